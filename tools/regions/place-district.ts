import { median } from '../bench/median.ts'
import type { VillagePlace } from './village-places.ts'

/** About 110 km. Some villages of the source stand in another part of the country: one district fell into the sea. */
const NEAR = 1

/** The commonest postal code, of equals the lowest, and the mean of the points that lie together. */
export function placeDistrict(villages: VillagePlace[]) {
  const centre = pointOf(villages, median)
  const near = villages.filter(
    ({ latitude, longitude }) =>
      Math.abs(latitude - centre.latitude) <= NEAR && Math.abs(longitude - centre.longitude) <= NEAR,
  )
  return { postalCode: commonestPostalCode(villages), ...pointOf(near.length ? near : villages, mean) }
}

function pointOf(villages: VillagePlace[], middle: (values: number[]) => number) {
  return {
    latitude: middle(villages.map(({ latitude }) => latitude)),
    longitude: middle(villages.map(({ longitude }) => longitude)),
  }
}

function mean(values: number[]) {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

function commonestPostalCode(villages: VillagePlace[]) {
  const codes = villages.map(({ postal }) => String(postal)).filter((code) => /^[1-9]\d{4}$/.test(code))
  const counted = [...Map.groupBy(codes, (code) => code)].map(([code, same]) => ({ code, count: same.length }))
  return counted.toSorted((a, b) => b.count - a.count || Number(a.code) - Number(b.code))[0]?.code ?? ''
}
