import { DESTINATION_INVALID } from '@nmw/contract/shipping'
import type { Context } from '../context.ts'
import { refused } from '../http/problem.ts'
import { findRegion } from '../region/find-region.ts'
import { saleTerms } from '../setting/sale-terms.ts'
import { quoteShipping } from './quote-shipping.ts'
import { shippingOptions } from './shipping-options.ts'

type Query = { destination: number; weight: number; value: number }

export async function listShippingPrices(context: Context, { query }: { query: Query }) {
  const { destination, weight, value } = query
  if (!findRegion(destination)) throw refused(DESTINATION_INVALID)
  const { rates, notice } = await quoteShipping(context, { destination, grams: weight, value })
  // Nothing inside, nothing to insure: a mere price asks the database for nothing.
  const terms = value > 0 ? (await saleTerms(context, context.db)).insurance : undefined
  return { services: shippingOptions(rates, value, terms), notice }
}
