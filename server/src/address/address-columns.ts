import type * as z from 'zod/mini'
import { type addressBody, CITY_MISSING, DISTRICT_MISSING, PROVINCE_MISSING } from '@nmw/contract/address'
import { refused } from '../http/problem.ts'
import { findRegion } from '../region/find-region.ts'

type AddressBody = z.output<typeof addressBody>

/** The district decides; a province or city that does not contain it is an error. */
export function addressColumns({ fullName, phone, address, postalCode, note, label, area }: AddressBody) {
  checkRegion({ province: area.provinceId, city: area.cityId, district: area.subdistrictId })
  const districtId = area.subdistrictId
  return { label, receiverName: fullName, receiverPhone: phone, address, districtId, postalCode, note }
}

type Ids = { province: number; city: number; district: number }
/** The names these ids have in the form being checked. */
type Fields = Record<keyof Ids, string>

const areaFields: Fields = { province: 'provinceId', city: 'cityId', district: 'subdistrictId' }

export function checkRegion({ province, city, district }: Ids, fields = areaFields) {
  const region = findRegion(district)
  if (!region) throw refused(DISTRICT_MISSING, fields.district)
  if (region.city.id !== city) throw refused(CITY_MISSING, fields.city)
  if (region.province.id !== province) throw refused(PROVINCE_MISSING, fields.province)
}
