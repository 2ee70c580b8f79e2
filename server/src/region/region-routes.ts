import * as region from '@nmw/contract/region'
import { cachedRoute } from '../http/route.ts'
import { listCities } from './list-cities.ts'
import { listDistricts } from './list-districts.ts'
import { listProvinces } from './list-provinces.ts'

export const regionRoutes = [
  cachedRoute(region.listCoverageProvinces, listProvinces),
  cachedRoute(region.listCoverageCities, listCities),
  cachedRoute(region.listCoverageDistricts, listDistricts),
  cachedRoute(region.listProfileProvinces, listProvinces),
  cachedRoute(region.listProfileCities, listCities),
  cachedRoute(region.listProfileDistricts, listDistricts),
]
