import { and, asc, between, eq, notExists, sql } from 'drizzle-orm'
import { DAY } from '@nmw/contract/duration'
import { CATEGORY } from '@nmw/contract/notification'
import { addDays } from '@nmw/contract/zone'
import type { Context } from '../context.ts'
import { account } from '../database/schema/account-table.ts'
import { membership } from '../database/schema/membership-table.ts'
import { notification } from '../database/schema/notification-table.ts'
import { transaction } from '../database/transaction.ts'
import { dateInJakarta } from '../date-in-jakarta.ts'
import { formatLongDay } from '../format-long-day.ts'
import { notify } from '../notification/notify.ts'

const BATCH = 200

/** The second reminder is sent in the last week. Ranges of days make up for a missed run. */
const reminders = [
  { name: '30', from: 8, to: 30 },
  { name: '7', from: 0, to: 7 },
]

/** Sends each member at most two reminders before the membership ends. */
export async function remindRenewals(context: Context) {
  for (const reminder of reminders) {
    for (;;) {
      const members = await findUnreminded(context, reminder)
      for (const member of members) await remind(context, member, reminder.name)
      if (members.length < BATCH) break
    }
  }
}

type Member = Awaited<ReturnType<typeof findUnreminded>>[number]

function findUnreminded({ db, now }: Context, { name, from, to }: (typeof reminders)[number]) {
  const today = dateInJakarta(now())
  const key = sql`'renewal-' || ${membership.expiresOn} || '-' || ${name}`
  const alreadyReminded = db
    .select({ id: notification.id })
    .from(notification)
    .where(and(eq(notification.accountId, membership.accountId), eq(notification.dedupeKey, key)))
  return db
    .select({
      accountId: membership.accountId,
      number: membership.number,
      expiresOn: membership.expiresOn,
      points: membership.points,
    })
    .from(membership)
    .innerJoin(account, eq(account.id, membership.accountId))
    .where(
      and(
        between(membership.expiresOn, addDays(today, from), addDays(today, to)),
        eq(account.active, true),
        notExists(alreadyReminded),
      ),
    )
    .orderBy(asc(membership.accountId))
    .limit(BATCH)
}

function remind(context: Context, { accountId, number, expiresOn, points }: Member, name: string) {
  const at = context.now()
  const left = Math.round((Date.parse(expiresOn) - Date.parse(dateInJakarta(at))) / DAY)
  const when = left === 0 ? 'hari ini' : `dalam ${left} hari, pada ${formatLongDay(expiresOn)}`
  const lostPoints = points > 0 ? ` Tanpa perpanjangan, ${points} poin Anda hangus setelah masa tenggang.` : ''
  return transaction(context.db, (db) =>
    notify(db, {
      accountId,
      category: CATEGORY.points,
      message: `Keanggotaan ${number} berakhir ${when}. Perpanjang di kasir cabang mana pun agar harga anggota, hadiah ulang tahun, dan poin Anda tetap berlaku.${lostPoints}`,
      link: '/user/account',
      dedupeKey: `renewal-${expiresOn}-${name}`,
      at,
    }),
  )
}
