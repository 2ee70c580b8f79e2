import { asc, eq, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { memberVoucher, voucher, voucherOption } from '../database/schema/voucher-table.ts'

export async function listClinicVouchers({ db, now }: Context) {
  const at = now().toISOString()
  const [rows, options, counts] = await Promise.all([
    db.select().from(voucher).orderBy(asc(voucher.id)),
    db.select().from(voucherOption).orderBy(asc(voucherOption.points), asc(voucherOption.id)),
    db
      .select({
        voucherId: voucherOption.voucherId,
        open: sql<number>`count(*) filter (where ${memberVoucher.usedAt} is null
          and ${memberVoucher.cancelledAt} is null and ${memberVoucher.expiresAt} > ${at})::int`,
        used: sql<number>`count(${memberVoucher.usedAt})::int`,
      })
      .from(memberVoucher)
      .innerJoin(voucherOption, eq(voucherOption.id, memberVoucher.optionId))
      .groupBy(voucherOption.voucherId),
  ])
  return rows.map((row) => ({
    ...row,
    options: options.filter(({ voucherId }) => voucherId === row.id),
    open: counts.find(({ voucherId }) => voucherId === row.id)?.open ?? 0,
    used: counts.find(({ voucherId }) => voucherId === row.id)?.used ?? 0,
  }))
}
