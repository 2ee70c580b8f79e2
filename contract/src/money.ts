import { payablePrice, type Priced } from './member-price.ts'
import { pointsFor } from './point.ts'
import { includedTax } from './value-added-tax.ts'

/** Units of one item in a cart. */
export const MAX_QUANTITY = 50
/** The lightest parcel a courier charges for, in grams. */
const MIN_SHIPPING_WEIGHT = 1000

/** Price of parcel insurance until the clinic sets another. */
export const INSURANCE = { least: 2_500, perThousand: 2, forcedFrom: 1_000_000 } as const
const INSURANCE_ROUNDING = 100
/** Included in prices. */
export const VAT_PERCENT = 11

export type InsuranceTerms = { least: number; perThousand: number; forcedFrom: number }
/** The day of a sale, and the clinic's figures valid on it. */
export type SaleTerms = { day: string; insurance?: InsuranceTerms; vatPercent?: number | undefined }

export type CartLine = Priced & { quantity: number; weight: number; taxable: boolean }

/** Price of the chosen delivery; pick-up is free and cannot be insured. */
export type Delivery = {
  cost: number
  insurable: boolean
}

/** All sums of a sale, in whole rupiah and grams. */
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
  const { tax, label } = includedTax(taxableTotal, day, vatPercent)
  return {
    listTotal,
    discount: listTotal - goodsTotal,
    goodsTotal,
    weight,
    shippingAmount,
    insuranceFee,
    /** Price of the insurance, chosen or not; 0 where none is possible. */
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

/** Weight for a courier's quote: whole grams, at least the lightest parcel. */
export function shippingWeight(grams: number) {
  return Math.max(MIN_SHIPPING_WEIGHT, Math.ceil(grams))
}

/** So much per thousand of the value, rounded up to a hundred, with a minimum; the same for every courier. */
export function insuranceFor(value: number, { least, perThousand }: InsuranceTerms = INSURANCE) {
  if (value <= 0) return 0
  // In thousandths of a rupiah, so that the arithmetic stays exact.
  return Math.max(least, Math.ceil((value * perThousand) / (INSURANCE_ROUNDING * 1000)) * INSURANCE_ROUNDING)
}

export function isInsuranceForced(value: number, { forcedFrom }: InsuranceTerms = INSURANCE) {
  return value >= forcedFrom
}

function sum<T>(list: readonly T[], amountOf: (one: T) => number) {
  return list.reduce((total, one) => total + amountOf(one), 0)
}
