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

/** Takes away the points of memberships that ended and were not renewed in time; once for each ending. */
export async function expirePoints(context: Context) {
  while ((await expireBatch(context)) === BATCH);
}

/** The rows are held while they are read, so that what is taken away is exactly what was there. */
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

/** A row that was waited for may have been expired meanwhile, which the search above cannot see: then nothing is done. */
async function expire(db: Database, { accountId, points, expiresOn }: typeof membership.$inferSelect, at: Date) {
  const why = `hangus karena keanggotaan berakhir pada ${formatLongDay(expiresOn)}`
  const [taken] = await db
    .insert(pointEntry)
    .values({
      accountId,
      kind: 'expire',
      amount: -points,
      message: `Poin ${why}`,
      reference: expiresOn,
      createdAt: at,
    })
    .onConflictDoNothing({ target: [pointEntry.accountId, pointEntry.kind, pointEntry.reference] })
    .returning({ id: pointEntry.id })
  if (!taken) return
  await notify(db, {
    accountId,
    category: CATEGORY.points,
    message: `${points} poin ${why}`,
    link: '/user/point?tab=riwayat',
    dedupeKey: `points-expired-${expiresOn}`,
    at,
  })
}
