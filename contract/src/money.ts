import { payablePrice, type Priced } from './member-price.ts'
import { pointsFor } from './point.ts'

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
/** The figures of the clinic that a sale goes by. */
export type SaleTerms = { insurance: InsuranceTerms; vatPercent: number }
const SALE_TERMS: SaleTerms = { insurance: INSURANCE, vatPercent: VAT_PERCENT }

export type CartLine = Priced & { quantity: number; weight: number; taxable: boolean }

/** What the chosen way of delivery costs; pick-up costs nothing and cannot be insured. */
export type Delivery = {
  cost: number
  /** What this service adds to the insurance; null where it insures nothing. */
  insuranceAddition: number | null
}

export type Bill = ReturnType<typeof billOf>

/** Every figure of a sale, from what is bought, by whom and how it gets there. Whole rupiah and grams. */
export function billOf(
  lines: readonly CartLine[],
  buyer: { activeMember: boolean },
  delivery: Delivery | null,
  wantsInsurance: boolean,
  { insurance, vatPercent }: SaleTerms = SALE_TERMS,
) {
  const listTotal = sum(lines, ({ price, quantity }) => price * quantity)
  const goodsTotal = sum(lines, (line) => subTotalOf(line, buyer))
  const taxableTotal = sum(lines, (line) => (line.taxable ? subTotalOf(line, buyer) : 0))
  const weight = sum(lines, (line) => line.weight * line.quantity)
  const possibleInsurance = delivery ? insuranceFor(goodsTotal, delivery.insuranceAddition, insurance) : 0
  const forced = possibleInsurance > 0 && isInsuranceForced(goodsTotal, insurance)
  const insuranceFee = forced || wantsInsurance ? possibleInsurance : 0
  const shippingAmount = delivery?.cost ?? 0
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
    vat: vatInside(taxableTotal, vatPercent),
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

/** So much in a thousand of the value and what the service adds, rounded up to a hundred, and at least the least. */
export function insuranceFor(value: number, addition: number | null, terms: InsuranceTerms = INSURANCE) {
  if (addition === null || value <= 0) return 0
  const { least, perThousand } = terms
  // Thousandths of a rupiah, so that no fraction is ever lost or made up.
  const thousandths = value * perThousand + addition * 1000
  return Math.max(least, Math.ceil(thousandths / (INSURANCE_ROUNDED_TO * 1000)) * INSURANCE_ROUNDED_TO)
}

export function isInsuranceForced(value: number, { forcedFrom }: InsuranceTerms = INSURANCE) {
  return value >= forcedFrom
}

/** The part of a price that is tax: what remains when the price before tax is rounded to whole rupiah. */
export function vatInside(gross: number, percent: number = VAT_PERCENT) {
  return gross - Math.round((gross * 100) / (100 + percent))
}

function sum<T>(list: readonly T[], amountOf: (one: T) => number) {
  return list.reduce((total, one) => total + amountOf(one), 0)
}
