import type { Result } from '@nmw/contract/endpoint'
import { DESTINATION_INVALID, type listShippingPrices as listPrices } from '@nmw/contract/shipping'
import type { Context } from '../context.ts'
import { refused } from '../http/problem.ts'
import type { ShippingRate } from '../outside/courier/courier.ts'
import { findRegion } from '../region/find-region.ts'
import { saleTerms } from '../setting/sale-terms.ts'
import { quoteShipping } from './quote-shipping.ts'
import { shippingOptions } from './shipping-options.ts'

type Query = { destination: number; weight: number; value: number }
type Prices = Result<typeof listPrices>

/** Options without goods, per rates object. */
const emptyParcelPrices = new WeakMap<readonly ShippingRate[], Prices>()

export async function listShippingPrices(context: Context, { query }: { query: Query }): Promise<Prices> {
  const { destination, weight, value } = query
  if (!findRegion(destination)) throw refused(DESTINATION_INVALID)
  const { rates, notice } = await quoteShipping(context, { destination, grams: weight, value })
  if (value > 0) {
    const { insurance } = await saleTerms(context, context.db)
    return { services: shippingOptions(rates, value, insurance), notice }
  }
  // Without goods there is no insurance, so no settings are read.
  const prices = emptyParcelPrices.get(rates) ?? { services: shippingOptions(rates, 0), notice }
  emptyParcelPrices.set(rates, prices)
  return prices
}
