import { median } from '../bench/compare-rates.ts'
import type { OfficialDistrict, OfficialRegions, Village } from './read-sources.ts'

/** By which of them the villages of a district were found. */
export type Match = 'code' | 'name' | 'villages'

/**
 * The villages in each district of today. Since 2020 many codes changed, above all in Papua: a code only counts where
 * a name agrees, then the names of city and district, then those of city and village.
 */
export function matchVillages({ cities }: OfficialRegions, villages: Village[]) {
  const cityNames = new Map(cities.map(({ code, name }) => [code, plain(name)]))
  const byCode = Map.groupBy(villages, ({ code }) => code.slice(0, 8))
  const byDistrict = Map.groupBy(villages, ({ city, district }) => `${plain(city)}/${plain(district)}`)
  const byVillage = Map.groupBy(villages, ({ city, village }) => `${plain(city)}/${plain(village)}`)

  return (district: OfficialDistrict): { match: Match; found: Village[] } => {
    const city = cityNames.get(district.city) ?? ''
    const name = plain(district.name)
    const sameCode = (byCode.get(district.code) ?? []).filter(
      (village) => plain(village.district) === name || plain(village.city) === city,
    )
    if (sameCode.length) return { match: 'code', found: sameCode }
    const sameName = byDistrict.get(`${city}/${name}`)
    if (sameName) return { match: 'name', found: sameName }
    const found = district.villages.flatMap((village) => byVillage.get(`${city}/${plain(village)}`) ?? [])
    return { match: 'villages', found }
  }
}

function plain(name: string) {
  return name.toLowerCase().replace(/[^a-z0-9]/g, '')
}

/** In degrees, about 110 km. The source puts some villages into another part of the country. */
const NEAR = 1

/** The most frequent postal code, of equals the lowest, and the mean of the coordinates near their median. */
export function locateDistrict(villages: Village[]) {
  const centre = coordinates(villages, median)
  const near = villages.filter(
    ({ latitude, longitude }) =>
      Math.abs(latitude - centre.latitude) <= NEAR && Math.abs(longitude - centre.longitude) <= NEAR,
  )
  return { postalCode: commonestPostalCode(villages), ...coordinates(near.length ? near : villages, mean) }
}

function coordinates(villages: Village[], average: (values: number[]) => number) {
  return {
    latitude: average(villages.map(({ latitude }) => latitude)),
    longitude: average(villages.map(({ longitude }) => longitude)),
  }
}

function mean(values: number[]) {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

function commonestPostalCode(villages: Village[]) {
  const codes = villages.map(({ postal }) => String(postal)).filter((code) => /^[1-9]\d{4}$/.test(code))
  const counted = [...Map.groupBy(codes, (code) => code)].map(([code, same]) => ({ code, count: same.length }))
  return counted.toSorted((a, b) => b.count - a.count || Number(a.code) - Number(b.code))[0]?.code ?? ''
}
