import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { phone } from './phone.ts'
import { requiredText } from './text.ts'

export const PROVINCE_MISSING = 'Belum memilih provinsi tujuan'
export const CITY_MISSING = 'Belum memilih kota tujuan'
export const DISTRICT_MISSING = 'Belum memilih kecamatan tujuan'
export const DESTINATION_CHANGED = 'Berhasil Mengganti Destinasi'

/** An address in the field names that old clients expect. */
const listedAddress = z.object({
  udtId: z.number(),
  label: z.string(),
  prime: z.boolean(),
  receiverName: z.string(),
  receiverPhone: z.string(),
  address: z.string(),
  postalCode: z.string(),
  provinceId: z.number(),
  provinceName: z.string(),
  cityId: z.number(),
  cityName: z.string(),
  districtId: z.number(),
  districtName: z.string(),
  note: z.string(),
})
export type ListedAddress = z.infer<typeof listedAddress>

const postalCode = z
  .pipe(
    z.union([z.string(), z.number()], 'Kode pos wajib diisi'),
    z.transform((sent: string | number) => String(sent).trim()),
  )
  .check(z.minLength(1, 'Kode pos wajib diisi'), z.regex(/^\d{5}$/, 'Kode pos harus 5 angka'))

const regionId = (missing: string) => z.coerce.number(missing).check(z.int(missing), z.gte(1, missing))
/** The server uses the ids; the names that old clients send are ignored. */
const regionName = z.optional(z.string().check(z.maxLength(100)))

export const addressBody = z.strictObject({
  fullName: requiredText('Nama penerima', 100),
  phone,
  address: requiredText('Alamat', 255),
  postalCode,
  note: requiredText('Info tambahan', 255),
  label: requiredText('Label alamat', 50),
  primary: z._default(z.boolean(), false),
  area: z.strictObject(
    {
      provinceId: regionId(PROVINCE_MISSING),
      provinceName: regionName,
      cityId: regionId(CITY_MISSING),
      cityName: regionName,
      subdistrictId: regionId(DISTRICT_MISSING),
      subdistrictName: regionName,
      postalCode: z.optional(z.union([z.string(), z.number()])),
    },
    PROVINCE_MISSING,
  ),
})

const addressId = z.object({ id: z.coerce.number('Id Tidak Ditemukan').check(z.int('Id Tidak Ditemukan')) })

export const listAddresses = endpoint({
  method: 'GET',
  path: '/legacy/user/address/list-address',
  audience: 'member',
  summary: 'The delivery addresses of the member, the primary one first',
  result: z.array(listedAddress),
})

export const createAddress = endpoint({
  method: 'POST',
  path: '/legacy/user/address/create',
  audience: 'member',
  summary: 'Add a delivery address; the first one becomes primary',
  success: 'Berhasil Menambahkan Alamat',
  once: true,
  body: addressBody,
  result: z.object({ id: z.number() }),
})

export const updateAddress = endpoint({
  method: 'PUT',
  path: '/legacy/user/address/update/:id',
  audience: 'member',
  summary: 'Change a delivery address, or make it the primary one',
  success: 'Berhasil Mengubah Alamat',
  params: addressId,
  body: z.extend(addressBody, { id: z.optional(z.coerce.number()) }),
  result: z.object({ id: z.number() }),
})

export const deleteAddress = endpoint({
  method: 'DELETE',
  path: '/legacy/user/address/delete/:id',
  audience: 'member',
  summary: 'Remove a delivery address; orders keep their own copy',
  success: 'Berhasil Menghapus Alamat',
  params: addressId,
  result: z.literal(true),
})
