import type { PersonalProfile } from '@nmw/contract/profile'
import type { RegionChoice } from '../../../shared/region/region-fields.tsx'

/** Region ids as text, empty where none is chosen. */
export function profileValues(profile: PersonalProfile) {
  const { birthPlace, birthDate, employment, gender, address, postalCode } = profile
  const { provinceId, cityId, kecamatanId } = profile
  return {
    birthPlace,
    birthDate,
    employment,
    gender: String(gender),
    address,
    province: String(provinceId ?? ''),
    city: String(cityId ?? ''),
    kecamatan: String(kecamatanId ?? ''),
    postalCode,
  }
}

export type ProfileValues = ReturnType<typeof profileValues>

export function profileRegion(profile: PersonalProfile): RegionChoice {
  const { provinceId, province, cityId, city, kecamatanId, kecamatan } = profile
  return {
    province: provinceId ? { id: provinceId, name: province } : undefined,
    city: cityId ? { id: cityId, name: city } : undefined,
    district: kecamatanId ? { id: kecamatanId, name: kecamatan } : undefined,
  }
}

export function profileBody({ gender, ...values }: ProfileValues) {
  return { ...values, gender: Number(gender) }
}
