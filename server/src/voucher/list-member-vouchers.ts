import { and, desc, eq, gt, isNotNull, isNull, lte, or } from 'drizzle-orm'
import { ENDED_VOUCHERS_SHOWN } from '@nmw/contract/voucher'
import type { Context } from '../context.ts'
import { memberVoucher } from '../database/schema/voucher-table.ts'
import type { Caller } from '../http/route.ts'
import { memberVoucherOf, selectMemberVouchers } from './voucher-queries.ts'

/** All usable vouchers and the latest ended ones, without cancelled ones. */
export async function listMemberVouchers({ db, now }: Context, { caller: { accountId } }: { caller: Caller }) {
  const at = now()
  const own = and(eq(memberVoucher.accountId, accountId), isNull(memberVoucher.cancelledAt))
  const usable = await selectMemberVouchers(db)
    .where(and(own, isNull(memberVoucher.usedAt), gt(memberVoucher.expiresAt, at)))
    .orderBy(desc(memberVoucher.id))
  const ended = await selectMemberVouchers(db)
    .where(and(own, or(isNotNull(memberVoucher.usedAt), lte(memberVoucher.expiresAt, at))))
    .orderBy(desc(memberVoucher.id))
    .limit(ENDED_VOUCHERS_SHOWN)
  return {
    voucher: [...usable, ...ended].toSorted((a, b) => b.id - a.id).map((row) => memberVoucherOf(row, at)),
    unusedVoucher: usable.length,
  }
}
