import { CITY_UNKNOWN } from '@nmw/contract/region'
import type { Context } from '../context.ts'
import { refused } from '../http/problem.ts'
import { allRegions } from './all-regions.ts'

export async function listDistricts(_context: Context, { query }: { query: { cityId: number } }) {
  const districts = allRegions().districts.within.get(query.cityId)
  if (!districts) throw refused(CITY_UNKNOWN)
  return districts
}
