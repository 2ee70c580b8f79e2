import { and, asc, inArray, isNull } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { paymentNotification } from '../database/schema/payment-table.ts'

const SHOWN = 50

/** Notices that match no payment and have not been checked. */
export const isUnmatched = and(
  inArray(paymentNotification.outcome, ['mismatch', 'unknown', 'broken']),
  isNull(paymentNotification.checkedAt),
)

export async function findUnmatched(db: Database) {
  const { id, provider, invoice, note, receivedAt } = paymentNotification
  const rows = await db
    .select({ id, provider, invoice, note, receivedAt })
    .from(paymentNotification)
    .where(isUnmatched)
    .orderBy(asc(id))
    .limit(SHOWN)
  return rows.map((row) => ({ ...row, receivedAt: row.receivedAt.toISOString() }))
}
