import { MINUTE } from '@nmw/contract/duration'
import { COURIER_AWAY, COURIER_NOT_HERE } from '@nmw/contract/shipping'
import { shippingWeight } from '@nmw/contract/money'
import { and, eq, inArray } from 'drizzle-orm'
import { placeOfBranch } from '../branch/branch-place.ts'
import type { Context } from '../context.ts'
import { courierDistrict } from '../database/schema/shipment-table.ts'
import type { Courier, ShippingRate } from '../outside/courier/courier.ts'
import { GatewayFailure } from '../outside/gateway-failure.ts'
import { shippingOrigin } from './shipping-origin.ts'

const FRESH = 10 * MINUTE
const USABLE = 60 * MINUTE
const MAX_CACHED = 2_000

export type Quote = {
  rates: ShippingRate[]
  /** Why there are no rates, as a message for the patient. */
  notice: string | null
}
type CachedQuote = { rates: ShippingRate[]; at: number }

const caches = new WeakMap<Courier, Map<string, CachedQuote>>()

/**
 * Courier rates for a parcel. If the courier does not answer, rates of the last hour are used, or none with a message.
 */
export async function quoteShipping(
  context: Context,
  { destination, grams, value }: { destination: number; grams: number; value: number },
): Promise<Quote> {
  const { courier } = context.outside
  const weight = shippingWeight(grams)
  const from = await placeOfBranch(context, shippingOrigin.branchId)
  if (!from) return { rates: [], notice: COURIER_NOT_HERE }
  const cache = courier.ownDistricts ? undefined : (caches.get(courier) ?? new Map<string, CachedQuote>())
  if (cache) caches.set(courier, cache)
  const key = `${from.districtId} ${destination} ${weight}`
  const known = cache?.get(key)
  const age = known ? context.now().getTime() - known.at : Infinity
  if (known && age >= 0 && age < FRESH) return { rates: known.rates, notice: null }
  const districts = await findDistricts(context, from.districtId, destination)
  if (!districts) return { rates: [], notice: COURIER_NOT_HERE }
  try {
    const rates = await courier.quote({ ...districts, door: from, weight, value })
    cacheQuote(cache, key, { rates, at: context.now().getTime() })
    return { rates, notice: rates.length ? null : COURIER_NOT_HERE }
  } catch (error) {
    if (!(error instanceof GatewayFailure)) throw error
    context.log.warn({ destination, weight, reason: error.message }, 'no shipping price')
    if (known && age < USABLE) return { rates: known.rates, notice: null }
    return { rates: [], notice: COURIER_AWAY }
  }
}

function cacheQuote(cache: Map<string, CachedQuote> | undefined, key: string, quote: CachedQuote) {
  if (!cache || !quote.rates.length) return
  if (cache.size >= MAX_CACHED) cache.clear()
  cache.set(key, quote)
}

/** The courier's own district ids; undefined where it does not deliver. */
async function findDistricts({ db, outside }: Context, origin: number, destination: number) {
  const { provider, ownDistricts } = outside.courier
  if (ownDistricts) return { origin, destination }
  const rows = await db
    .select({ id: courierDistrict.districtId, externalId: courierDistrict.externalId })
    .from(courierDistrict)
    .where(and(eq(courierDistrict.provider, provider), inArray(courierDistrict.districtId, [origin, destination])))
  const theirs = new Map(rows.map(({ id, externalId }) => [id, externalId]))
  const [from, to] = [theirs.get(origin), theirs.get(destination)]
  return from !== undefined && to !== undefined ? { origin: from, destination: to } : undefined
}
