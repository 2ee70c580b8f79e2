import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { MEDICINE_CLASSES, type MedicineClass, needsPrescriptionBy } from './medicine-class.ts'
import { branchNumber } from './ops-branch.ts'
import { pageOf, pageQuery } from './page.ts'
import { phone } from './phone.ts'
import { email, optionalText, requiredText, searchText } from './text.ts'
import { wholeNumber } from './whole-number.ts'
import { zoneValue } from './zone-value.ts'
import { roles, rupiah, numberId, textId, code, picture, savedVersion, seenVersion } from './clinic-values.ts'

/** A code is final: what was sold must keep its name. */
export const CODE_TAKEN = 'Kode ini sudah dipakai'
export const NAME_TAKEN = 'Nama ini sudah dipakai'

const hours = z.nullable(
  z.string().check(
    z.regex(/^([01]\d|2[0-3])\.[0-5]\d-(([01]\d|2[0-3])\.[0-5]\d|24\.00)$/, {
      message: 'Tulis jam seperti 09.00-20.00',
      abort: true,
    }),
    z.refine((text) => text.slice(6) > text.slice(0, 5), 'Jam tutup setelah jam buka; tengah malam ditulis 24.00'),
  ),
)
const degree = (label: string, least: number, most: number) => {
  const message = `${label} antara ${least} dan ${most}`
  return z
    .pipe(
      z.union([z.number(), z.string().check(z.trim(), z.regex(/^-?\d{1,3}([.]\d{1,12})?$/, message))], message),
      z.coerce.number(),
    )
    .check(z.gte(least, message), z.lte(most, message))
}

const branchValues = {
  name: requiredText('Nama cabang', 100),
  districtId: z.coerce
    .number('Kecamatan wajib dipilih')
    .check(z.int('Kecamatan wajib dipilih'), z.gte(1, 'Kecamatan wajib dipilih'), z.lte(9_999_999)),
  address: requiredText('Alamat', 255),
  latitude: degree('Garis lintang', -11, 6.5),
  longitude: degree('Garis bujur', 94, 142),
  timezone: zoneValue('Zona waktu wajib dipilih'),
  weekdayHours: hours,
  weekendHours: hours,
  telephone: z.nullable(z.string().check(z.trim(), z.regex(/^[\d\s()+-]{5,20}$/, 'Nomor telepon tidak valid'))),
  whatsapp: z.nullable(phone),
  email: z.nullable(email),
  image: picture('Foto cabang wajib diunggah'),
  active: z.boolean(),
}

const clinicBranch = z.object({
  id: z.number(),
  code: z.string(),
  name: z.string(),
  districtId: z.number(),
  /** Name of the district with its city and province; null if the table no longer has it. */
  region: z.nullable(
    z.object({
      province: z.object({ id: z.number(), name: z.string() }),
      city: z.object({ id: z.number(), name: z.string() }),
      district: z.object({ id: z.number(), name: z.string() }),
    }),
  ),
  address: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  timezone: z.string(),
  weekdayHours: z.nullable(z.string()),
  weekendHours: z.nullable(z.string()),
  telephone: z.nullable(z.string()),
  whatsapp: z.nullable(z.string()),
  email: z.nullable(z.string()),
  image: z.string(),
  active: z.boolean(),
  version: z.number(),
})
export type ClinicBranch = z.infer<typeof clinicBranch>

export const listClinicBranches = endpoint({
  method: 'GET',
  path: '/legacy/ops/branch/all',
  audience: 'ops',
  roles,
  summary: 'Every branch with its hours and numbers',
  result: z.array(clinicBranch),
})

export const createBranch = endpoint({
  method: 'POST',
  path: '/legacy/ops/branch',
  audience: 'ops',
  roles,
  summary: 'Create a branch with a code of its own',
  success: 'Cabang ditambahkan',
  once: true,
  body: z.strictObject({ code: code('Kode cabang'), ...branchValues }),
  result: z.object({ id: z.number() }),
})

export const changeBranch = endpoint({
  method: 'PUT',
  path: '/legacy/ops/branch/:id',
  audience: 'ops',
  roles,
  summary: 'Change the data of a branch, or close it, from the version that was seen',
  success: 'Cabang tersimpan',
  once: true,
  params: numberId('Cabang tidak ditemukan'),
  body: z.strictObject({ ...branchValues, ...seenVersion }),
  result: savedVersion,
})

const weight = wholeNumber('Berat', { min: 1, max: 100_000 })
const priceValues = { price: rupiah('Harga'), memberPrice: rupiah('Harga anggota') }
const memberPriceNotHigher = z.refine<{ price: number; memberPrice: number }>(
  ({ price, memberPrice }) => memberPrice <= price,
  {
    message: 'Harga anggota tidak boleh di atas harga',
    path: ['memberPrice'],
  },
)
/** Branch of the first stock; other branches get theirs with the first delivery. */
const firstShelf = z.nullable(branchNumber)

const productValues = {
  name: requiredText('Nama produk', 120),
  /** By name; a new name adds a category. */
  category: requiredText('Kategori', 60),
  image: picture('Foto produk wajib diunggah'),
  ...priceValues,
  discountPercent: wholeNumber('Diskon', { min: 0, max: 100 }),
  weight,
  net: requiredText('Isi bersih', 40),
  description: optionalText('Keterangan', 2_000),
  usage: optionalText('Cara pakai', 2_000),
  bpom: requiredText('Nomor notifikasi BPOM', 40),
  taxable: z.boolean(),
  active: z.boolean(),
}

