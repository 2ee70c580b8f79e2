import { payablePrice, type Priced } from './member-price.ts'
import { pointsFor } from './point.ts'
import { taxInside } from './value-added-tax.ts'

/** Pieces of one thing in a cart. */
export const MAX_QUANTITY = 50
/** No courier weighs less, in grams. */
export const LEAST_SHIPPING_WEIGHT = 1000

/** What insuring a parcel costs until the clinic sets something else. */
export const INSURANCE = { least: 2_500, perThousand: 2, forcedFrom: 1_000_000 } as const
const INSURANCE_ROUNDED_TO = 100
/** Prices hold it already. */
export const VAT_PERCENT = 11

export type InsuranceTerms = { least: number; perThousand: number; forcedFrom: number }
/** What a sale goes by: its day, and the figures that the clinic has set by then. */
export type SaleTerms = { day: string; insurance?: InsuranceTerms; vatPercent?: number | undefined }

export type CartLine = Priced & { quantity: number; weight: number; taxable: boolean }

/** What the chosen way of delivery costs; pick-up costs nothing and cannot be insured. */
export type Delivery = {
  cost: number
  insurable: boolean
}

export type Bill = ReturnType<typeof billOf>

/** Every figure of a sale, from what is bought, by whom and how it gets there. Whole rupiah and grams. */
export function billOf(
  lines: readonly CartLine[],
  buyer: { activeMember: boolean },
  delivery: Delivery | null,
  wantsInsurance: boolean,
  { day, insurance = INSURANCE, vatPercent }: SaleTerms,
) {
  const listTotal = sum(lines, ({ price, quantity }) => price * quantity)
  const goodsTotal = sum(lines, (line) => subTotalOf(line, buyer))
  const taxableTotal = sum(lines, (line) => (line.taxable ? subTotalOf(line, buyer) : 0))
  const weight = sum(lines, (line) => line.weight * line.quantity)
  const possibleInsurance = delivery?.insurable ? insuranceFor(goodsTotal, insurance) : 0
  const forced = possibleInsurance > 0 && isInsuranceForced(goodsTotal, insurance)
  const insuranceFee = forced || wantsInsurance ? possibleInsurance : 0
  const shippingAmount = delivery?.cost ?? 0
  const { tax, label } = taxInside(taxableTotal, day, vatPercent)
  return {
    listTotal,
    discount: listTotal - goodsTotal,
    goodsTotal,
    weight,
    shippingAmount,
    insuranceFee,
    /** What insuring would cost, chosen or not; 0 where there is none. */
    possibleInsurance,
    insuranceForced: forced,
    serviceFee: 0,
    grandTotal: goodsTotal + shippingAmount + insuranceFee,
    vat: tax,
    vatLabel: label,
    points: buyer.activeMember ? pointsFor(goodsTotal) : 0,
  }
}

export function subTotalOf(line: CartLine, buyer: { activeMember: boolean }) {
  return payablePrice(line, buyer) * line.quantity
}

/** What a courier is asked to price: whole grams, and never less than the lightest parcel. */
export function shippingWeight(grams: number) {
  return Math.max(LEAST_SHIPPING_WEIGHT, Math.ceil(grams))
}

/** So much in a thousand of the value, rounded up to a hundred, and at least the least; whoever carries it. */
export function insuranceFor(value: number, { least, perThousand }: InsuranceTerms = INSURANCE) {
  if (value <= 0) return 0
  // Thousandths of a rupiah, so that no fraction is ever lost or made up.
  return Math.max(least, Math.ceil((value * perThousand) / (INSURANCE_ROUNDED_TO * 1000)) * INSURANCE_ROUNDED_TO)
}

export function isInsuranceForced(value: number, { forcedFrom }: InsuranceTerms = INSURANCE) {
  return value >= forcedFrom
}

function sum<T>(list: readonly T[], amountOf: (one: T) => number) {
  return list.reduce((total, one) => total + amountOf(one), 0)
}
