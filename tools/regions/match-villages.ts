import type { OfficialDistrict, OfficialRegions } from './official-regions.ts'
import type { VillagePlace } from './village-places.ts'

export type Way = 'code' | 'name' | 'villages'

/**
 * The villages that lie in each district of today. Since 2020 many codes changed hands, above all in Papua: a code
 * only counts where a name agrees, then the names of city and district, then those of city and village.
 */
export function matchVillages({ cities }: OfficialRegions, places: VillagePlace[]) {
  const cityNames = new Map(cities.map(({ code, name }) => [code, plain(name)]))
  const byCode = Map.groupBy(places, ({ code }) => code.slice(0, 8))
  const byDistrict = Map.groupBy(places, ({ city, district }) => `${plain(city)}/${plain(district)}`)
  const byVillage = Map.groupBy(places, ({ city, village }) => `${plain(city)}/${plain(village)}`)

  return (district: OfficialDistrict): { way: Way; found: VillagePlace[] } => {
    const city = cityNames.get(district.city) ?? ''
    const name = plain(district.name)
    const sameCode = (byCode.get(district.code) ?? []).filter(
      (place) => plain(place.district) === name || plain(place.city) === city,
    )
    if (sameCode.length) return { way: 'code', found: sameCode }
    const sameName = byDistrict.get(`${city}/${name}`)
    if (sameName) return { way: 'name', found: sameName }
    return {
      way: 'villages',
      found: district.villages.flatMap((village) => byVillage.get(`${city}/${plain(village)}`) ?? []),
    }
  }
}

function plain(name: string) {
  return name.toLowerCase().replace(/[^a-z0-9]/g, '')
}
