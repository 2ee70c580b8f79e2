import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

export const PROVINCE_UNKNOWN = 'Provinsi tidak ditemukan'
export const CITY_UNKNOWN = 'Kota tidak ditemukan'

/** A province, city or district by its official code, the same in both APIs. */
const region = z.object({ id: z.number(), name: z.string() })
const district = z.object({ id: z.number(), name: z.string(), postalCode: z.string() })
export type Region = z.infer<typeof region>
export type District = z.infer<typeof district>

const codeOr = (unknown: string) => z.coerce.number<number>(unknown).check(z.int(unknown))
const provinceId = codeOr(PROVINCE_UNKNOWN)
const cityId = codeOr(CITY_UNKNOWN)

const coverageProvince = z.codec(z.object({ id: z.number(), provinsi_name: z.string() }), region, {
  decode: ({ id, provinsi_name }) => ({ id, name: provinsi_name }),
  encode: ({ id, name }) => ({ id, provinsi_name: name }),
})
const coverageCity = z.codec(z.object({ id: z.number(), kabupaten_name: z.string() }), region, {
  decode: ({ id, kabupaten_name }) => ({ id, name: kabupaten_name }),
  encode: ({ id, name }) => ({ id, kabupaten_name: name }),
})
const coverageDistrict = z.codec(
  z.object({ id: z.number(), kecamatan_name: z.string(), postal_code: z.string() }),
  district,
  {
    decode: ({ id, kecamatan_name, postal_code }) => ({ id, name: kecamatan_name, postalCode: postal_code }),
    encode: ({ id, name, postalCode }) => ({ id, kecamatan_name: name, postal_code: postalCode }),
  },
)
const profileProvince = z.codec(z.object({ id: z.number(), provinceName: z.string() }), region, {
  decode: ({ id, provinceName }) => ({ id, name: provinceName }),
  encode: ({ id, name }) => ({ id, provinceName: name }),
})
const profileCity = z.codec(z.object({ id: z.number(), cityName: z.string() }), region, {
  decode: ({ id, cityName }) => ({ id, name: cityName }),
  encode: ({ id, name }) => ({ id, cityName: name }),
})
const profileDistrict = z.codec(
  z.object({ id: z.number(), districtName: z.string(), postalCode: z.string() }),
  district,
  {
    decode: ({ id, districtName, postalCode }) => ({ id, name: districtName, postalCode }),
    encode: ({ id, name, postalCode }) => ({ id, districtName: name, postalCode }),
  },
)

export const listCoverageProvinces = endpoint({
  method: 'GET',
  path: '/legacy/shipping/v1/coverage-area/province',
  audience: 'public',
  summary: 'Provinces we deliver to, by name',
  result: z.array(coverageProvince),
  translates: true,
})

export const listCoverageCities = endpoint({
  method: 'GET',
  path: '/legacy/shipping/v1/coverage-area/city',
  audience: 'public',
  summary: 'Cities and regencies of a province, by name',
  query: z.pipe(
    z.object({ provinsi_id: provinceId }),
    z.transform(({ provinsi_id }) => ({ provinceId: provinsi_id })),
  ),
  result: z.array(coverageCity),
  translates: true,
})

export const listCoverageDistricts = endpoint({
  method: 'GET',
  path: '/legacy/shipping/v1/coverage-area/district',
  audience: 'public',
  summary: 'Districts of a city, by name, each with its commonest postal code',
  query: z.pipe(
    z.object({ kabupaten_id: cityId }),
    z.transform(({ kabupaten_id }) => ({ cityId: kabupaten_id })),
  ),
  result: z.array(coverageDistrict),
  translates: true,
})

export const listProfileProvinces = endpoint({
  method: 'GET',
  path: '/legacy/profile/province',
  audience: 'public',
  summary: 'Provinces a patient may live in, by name',
  result: z.array(profileProvince),
  translates: true,
})

export const listProfileCities = endpoint({
  method: 'GET',
  path: '/legacy/profile/city',
  audience: 'public',
  summary: 'Cities and regencies of a province, by name',
  query: z.object({ provinceId }),
  result: z.array(profileCity),
  translates: true,
})

export const listProfileDistricts = endpoint({
  method: 'GET',
  path: '/legacy/profile/district',
  audience: 'public',
  summary: 'Districts of a city, by name, each with its commonest postal code',
  query: z.object({ cityId }),
  result: z.array(profileDistrict),
  translates: true,
})
