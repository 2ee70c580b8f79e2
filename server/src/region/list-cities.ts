import { PROVINCE_UNKNOWN } from '@nmw/contract/region'
import type { Context } from '../context.ts'
import { refused } from '../http/problem.ts'
import { allRegions } from './all-regions.ts'

export async function listCities(_context: Context, { query }: { query: { provinceId: number } }) {
  const cities = allRegions().cities.within.get(query.provinceId)
  if (!cities) throw refused(PROVINCE_UNKNOWN)
  return cities
}
