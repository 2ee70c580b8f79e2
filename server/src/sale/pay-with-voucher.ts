import { type BilledLine, voucherWorth } from '@nmw/contract/voucher-worth'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { refused } from '../http/problem.ts'
import { consumeVoucher, type VoucherUseInput } from '../voucher/consume-voucher.ts'
import { voucherUse } from '../voucher/voucher-use.ts'

type Paying = VoucherUseInput & { patientId: number | null; lines: BilledLine[] }

/** Uses a voucher on a bill, in the caller's transaction, only for its owner. */
export async function payWithVoucher(context: Context, db: Database, { patientId, lines, ...taking }: Paying) {
  const { id, name, accountId } = await consumeVoucher(context, db, taking)
  if (accountId !== patientId) throw refused('Voucher hanya berlaku untuk pemiliknya. Pilih pemilik sebagai pembeli.')
  const value = voucherWorth(await voucherUse(db, id), lines)
  if (!value) throw refused(`Voucher ${name} tidak berlaku untuk barang atau layanan ini`)
  return { id, value }
}
