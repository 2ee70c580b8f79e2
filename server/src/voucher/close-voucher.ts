import { and, gt, isNull, type SQL } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { memberVoucher } from '../database/schema/voucher-table.ts'
import { notFound, Problem } from '../http/problem.ts'

type Row = typeof memberVoucher.$inferSelect
type End = Pick<Row, 'cancelledAt'> | Pick<Row, 'usedAt' | 'usedBranchId'>

/** Uses or cancels a voucher: of two at once only one finds it open. */
export async function closeVoucher(db: Database, whose: SQL, end: End, at: Date) {
  const open = and(isNull(memberVoucher.usedAt), isNull(memberVoucher.cancelledAt), gt(memberVoucher.expiresAt, at))
  const [spent] = await db.update(memberVoucher).set(end).where(and(whose, open)).returning()
  if (spent) return spent
  const [row] = await db.select().from(memberVoucher).where(whose)
  if (!row) throw notFound('Voucher tidak ditemukan')
  throw new Problem(409, voucherClosedReason(row, at) ?? 'Voucher ini baru saja berubah. Coba lagi.')
}

/** Why the voucher cannot be used, as a message; null while it can. */
export function voucherClosedReason({ usedAt, cancelledAt, expiresAt }: Row, at: Date) {
  if (usedAt) return 'Voucher ini sudah dipakai'
  if (cancelledAt) return 'Penukaran voucher ini sudah dibatalkan'
  return expiresAt > at ? null : 'Voucher ini sudah kadaluarsa'
}