const clinicProduct = z.object({
  id: z.string(),
  name: z.string(),
  category: z.string(),
  image: z.string(),
  price: z.number(),
  memberPrice: z.number(),
  discountPercent: z.number(),
  weight: z.number(),
  net: z.string(),
  description: z.string(),
  usage: z.string(),
  bpom: z.string(),
  taxable: z.boolean(),
  active: z.boolean(),
  version: z.number(),
})
export type ClinicProduct = z.infer<typeof clinicProduct>

export const listClinicProducts = endpoint({
  method: 'GET',
  path: '/legacy/ops/product',
  audience: 'ops',
  roles,
  summary: 'Products with their prices and flags',
  query: z.object({ ...pageQuery, search: searchText }),
  result: pageOf(clinicProduct),
})

export const listProductCategories = endpoint({
  method: 'GET',
  path: '/legacy/ops/product/category',
  audience: 'ops',
  roles,
  summary: 'The kinds of products by name',
  result: z.array(z.object({ code: z.string(), name: z.string() })),
})

export const createProduct = endpoint({
  method: 'POST',
  path: '/legacy/ops/product',
  audience: 'ops',
  roles,
  summary: 'Create a product with a code that no other product or medicine has',
  success: 'Produk ditambahkan',
  once: true,
  body: z.strictObject({ id: code('Kode produk'), branch: firstShelf, ...productValues }).check(memberPriceNotHigher),
  result: z.object({ id: z.string() }),
})

export const changeProduct = endpoint({
  method: 'PUT',
  path: '/legacy/ops/product/:id',
  audience: 'ops',
  roles,
  summary: 'Change the data and prices of a product, from the version that was seen; existing orders keep theirs',
  success: 'Produk tersimpan',
  once: true,
  params: textId('Produk tidak ditemukan'),
  body: z.strictObject({ ...productValues, ...seenVersion }).check(memberPriceNotHigher),
  result: savedVersion,
})

const medicineValues = {
  name: requiredText('Nama obat', 120),
  form: requiredText('Bentuk sediaan', 40),
  strength: optionalText('Kekuatan', 40),
  unit: requiredText('Satuan', 20),
  image: picture('Gambar obat wajib diunggah'),
  ...priceValues,
  weight,
  class: z.enum(MEDICINE_CLASSES, 'Golongan wajib dipilih'),
  needsPrescription: z.boolean(),
  usageCode: requiredText('Aturan pakai', 20),
  usesPerUnit: z.nullable(wholeNumber('Pemakaian per satuan', { min: 1, max: 10_000 })),
  note: optionalText('Catatan', 500),
  taxable: z.boolean(),
  active: z.boolean(),
}
const strongIsPrescribed = z.refine<{ class: MedicineClass; needsPrescription: boolean }>(
  ({ class: kind, needsPrescription }) => needsPrescription || !needsPrescriptionBy(kind),
  { message: 'Golongan ini hanya dengan resep', path: ['needsPrescription'] },
)

const clinicMedicine = z.object({
  id: z.string(),
  name: z.string(),
  form: z.string(),
  strength: z.string(),
  unit: z.string(),
  image: z.string(),
  price: z.number(),
  memberPrice: z.number(),
  weight: z.number(),
  class: z.enum(MEDICINE_CLASSES),
  needsPrescription: z.boolean(),
  usageCode: z.string(),
  usesPerUnit: z.nullable(wholeNumber('Pemakaian per satuan', { min: 1, max: 10_000 })),
  note: z.string(),
  taxable: z.boolean(),
  active: z.boolean(),
  version: z.number(),
})
export type ClinicMedicine = z.infer<typeof clinicMedicine>

export const listClinicMedicines = endpoint({
  method: 'GET',
  path: '/legacy/ops/medicine/all',
  audience: 'ops',
  roles,
  summary: 'Medicines with their class, prices and flags',
  query: z.object({ ...pageQuery, search: searchText }),
  result: pageOf(clinicMedicine),
  translates: true,
})

export const createMedicine = endpoint({
  method: 'POST',
  path: '/legacy/ops/medicine',
  audience: 'ops',
  roles,
  summary: 'Create a medicine with a code that no other product or medicine has',
  success: 'Obat ditambahkan',
  once: true,
  body: z
    .strictObject({ id: code('Kode obat'), branch: firstShelf, ...medicineValues })
    .check(memberPriceNotHigher, strongIsPrescribed),
  result: z.object({ id: z.string() }),
})

export const changeMedicine = endpoint({
  method: 'PUT',
  path: '/legacy/ops/medicine/:id',
  audience: 'ops',
  roles,
  summary:
    'Change the data and prices of a medicine, from the version that was seen; existing prescriptions and orders keep theirs',
  success: 'Obat tersimpan',
  once: true,
  params: textId('Obat tidak ditemukan'),
  body: z.strictObject({ ...medicineValues, ...seenVersion }).check(memberPriceNotHigher, strongIsPrescribed),
  result: savedVersion,
})
