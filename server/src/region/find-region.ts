import { allRegions, parentOf } from './all-regions.ts'

export function findRegion(districtId: number) {
  const { provinces, cities, districts } = allRegions()
  const district = districts.byId.get(districtId)
  const city = district && cities.byId.get(parentOf(district.id))
  const province = city && provinces.byId.get(parentOf(city.id))
  return province && { province, city, district }
}
