import { and, eq, exists, sql } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { account } from '../database/schema/account-table.ts'
import { order } from '../database/schema/order-table.ts'
import { moneyEntry, refundCase } from '../database/schema/payment-table.ts'

/** A due entry on an undecided case means it was owed from the start. */
export function selectRefunds(db: Database) {
  const due = db
    .select({ id: moneyEntry.id })
    .from(moneyEntry)
    .where(
      and(
        eq(moneyEntry.orderId, refundCase.orderId),
        eq(moneyEntry.kind, 'refund-due'),
        eq(moneyEntry.reference, sql`'case-' || ${refundCase.id}`),
      ),
    )
  return db
    .select({ refund: refundCase, order, patientName: account.fullName, due: sql<boolean>`${exists(due)}` })
    .from(refundCase)
    .innerJoin(order, eq(order.id, refundCase.orderId))
    .innerJoin(account, eq(account.id, order.patientId))
    .$dynamic()
}

export type FoundRefund = Awaited<ReturnType<typeof selectRefunds>>[number]

export function refundItemOf({ refund, order: row, patientName, due }: FoundRefund) {
  return {
    id: refund.id,
    invoice: row.invoice,
    type: row.type,
    patientName,
    amount: refund.amount,
    reason: refund.reason,
    state: refund.state,
    hasBank: refund.bank !== null,
    owed: due && refund.state === 'DIAJUKAN',
    createdAt: refund.createdAt.toISOString(),
  }
}
