import { and, eq } from 'drizzle-orm'
import { CATEGORY } from '@nmw/contract/notification'
import { pointsFor } from '@nmw/contract/point'
import type { Database } from '../database/connection.ts'
import { membership } from '../database/schema/membership-table.ts'
import { pointEntry } from '../database/schema/point-table.ts'
import { activeMembers } from '../membership/is-active-member.ts'
import { notify } from '../notification/notify.ts'

type Sale = {
  accountId: number
  /** Each invoice earns points once. */
  invoice: string
  /** Goods or the fee after discount, in rupiah, without shipping and other fees. */
  netAmount: number
  at: Date
}

/** Credits points in the caller's transaction and returns how many. */
export async function earnPoints(db: Database, { accountId, invoice, netAmount, at }: Sale) {
  const amount = pointsFor(netAmount)
  if (amount === 0) return 0
  const [member] = await db
    .select({ accountId: membership.accountId })
    .from(membership)
    .where(and(eq(membership.accountId, accountId), activeMembers(at)))
  if (!member) return 0
  const credited = await db
    .insert(pointEntry)
    .values({
      accountId,
      kind: 'earn',
      amount,
      message: `Poin dari transaksi ${invoice}`,
      reference: invoice,
      createdAt: at,
    })
    .onConflictDoNothing({ target: [pointEntry.accountId, pointEntry.kind, pointEntry.reference] })
    .returning({ id: pointEntry.id })
  if (!credited.length) return 0
  await notify(db, {
    accountId,
    category: CATEGORY.points,
    message: `Anda mendapat ${amount} poin dari transaksi ${invoice}`,
    link: '/user/point?tab=riwayat',
    dedupeKey: `points-${invoice}`,
    at,
  })
  return amount
}
