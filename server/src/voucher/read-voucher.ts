import { and, asc, eq, or, sql } from 'drizzle-orm'
import { VOUCHER_UNNAMED } from '@nmw/contract/voucher'
import type { Context } from '../context.ts'
import { membership } from '../database/schema/membership-table.ts'
import { voucher, voucherOption } from '../database/schema/voucher-table.ts'
import { notFound, refused } from '../http/problem.ts'
import type { Caller } from '../http/route.ts'
import { isActiveMember } from '../membership/is-active-member.ts'
import { offeredOn } from './voucher-queries.ts'

type Input = { caller: Caller; query: { id: string } }

/** By id, else by name. */
export async function readVoucher({ db, now }: Context, { caller, query: { id } }: Input) {
  if (!id) throw refused(VOUCHER_UNNAMED)
  const [header] = await db
    .select()
    .from(voucher)
    .where(and(or(eq(voucher.id, id), eq(voucher.name, id)), offeredOn(now())))
    .orderBy(sql`${voucher.id} = ${id} desc`)
    .limit(1)
  if (!header) throw notFound()
  const [member] = await db.select().from(membership).where(eq(membership.accountId, caller.accountId))
  const points = member && isActiveMember(member, now()) ? member.points : 0
  const options = await db
    .select()
    .from(voucherOption)
    .where(and(eq(voucherOption.voucherId, header.id), eq(voucherOption.active, true)))
    .orderBy(asc(voucherOption.points), asc(voucherOption.id))
  return {
    header: {
      id: header.id,
      MPIMAGES: header.image,
      MPVUNAMA: header.name,
      MPVUTANGGAL2: header.endsOn,
      terms: header.terms,
      usageSteps: header.usageSteps,
    },
    detail: options.map((option) => ({
      MPVDID: option.id,
      INAMA: option.name,
      MPVDJUMLAHPOINT: option.points,
      value: option.value,
      redeemable: option.points <= points,
    })),
  }
}
