import { and, eq } from 'drizzle-orm'
import { DAY } from '@nmw/contract/duration'
import { CATEGORY } from '@nmw/contract/notification'
import * as contract from '@nmw/contract/voucher'
import { recordAudit } from '../audit/record-audit.ts'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { membership } from '../database/schema/membership-table.ts'
import { pointEntry } from '../database/schema/point-table.ts'
import { memberVoucher, voucher, voucherOption } from '../database/schema/voucher-table.ts'
import { notFound, refused } from '../http/problem.ts'
import type { Caller } from '../http/route.ts'
import type { Client } from '../http/client.ts'
import { once } from '../idempotency/once.ts'
import { isActiveMember } from '../membership/is-active-member.ts'
import { notify } from '../notification/notify.ts'
import { makeVoucherCode } from './voucher-code.ts'
import { memberVoucherOf, offeredOn, selectMemberVouchers } from './voucher-queries.ts'

type Input = { caller: Caller; client: Client; query: { id: number } }

/** Takes the points and issues the voucher, both or neither. */
export function redeemVoucher(context: Context, input: Input) {
  return once(context, contract.redeemVoucher, input, async (db) => {
    const { accountId } = input.caller
    const at = context.now()
    const option = await findOption(db, input.query.id, at)
    await checkPoints(db, accountId, option.points, at)
    const { name, image, points, value } = option
    const expiresAt = new Date(at.getTime() + contract.VOUCHER_DAYS * DAY)
    const [issued] = await db
      .insert(memberVoucher)
      .values({
        accountId,
        optionId: option.id,
        kind: 'points',
        name,
        image,
        points,
        value,
        code: makeVoucherCode(),
        createdAt: at,
        expiresAt,
      })
      .returning({ id: memberVoucher.id })
    const { id } = issued!
    const message = `Penukaran voucher ${name}`
    await db
      .insert(pointEntry)
      .values({ accountId, kind: 'redeem', amount: -points, message, reference: `voucher:${id}`, createdAt: at })
    await recordAudit(context, db, input.client, {
      action: 'redeem-voucher',
      accountId,
      object: `voucher:${id}`,
      detail: { option: option.id, points },
    })
    await notify(db, {
      accountId,
      category: CATEGORY.redemption,
      message: `${points} poin ditukar dengan voucher ${name}`,
      link: '/user/point?slug=voucher-list',
      dedupeKey: `voucher-${id}-redeemed`,
      at,
    })
    const [row] = await selectMemberVouchers(db).where(eq(memberVoucher.id, id))
    return memberVoucherOf(row!, at)
  })
}

async function findOption(db: Database, optionId: number, at: Date) {
  const { id, name, points, value } = voucherOption
  const [option] = await db
    .select({ id, name, points, value, image: voucher.image })
    .from(voucherOption)
    .innerJoin(voucher, eq(voucher.id, voucherOption.voucherId))
    .where(and(eq(voucherOption.id, optionId), eq(voucherOption.active, true), offeredOn(at)))
  if (!option) throw notFound()
  return option
}

/** Locks the balance, so that of two concurrent redemptions the second sees the rest. */
async function checkPoints(db: Database, accountId: number, points: number, at: Date) {
  const [member] = await db.select().from(membership).where(eq(membership.accountId, accountId)).for('no key update')
  if (!isActiveMember(member, at)) throw refused('Penukaran poin hanya untuk anggota dengan keanggotaan aktif')
  if (member!.points < points) throw refused(contract.POINTS_SHORT)
}
