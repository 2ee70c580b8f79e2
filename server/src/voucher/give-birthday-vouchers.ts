import { and, asc, eq, inArray, notExists, sql } from 'drizzle-orm'
import { CATEGORY } from '@nmw/contract/notification'
import { addDays, dayIn, momentOf, type Zone, ZONES } from '@nmw/contract/zone'
import type { Context } from '../context.ts'
import { account, patient } from '../database/schema/account-table.ts'
import { branch } from '../database/schema/branch-table.ts'
import { membership } from '../database/schema/membership-table.ts'
import { memberVoucher } from '../database/schema/voucher-table.ts'
import { transaction } from '../database/transaction.ts'
import { activeMembers } from '../membership/is-active-member.ts'
import { notify } from '../notification/notify.ts'
import { birthdayVoucher } from './birthday-voucher.ts'
import { birthdaysOn } from './birthdays-on.ts'
import { makeVoucherCode } from './voucher-code.ts'

const BATCH = 200

/**
 * Gives every active member a voucher on the birthday, by the clock of the member's branch, valid until midnight there.
 */
export async function giveBirthdayVouchers(context: Context) {
  for (const zone of Object.keys(ZONES) as Zone[]) {
    const at = context.now()
    const day = dayIn(zone, at)
    for (;;) {
      const members = await findUngiven(context, zone, day, at)
      for (const member of members) await giveVoucher(context, member, zone, day, at)
      if (members.length < BATCH) break
    }
  }
}

type Member = Awaited<ReturnType<typeof findUngiven>>[number]

function findUngiven({ db }: Context, zone: Zone, day: string, at: Date) {
  const given = db
    .select({ id: memberVoucher.id })
    .from(memberVoucher)
    .where(and(eq(memberVoucher.accountId, account.id), eq(memberVoucher.birthdayYear, yearOf(day))))
  return db
    .select({ accountId: account.id })
    .from(patient)
    .innerJoin(account, eq(account.id, patient.accountId))
    .innerJoin(membership, eq(membership.accountId, patient.accountId))
    .leftJoin(branch, eq(branch.id, account.branchId))
    .where(
      and(
        inArray(sql`to_char(${patient.birthDate}, 'MM-DD')`, birthdaysOn(day)),
        eq(sql`coalesce(${branch.timezone}, 'Asia/Jakarta')`, zone),
        eq(account.active, true),
        activeMembers(at),
        notExists(given),
      ),
    )
    .orderBy(asc(account.id))
    .limit(BATCH)
}

/** One a year: a unique index guards against two servers. */
function giveVoucher(context: Context, { accountId }: Member, zone: Zone, day: string, at: Date) {
  return transaction(context.db, async (db) => {
    const { name, image } = birthdayVoucher
    const [given] = await db
      .insert(memberVoucher)
      .values({
        accountId,
        kind: 'birthday',
        name,
        image,
        points: 0,
        code: makeVoucherCode(),
        createdAt: at,
        expiresAt: momentOf(zone, addDays(day, 1), '00:00'),
        birthdayYear: yearOf(day),
      })
      .onConflictDoNothing({ target: [memberVoucher.accountId, memberVoucher.birthdayYear] })
      .returning({ id: memberVoucher.id })
    if (!given) return
    await notify(db, {
      accountId,
      category: CATEGORY.promo,
      message:
        'Selamat ulang tahun. Hari ini perawatan Anda setengah harga di semua cabang; vouchernya berlaku sampai tengah malam.',
      link: '/user/point?slug=voucher-list',
      dedupeKey: `birthday-${yearOf(day)}`,
      at,
    })
  })
}

function yearOf(day: string) {
  return Number(day.slice(0, 4))
}
