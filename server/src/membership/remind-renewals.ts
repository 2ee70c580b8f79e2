import { and, asc, between, eq, notExists, sql } from 'drizzle-orm'
import { BRAND } from '@nmw/contract/brand'
import { addDays } from '@nmw/contract/zone'
import type { Context } from '../context.ts'
import { account } from '../database/schema/account-table.ts'
import { membership } from '../database/schema/membership-table.ts'
import { outboxMessage } from '../database/schema/outbox-message-table.ts'
import { dateInJakarta } from '../date-in-jakarta.ts'
import { dayInWords } from '../day-in-words.ts'
import { queueMessage } from '../message/queue-message.ts'

const BATCH = 200
const DAY = 24 * 60 * 60 * 1000

/** The first reminder in the month before the end, the second in its last week; a turn that was missed is made up for. */
const reminders = [
  { name: '30', from: 8, to: 30 },
  { name: '7', from: 0, to: 7 },
]

/** Writes once in each of the two times to everybody whose membership ends soon. */
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
  const key = sql`'renewal:' || ${membership.accountId} || ':' || ${membership.expiresOn} || ':' || ${name}`
  const sent = db.select({ id: outboxMessage.id }).from(outboxMessage).where(eq(outboxMessage.dedupeKey, key))
  return db
    .select({
      accountId: membership.accountId,
      email: account.email,
      fullName: account.fullName,
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
        notExists(sent),
      ),
    )
    .orderBy(asc(membership.accountId))
    .limit(BATCH)
}

function remind(context: Context, member: Member, name: string) {
  const { accountId, email, fullName, number, expiresOn, points } = member
  const left = Math.round((Date.parse(expiresOn) - Date.parse(dateInJakarta(context.now()))) / DAY)
  const lostPoints = points > 0 ? ` Tanpa perpanjangan, ${points} poin Anda hangus setelah masa tenggang.` : ''
  return queueMessage(context, context.db, {
    channel: 'mail',
    to: email,
    subject: `Keanggotaan ${BRAND.name} berakhir ${left === 0 ? 'hari ini' : `dalam ${left} hari`}`,
    text: `Halo ${fullName},\n\nKeanggotaan Anda (${number}) berlaku hingga ${dayInWords(expiresOn)}. Perpanjang di kasir cabang mana pun agar harga anggota, hadiah ulang tahun, dan poin Anda tetap berlaku.${lostPoints}`,
    dedupeKey: `renewal:${accountId}:${expiresOn}:${name}`,
  })
}
