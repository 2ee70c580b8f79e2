import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export type VillagePlace = {
  code: string
  postal: number
  city: string
  district: string
  village: string
  latitude: number
  longitude: number
}

/** Every village of geografis with its postal code and point, under the codes of 2020. */
export function readVillagePlaces(packageDirectory: string) {
  return JSON.parse(readFileSync(join(packageDirectory, 'data', 'json', 'data.json'), 'utf8')) as VillagePlace[]
}
