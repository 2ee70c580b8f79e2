import * as region from '@nmw/contract/region'
import { lastingRoute } from '../http/route.ts'
import { listCities } from './list-cities.ts'
import { listDistricts } from './list-districts.ts'
import { listProvinces } from './list-provinces.ts'

export const regionRoutes = [
  lastingRoute(region.listCoverageProvinces, listProvinces),
  lastingRoute(region.listCoverageCities, listCities),
  lastingRoute(region.listCoverageDistricts, listDistricts),
  lastingRoute(region.listProfileProvinces, listProvinces),
  lastingRoute(region.listProfileCities, listCities),
  lastingRoute(region.listProfileDistricts, listDistricts),
]
