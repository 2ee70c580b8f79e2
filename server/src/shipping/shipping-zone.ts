import { distanceBetween, type Place } from '../branch/distance-between.ts'
import { findRegion } from '../region/find-region.ts'

const NEAR_KM = 100

/** By the province code: Java with Bali, Sumatra, the middle, the east. */
function islandZone(provinceId: number) {
  if ((provinceId >= 31 && provinceId <= 36) || provinceId === 51) return 2
  if (provinceId < 30) return 3
  if (provinceId >= 81) return 5
  return 4
}

/**
 * The distance of a delivery, from 0 within a city to 5 in the far east; undefined for an unknown district. Our own
 * coordinates are more exact than the centre of the district.
 */
export function zoneBetween(originDistrict: number, destinationDistrict: number, door?: Place): number | undefined {
  const [origin, destination] = [findRegion(originDistrict), findRegion(destinationDistrict)]
  if (!origin || !destination) return undefined
  if (origin.city.id === destination.city.id) return 0
  const start = door ?? origin.district
  const near = origin.province.id === destination.province.id || distanceBetween(start, destination.district) <= NEAR_KM
  return near ? 1 : Math.max(islandZone(origin.province.id), islandZone(destination.province.id))
}
