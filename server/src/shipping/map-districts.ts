import { eq, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { courierDistrict } from '../database/schema/shipment-table.ts'
import type { CourierRegion } from '../outside/courier/courier.ts'
import { GatewayFailure } from '../outside/gateway-failure.ts'
import { allRegions, parentOf, type Place } from '../region/all-regions.ts'
import { isCity, normalizePlaceName } from './normalize-place-name.ts'

/** Above this share, the remaining districts have no match at the courier. */
const ENOUGH = 0.9

/**
 * Maps our districts to the courier's by name. Resumes where it stopped, because a courier that is asked too much stops
 * answering. Unmapped districts have pickup only.
 */
export async function mapDistricts(context: Context) {
  const { provider, regions } = context.outside.courier
  if (!regions) return
  const { provinces, cities, districts } = allRegions()
  const rows = await context.db
    .select({ id: courierDistrict.districtId })
    .from(courierDistrict)
    .where(eq(courierDistrict.provider, provider))
  if (rows.length >= districts.all.length * ENOUGH) return
  const mapped = new Set(rows.map(({ id }) => parentOf(id)))
  try {
    for (const [province, theirProvince] of pairByName(provinces.all, await regions.provinces())) {
      const open = (cities.within.get(province.id) ?? []).filter(({ id }) => !mapped.has(id))
      if (!open.length) continue
      for (const [city, theirCity] of pairByName(open, await regions.cities(theirProvince.id)))
        await saveDistricts(
          context,
          pairByName(districts.within.get(city.id) ?? [], await regions.districts(theirCity.id)),
        )
    }
  } catch (error) {
    if (!(error instanceof GatewayFailure)) throw error
    context.log.warn({ reason: error.message }, 'courier districts not fully mapped')
  }
}

/** Pairs equal names; of several, the exact spelling, else the same kind (city or regency). */
function pairByName(ours: readonly Place[], theirs: readonly CourierRegion[]): [Place, CourierRegion][] {
  const byName = Map.groupBy(theirs, ({ name }) => normalizePlaceName(name))
  return ours.flatMap((own) => {
    const found = byName.get(normalizePlaceName(own.name)) ?? []
    const [only, second] = found
    const same = second
      ? (found.find(({ name }) => name.toLowerCase() === own.name.toLowerCase()) ??
        found.find(({ city }) => city === isCity(own.name)))
      : only
    return same ? [[own, same] as [Place, CourierRegion]] : []
  })
}

async function saveDistricts({ db, outside }: Context, found: [Place, CourierRegion][]) {
  if (!found.length) return
  const { provider } = outside.courier
  await db
    .insert(courierDistrict)
    .values(found.map(([own, theirs]) => ({ districtId: own.id, provider, externalId: theirs.id })))
    .onConflictDoUpdate({
      target: [courierDistrict.districtId, courierDistrict.provider],
      set: { externalId: sql`excluded.external_id` },
    })
}
