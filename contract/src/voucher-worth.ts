import { takePercentOff } from './member-price.ts'
import type { SaleKind } from './sale.ts'

/** Birthday discount on one treatment, in percent of its full price. */
const BIRTHDAY_PERCENT = 50

/** A birthday treatment, one named treatment, or an amount. */
export type VoucherUse = { kind: 'points' | 'birthday'; treatmentId: string | null; value: number }
/** Unit prices before and after discount. */
export type BilledLine = { kind: SaleKind; id: string; quantity: number; listPrice: number; price: number }

/**
 * What a voucher pays of a bill, in whole rupiah; 0 where it does not apply. It never adds to another discount: a
 * birthday voucher halves the full price of one treatment, a treatment voucher pays for one.
 */
export function voucherWorth({ kind, treatmentId, value }: VoucherUse, lines: readonly BilledLine[]) {
  const treatments = lines.filter((line) => line.kind === 'treatment')
  if (kind === 'birthday') {
    const savings = treatments.map(({ price, listPrice }) => price - takePercentOff(listPrice, BIRTHDAY_PERCENT))
    return Math.max(0, ...savings)
  }
  if (treatmentId !== null) return treatments.find(({ id }) => id === treatmentId)?.price ?? 0
  const total = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
  return Math.min(value, total)
}
