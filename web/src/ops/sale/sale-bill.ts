import { payablePrice } from '@nmw/contract/member-price'
import { DESK_PAYMENT_LABELS, DESK_PAYMENTS, isCard } from '@nmw/contract/ops-payment'
import type { DownPayment, PrescribedGood, SaleGood } from '@nmw/contract/ops-sale'
import type { NewSale } from '@nmw/contract/sale'
import { type VoucherUse, voucherWorth } from '@nmw/contract/voucher-worth'
import { formatDay } from '../../lib/format/format-day.ts'
import { parseRupiah } from '../payment/parse-rupiah.ts'

export type SaleLine = {
  good: SaleGood
  quantity: number
  /** The prescribed quantity, which is the maximum, for this buyer only. */
  prescribed?: number
  redeems?: Redeeming
}
type Redeeming = NonNullable<PrescribedGood['redeems']> & Pick<PrescribedGood, 'day'>
/** Payment methods of a sale; a consultation cannot be paid to a merchant. */
export const SALE_WAYS = [...DESK_PAYMENTS, 'merchant'] as const
export type SaleWay = (typeof SALE_WAYS)[number]
export const SALE_WAY_LABELS: Record<SaleWay, string> = {
  ...DESK_PAYMENT_LABELS,
  merchant: 'Merchant (QRIS, dompet digital)',
}
/** A payment as typed; without an amount it is the rest to pay. */
export type PaidWay = { way: SaleWay; value: string; name: string; no: string }
type TypedVoucher = VoucherUse & { code: string }

type Desk = {
  lines: readonly SaleLine[]
  activeMember: boolean
  ways: readonly PaidWay[]
  voucher: TypedVoucher | undefined
  dp: Pick<DownPayment, 'invoice' | 'paid'> | undefined
  downPayment: boolean
}

/** The displayed sums of a sale and the payment for the request. The server recalculates everything. */
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
  let left = due - ways.reduce((sum, { value }) => sum + (value ? parseRupiah(value) : 0), 0)
  const payment: NewSale['payment'] = {
    ...(voucher && { voucher: { code: voucher.code } }),
    ...(dp && { dp: dp.invoice }),
  }
  let handed = 0
  for (const { way, value, name, no } of ways) {
    const amount = value ? parseRupiah(value) : downPayment ? Number.NaN : Math.max(0, left)
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

/** The name of a payment field in the request. */
export function fieldName(way: SaleWay, field: 'value' | 'name' | 'no') {
  return isCard(way) || way === 'merchant' ? `payment.${way}.${field}` : `payment.${way}`
}

export const MOST_OF_A_LINE = 50

export function withOneMore(lines: readonly SaleLine[], good: SaleGood): SaleLine[] {
  const there = lines.find((line) => isSame(line.good, good))
  if (!there) return [...lines, { good, quantity: 1 }]
  return withQuantity(lines, good, Math.min(there.prescribed ?? MOST_OF_A_LINE, there.quantity + 1))
}

/** Adds the whole prescribed quantity of a medicine; of a treatment one, however often it is open. */
export function withPrescribed(lines: readonly SaleLine[], prescribed: PrescribedGood): SaleLine[] {
  const { good, quantity, day, redeems } = prescribed
  if (good.kind === 'treatment') return withOneMore(lines, good)
  const line = { good, quantity, prescribed: quantity, ...(redeems && { redeems: { ...redeems, day } }) }
  return [...lines.filter((one) => !isSame(one.good, good)), line]
}

/** Whether it is on the bill as prescribed: a product picked by name may be bought by anybody. */
export function isOnBill(lines: readonly SaleLine[], { good }: PrescribedGood) {
  return lines.some((line) => isSame(line.good, good) && (good.kind === 'treatment' || line.prescribed !== undefined))
}

/** What can be handed over and is not on the bill; treatments are done later. */
export function stillToHandOver(open: readonly PrescribedGood[], lines: readonly SaleLine[]) {
  return open.filter((one) => one.good.kind !== 'treatment' && one.sold && !isOnBill(lines, one))
}

export function redeemingOf(lines: readonly SaleLine[]) {
  return lines.find(({ redeems }) => redeems)?.redeems
}

export function redeemingText({ day, left }: Redeeming) {
  return `Menebus resep ${formatDay(day)}${left > 1 ? `, sisa ${left - 1} kali sesudah ini` : ' untuk terakhir kali'}.`
}

/** For another buyer: without prescribed lines. */
export function forAnother(lines: readonly SaleLine[]) {
  return lines.filter(({ prescribed }) => prescribed === undefined)
}

export function withQuantity(lines: readonly SaleLine[], good: SaleGood, quantity: number): SaleLine[] {
  return lines.map((line) => (isSame(line.good, good) ? { ...line, quantity } : line))
}

export function isSame(one: SaleGood, other: SaleGood) {
  return one.kind === other.kind && one.id === other.id
}
