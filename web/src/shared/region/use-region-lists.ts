import * as region from '@nmw/contract/region'
import type { RegionChoice, RegionLevel } from './region-choice.ts'
import { useRead } from '../../lib/reads/use-endpoint.ts'

/** A failed read waits for 'Coba lagi'; the lists do not change while the page is open. */
const settings = { retry: false, quiet: true, staleTime: Number.POSITIVE_INFINITY } as const

/** Which region API: delivery coverage, or patient addresses. */
export type RegionSource = 'coverage' | 'profile'
type Levels = readonly RegionLevel[]
export type RegionList = ReturnType<typeof useRegionLists>[RegionLevel]

const none: Levels = []

/** `wanted` lists the levels that are about to be shown; the others are not fetched. */
export function useRegionLists(source: RegionSource, choice: RegionChoice, wanted: Levels) {
  const coverage = useCoverageLists(choice, source === 'coverage' ? wanted : none)
  const profile = useProfileLists(choice, source === 'profile' ? wanted : none)
  return source === 'coverage' ? coverage : profile
}

function useCoverageLists({ province, city }: RegionChoice, wanted: Levels) {
  const provinsi_id = province?.id ?? 0
  const kabupaten_id = city?.id ?? 0
  return {
    province: useRead(region.listCoverageProvinces, {}, { ...settings, enabled: wanted.includes('province') }),
    city: useRead(
      region.listCoverageCities,
      { query: { provinsi_id } },
      { ...settings, enabled: provinsi_id > 0 && wanted.includes('city') },
    ),
    district: useRead(
      region.listCoverageDistricts,
      { query: { kabupaten_id } },
      { ...settings, enabled: kabupaten_id > 0 && wanted.includes('district') },
    ),
  }
}

function useProfileLists({ province, city }: RegionChoice, wanted: Levels) {
  const provinceId = province?.id ?? 0
  const cityId = city?.id ?? 0
  return {
    province: useRead(region.listProfileProvinces, {}, { ...settings, enabled: wanted.includes('province') }),
    city: useRead(
      region.listProfileCities,
      { query: { provinceId } },
      { ...settings, enabled: provinceId > 0 && wanted.includes('city') },
    ),
    district: useRead(
      region.listProfileDistricts,
      { query: { cityId } },
      { ...settings, enabled: cityId > 0 && wanted.includes('district') },
    ),
  }
}
