import { and, eq } from 'drizzle-orm'
import { CATEGORY } from '@nmw/contract/notification'
import type { Database } from '../database/connection.ts'
import { membership } from '../database/schema/membership-table.ts'
import { pointEntry } from '../database/schema/point-table.ts'
import { notify } from '../notification/notify.ts'

/**
 * Revokes the points of a sale or order, in the caller's transaction, and returns how many. Spent points stay spent:
 * the balance never drops below zero.
 */
export async function revokePoints(db: Database, sale: { accountId: number; invoice: string; at: Date }) {
  const { accountId, invoice, at } = sale
  // Locked, so that the points cannot be spent meanwhile.
  const [member] = await db
    .select({ points: membership.points })
    .from(membership)
    .where(eq(membership.accountId, accountId))
    .for('no key update')
  const [earned] = await db
    .select({ amount: pointEntry.amount })
    .from(pointEntry)
    .where(and(eq(pointEntry.accountId, accountId), eq(pointEntry.kind, 'earn'), eq(pointEntry.reference, invoice)))
  const amount = Math.min(earned?.amount ?? 0, member?.points ?? 0)
  if (amount === 0) return 0
  const revoked = await db
    .insert(pointEntry)
    .values({
      accountId,
      kind: 'correct',
      amount: -amount,
      message: `Poin ditarik karena transaksi ${invoice} dibatalkan`,
      reference: invoice,
      createdAt: at,
    })
    .onConflictDoNothing({ target: [pointEntry.accountId, pointEntry.kind, pointEntry.reference] })
    .returning({ id: pointEntry.id })
  if (!revoked.length) return 0
  await notify(db, {
    accountId,
    category: CATEGORY.points,
    message: `${amount} poin ditarik karena transaksi ${invoice} dibatalkan`,
    link: '/user/point?tab=riwayat',
    dedupeKey: `points-back-${invoice}`,
    at,
  })
  return amount
}
