import { eq, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { courierDistrict } from '../database/schema/shipment-table.ts'
import type { CourierRegion } from '../outside/courier/courier.ts'
import { GatewayFailure } from '../outside/gateway-failure.ts'
import { allRegions, parentOf, type Place } from '../region/all-regions.ts'
import { isCity, plainName } from './same-place.ts'

/** Every district of ours is known by then, or the courier has none of that name. */
const ENOUGH = 0.9

/**
 * Learns, by name, what a courier calls our districts. Goes on where it stopped: a courier that is asked too much
 * answers no more, and then the next turn does the rest. What is not found can only be picked up.
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
  const learnt = new Set(rows.map(({ id }) => parentOf(id)))
  try {
    for (const [province, theirProvince] of pairs(provinces.all, await regions.provinces())) {
      const open = (cities.within.get(province.id) ?? []).filter(({ id }) => !learnt.has(id))
      if (!open.length) continue
      for (const [city, theirCity] of pairs(open, await regions.cities(theirProvince.id)))
        await keep(context, pairs(districts.within.get(city.id) ?? [], await regions.districts(theirCity.id)))
    }
  } catch (error) {
    if (!(error instanceof GatewayFailure)) throw error
    context.log.warn({ reason: error.message }, 'districts of the courier not learnt to the end')
  }
}

/** Ours and theirs of the same name; of two that share it, the one to the letter, else the one of the same kind. */
export function pairs(ours: readonly Place[], theirs: readonly CourierRegion[]): [Place, CourierRegion][] {
  const byName = Map.groupBy(theirs, ({ name }) => plainName(name))
  return ours.flatMap((own) => {
    const found = byName.get(plainName(own.name)) ?? []
    const [only, second] = found
    const same = second
      ? (found.find(({ name }) => name.toLowerCase() === own.name.toLowerCase()) ??
        found.find(({ city }) => city === isCity(own.name)))
      : only
    return same ? [[own, same] as [Place, CourierRegion]] : []
  })
}

async function keep({ db, outside }: Context, found: [Place, CourierRegion][]) {
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
