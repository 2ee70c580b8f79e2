import { billOf } from '@nmw/contract/money'
import { PICKUP } from '@nmw/contract/shipping'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { dateInJakarta } from '../date-in-jakarta.ts'
import { isMemberNow } from '../membership/is-member-now.ts'
import type { ShippingRate } from '../outside/courier/courier.ts'
import { saleTerms } from '../setting/sale-terms.ts'
import { quoteShipping } from '../shipping/quote-shipping.ts'
import { shippingOrigin } from '../shipping/shipping-origin.ts'
import { type CheckoutRow, findLines, type OwnPrescription } from './checkout-queries.ts'

export type PricedCheckout = Awaited<ReturnType<typeof priceCheckout>>
export type Choice = {
  service: string
  type: string
  name: string
  estimate: string | null
  cost: number
  insurable: boolean
}
const pickup: Choice = { ...PICKUP, estimate: null, cost: 0, insurable: false }

/** Rates fetched before a transaction, in which no outside call is allowed. */
type QuotedRates = { rates: ShippingRate[]; notice: string | null }

/** Calculates every amount from the stored choices and nothing the browser sends. */
export async function priceCheckout(
  context: Context,
  db: Database,
  row: CheckoutRow,
  own: OwnPrescription,
  quoted?: QuotedRates,
) {
  const branchId = fulfillingBranch(row, own)
  const today = dateInJakarta(context.now())
  const lines = await findLines(db, row.id, branchId, today)
  const activeMember = await isMemberNow(context, db, row.patientId)
  const buyer = { activeMember }
  const terms = await saleTerms(context, db)
  const goods = billOf(lines, buyer, null, false, terms)
  const { rates, notice } = quoted ?? (await quote(context, row, goods))
  const choice = choiceOf(row, own, rates)
  const bill = billOf(lines, buyer, choice, row.insured, terms)
  const shownNotice =
    row.shippingService === PICKUP.service ? pickupNotice(own) : choice ? null : shippingNotice(row, notice)
  return { lines, bill, terms, choice, rates, activeMember, branchId, notice: shownNotice }
}

function shippingNotice({ shippingService, shippingTakenBack, destination }: CheckoutRow, notice: string | null) {
  if (shippingTakenBack)
    return destination
      ? 'Alamat berubah. Pilih pengiriman lagi.'
      : 'Alamat pengiriman sudah dihapus. Isi alamat, lalu pilih pengiriman lagi.'
  if (shippingService === null) return null
  return notice ?? 'Pengiriman yang Anda pilih tidak tersedia lagi. Pilih yang lain.'
}

/** Tells the patient that pickup is not at the branch of the visit; null when it is. */
export function pickupNotice({ branch, pickup }: OwnPrescription) {
  if (pickup?.id === branch.id) return null
  const then = pickup ? `Pesanan diambil di ${pickup.name}.` : 'Pilih kurir untuk pesanan ini.'
  return `${branch.name} tidak melayani pengambilan lagi. ${then}`
}

/** Picked-up goods come from the pickup branch, shipped goods from the dispensary. */
function fulfillingBranch({ shippingService }: CheckoutRow, own: OwnPrescription) {
  return shippingService === PICKUP.service && own.pickup ? own.pickup.id : shippingOrigin.branchId
}

async function quote(
  context: Context,
  row: CheckoutRow,
  goods: { weight: number; goodsTotal: number },
): Promise<QuotedRates> {
  if (!row.destination || row.shippingService === null || row.shippingService === PICKUP.service)
    return { rates: [], notice: null }
  const { districtId: destination } = row.destination
  return quoteShipping(context, { destination, grams: goods.weight, value: goods.goodsTotal })
}

function choiceOf(
  { shippingService, shippingType }: CheckoutRow,
  own: OwnPrescription,
  rates: ShippingRate[],
): Choice | null {
  if (shippingService === PICKUP.service) return own.pickup ? pickup : null
  const rate = rates.find(({ service, type }) => service === shippingService && type === shippingType)
  return rate ? { ...rate, insurable: true } : null
}
