import { and, asc, eq, gt, lt, notExists, sql } from 'drizzle-orm'
import { CATEGORY } from '@nmw/contract/notification'
import { addDays } from '@nmw/contract/zone'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { membership } from '../database/schema/membership-table.ts'
import { pointEntry } from '../database/schema/point-table.ts'
import { transaction } from '../database/transaction.ts'
import { dateInJakarta } from '../date-in-jakarta.ts'
import { formatLongDay } from '../format-long-day.ts'
import { notify } from '../notification/notify.ts'

const BATCH = 200

/** Expires the points of ended memberships after the grace period, once for each end. */
export async function expirePoints(context: Context) {
  while ((await expireBatch(context)) === BATCH);
}

/** The rows are locked, so that exactly the current balance expires. */
function expireBatch({ db, now, env }: Context) {
  const at = now()
  const endedBefore = addDays(dateInJakarta(at), -env.pointGraceDays)
  return transaction(db, async (db) => {
    const expiredAlready = db
      .select({ id: pointEntry.id })
      .from(pointEntry)
      .where(
        and(
          eq(pointEntry.accountId, membership.accountId),
          eq(pointEntry.kind, 'expire'),
          eq(pointEntry.reference, sql`${membership.expiresOn}::text`),
        ),
      )
    const ended = await db
      .select()
      .from(membership)
      .where(and(lt(membership.expiresOn, endedBefore), gt(membership.points, 0), notExists(expiredAlready)))
      .orderBy(asc(membership.accountId))
      .limit(BATCH)
      .for('no key update')
    for (const member of ended) await expire(db, member, at)
    return ended.length
  })
}

/** Another run may have expired the row while this one waited for its lock: then nothing is done. */
async function expire(db: Database, { accountId, points, expiresOn }: typeof membership.$inferSelect, at: Date) {
  const reason = `hangus karena keanggotaan berakhir pada ${formatLongDay(expiresOn)}`
  const [expired] = await db
    .insert(pointEntry)
    .values({
      accountId,
      kind: 'expire',
      amount: -points,
      message: `Poin ${reason}`,
      reference: expiresOn,
      createdAt: at,
    })
    .onConflictDoNothing({ target: [pointEntry.accountId, pointEntry.kind, pointEntry.reference] })
    .returning({ id: pointEntry.id })
  if (!expired) return
  await notify(db, {
    accountId,
    category: CATEGORY.points,
    message: `${points} poin ${reason}`,
    link: '/user/point?tab=riwayat',
    dedupeKey: `points-expired-${expiresOn}`,
    at,
  })
}
