import { and, desc, eq, gt } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { order } from '../database/schema/order-table.ts'
import { payment } from '../database/schema/payment-table.ts'

export function listSimulatedPayments({ db, now }: Context) {
  return db
    .select({
      accountNumber: payment.accountNumber,
      channel: payment.channel,
      amount: payment.amount,
      expiresAt: payment.expiresAt,
      invoice: order.invoice,
    })
    .from(payment)
    .innerJoin(order, eq(order.id, payment.orderId))
    .where(and(eq(payment.provider, 'simulator'), eq(payment.state, 'OPEN'), gt(payment.expiresAt, now())))
    .orderBy(desc(payment.id))
    .limit(20)
}

export type SimulatedPayment = Awaited<ReturnType<typeof listSimulatedPayments>>[number]
