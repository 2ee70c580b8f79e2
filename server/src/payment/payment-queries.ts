import { and, desc, eq } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { order } from '../database/schema/order-table.ts'
import { payment } from '../database/schema/payment-table.ts'
import type { KnownPayment } from '../outside/payment/payment-gateway.ts'

export type PaymentRow = typeof payment.$inferSelect
export type OrderRow = typeof order.$inferSelect

/** Newest first. An order has more than one only if the gateway closed the first. */
export function findPayments(db: Database, orderId: number): Promise<PaymentRow[]> {
  return db.select().from(payment).where(eq(payment.orderId, orderId)).orderBy(desc(payment.id))
}

/** Another patient's order looks like a missing one. */
export async function findOwnOrder(db: Database, invoice: string, patientId: number): Promise<OrderRow | undefined> {
  const [row] = await db
    .select()
    .from(order)
    .where(and(eq(order.invoice, invoice), eq(order.patientId, patientId)))
  return row
}

export function knownPayment(row: PaymentRow, invoice: string): KnownPayment {
  const { requestId, channel, amount, accountNumber, instructionsUrl, createdAt, expiresAt } = row
  return { requestId, invoice, channel, amount, accountNumber, instructionsUrl, createdAt, expiresAt }
}
