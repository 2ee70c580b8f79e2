import { payablePrice } from '@nmw/contract/member-price'
import { DESK_PAYMENT_LABELS, DESK_PAYMENTS, isCard } from '@nmw/contract/ops-payment'
import type { DownPayment, PrescribedGood, SaleGood } from '@nmw/contract/ops-sale'
import type { NewSale } from '@nmw/contract/sale'
import { type VoucherUse, voucherWorth } from '@nmw/contract/voucher-worth'
import { formatDay } from '../../lib/format-day.ts'
import { typedRupiah } from '../payment/typed-rupiah.ts'

export type SaleLine = {
  good: SaleGood
  quantity: number
  /** From the buyer's prescription: no more than that gives, and to nobody else. */
  prescribed?: number
  /** The prescription that is redeemed by it. */
  redeems?: Redeeming
}
type Redeeming = NonNullable<PrescribedGood['redeems']> & Pick<PrescribedGood, 'day'>
/** What a till takes; a consultation is not paid to a merchant. */
export const SALE_WAYS = [...DESK_PAYMENTS, 'merchant'] as const
export type SaleWay = (typeof SALE_WAYS)[number]
export const SALE_WAY_WORDS: Record<SaleWay, string> = {
  ...DESK_PAYMENT_LABELS,
  merchant: 'Merchant (QRIS, dompet digital)',
}
/** One way to pay, as it was typed; no amount means whatever is left to pay. */
export type PaidWay = { way: SaleWay; value: string; name: string; no: string }
export type TypedVoucher = VoucherUse & { code: string }

type Desk = {
  lines: readonly SaleLine[]
  activeMember: boolean
  ways: readonly PaidWay[]
  voucher: TypedVoucher | undefined
  dp: Pick<DownPayment, 'invoice' | 'paid'> | undefined
  downPayment: boolean
}

/** The sums of a sale for the eye, and the payment as the call wants it. The server works all of it out again. */
export function saleBill({ lines, activeMember, ways, voucher, dp, downPayment }: Desk) {
  const billed = lines.map(({ good, quantity }) => ({
    kind: good.kind,
    id: good.id,
    quantity,
    listPrice: good.price,
    price: payablePrice(good, { activeMember }),
  }))
  const total = billed.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
  const voucherValue = voucher ? voucherWorth(voucher, billed) : 0
  const due = Math.max(0, total - voucherValue - (dp?.paid ?? 0))
  let left = due - ways.reduce((sum, { value }) => sum + (value ? typedRupiah(value) : 0), 0)
  const payment: NewSale['payment'] = {
    ...(voucher && { voucher: { code: voucher.code } }),
    ...(dp && { dp: dp.invoice }),
  }
  let handed = 0
  for (const { way, value, name, no } of ways) {
    const amount = value ? typedRupiah(value) : downPayment ? Number.NaN : Math.max(0, left)
    if (!value) left = 0
    if (amount === 0) continue
    handed += amount
    Object.assign(payment, { [way]: paidBy(way, { value: amount, name, no }) })
  }
  return { total, voucherValue, due, handed, change: Math.max(0, handed - due), payment }
}

function paidBy(way: SaleWay, { value, name, no }: { value: number; name: string; no: string }) {
  if (isCard(way)) return { value, name, no }
  return way === 'merchant' ? { value, name } : value
}

/** Under which name the call speaks of a field of a way to pay. */
export function fieldName(way: SaleWay, field: 'value' | 'name' | 'no') {
  return isCard(way) || way === 'merchant' ? `payment.${way}.${field}` : `payment.${way}`
}

export const MOST_OF_A_LINE = 50

/** One more of it, or the first. */
export function withOneMore(lines: readonly SaleLine[], good: SaleGood): SaleLine[] {
  const there = lines.find((line) => isSame(line.good, good))
  if (!there) return [...lines, { good, quantity: 1 }]
  return withQuantity(lines, good, Math.min(there.prescribed ?? MOST_OF_A_LINE, there.quantity + 1))
}

/** All that the prescription gives of a medicine; of a treatment one, however often it is open. */
export function withPrescribed(lines: readonly SaleLine[], prescribed: PrescribedGood): SaleLine[] {
  const { good, quantity, day, redeems } = prescribed
  if (good.kind === 'treatment') return withOneMore(lines, good)
  const line = { good, quantity, prescribed: quantity, ...(redeems && { redeems: { ...redeems, day } }) }
  return [...lines.filter((one) => !isSame(one.good, good)), line]
}

/** It is on the bill as prescribed: found by its name, a product is sold to anybody. */
export function isOnBill(lines: readonly SaleLine[], { good }: PrescribedGood) {
  return lines.some((line) => isSame(line.good, good) && (good.kind === 'treatment' || line.prescribed !== undefined))
}

/** What can be handed over and is not on the bill; a treatment is done when its time has come. */
export function stillToHandOver(open: readonly PrescribedGood[], lines: readonly SaleLine[]) {
  return open.filter((one) => one.good.kind !== 'treatment' && one.sold && !isOnBill(lines, one))
}

/** The prescription that the bill redeems as it stands. */
export function redeemingOf(lines: readonly SaleLine[]) {
  return lines.find(({ redeems }) => redeems)?.redeems
}

export function redeemingWords({ day, left }: Redeeming) {
  return `Menebus resep ${formatDay(day)}${left > 1 ? `, sisa ${left - 1} kali sesudah ini` : ' untuk terakhir kali'}.`
}

/** For another buyer: what a prescription gave is not hers. */
export function forAnother(lines: readonly SaleLine[]) {
  return lines.filter(({ prescribed }) => prescribed === undefined)
}

export function withQuantity(lines: readonly SaleLine[], good: SaleGood, quantity: number): SaleLine[] {
  return lines.map((line) => (isSame(line.good, good) ? { ...line, quantity } : line))
}

export function isSame(one: SaleGood, other: SaleGood) {
  return one.kind === other.kind && one.id === other.id
}
