import { and, asc, eq, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { voucher, voucherOption } from '../database/schema/voucher-table.ts'
import { offeredOn } from './voucher-queries.ts'

export async function listVouchers({ db, now }: Context) {
  return db
    .select({
      id: voucher.id,
      MPVUNAMA: voucher.name,
      INAMA: sql<string>`string_agg(${voucherOption.name}, ', ' order by ${voucherOption.points}, ${voucherOption.id})`,
      MPIMAGES: voucher.image,
      MPVUTANGGAL2: voucher.endsOn,
      pointFrom: sql<number>`min(${voucherOption.points})`,
    })
    .from(voucher)
    .innerJoin(voucherOption, and(eq(voucherOption.voucherId, voucher.id), eq(voucherOption.active, true)))
    .where(offeredOn(now()))
    .groupBy(voucher.id)
    .orderBy(asc(voucher.id))
}
