import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { requiredText } from './text.ts'
import { wholeNumber } from './whole-number.ts'
import { roles, rupiah, day, numberId, textId, code, picture, savedVersion, seenVersion } from './clinic-values.ts'

const lines = (label: string) =>
  z
    .array(requiredText(label, 300), `${label} wajib diisi`)
    .check(z.minLength(1, `${label} wajib diisi`), z.maxLength(20, `${label}: paling banyak 20 baris`))
const voucherValues = {
  name: requiredText('Nama voucher', 100),
  image: picture('Gambar voucher wajib diunggah'),
  startsOn: day('Tanggal mulai'),
  endsOn: day('Tanggal akhir'),
  terms: lines('Syarat'),
  usageSteps: lines('Cara pakai'),
  active: z.boolean(),
}
const daysInOrder = z.refine<{ startsOn: string; endsOn: string }>(({ startsOn, endsOn }) => endsOn >= startsOn, {
  message: 'Tanggal akhir tidak boleh sebelum tanggal mulai',
  path: ['endsOn'],
})
const optionValues = {
  name: requiredText('Nama pilihan', 100),
  points: wholeNumber('Poin', { min: 1, max: 1_000_000 }),
  value: rupiah('Nilai'),
  active: z.boolean(),
}

const clinicVoucher = z.object({
  id: z.string(),
  name: z.string(),
  image: z.string(),
  terms: z.array(z.string()),
  usageSteps: z.array(z.string()),
  startsOn: z.iso.date(),
  endsOn: z.iso.date(),
  active: z.boolean(),
  options: z.array(
    z.object({ id: z.number(), name: z.string(), points: z.number(), value: z.number(), active: z.boolean() }),
  ),
  /** Of the vouchers given out: unused and used. */
  open: z.number(),
  used: z.number(),
  /** Counts changes of the voucher and of its options. */
  version: z.number(),
})
export type ClinicVoucher = z.infer<typeof clinicVoucher>

export const listClinicVouchers = endpoint({
  method: 'GET',
  path: '/legacy/ops/voucher',
  audience: 'ops',
  roles,
  summary: 'Vouchers of the catalogue with their costs and how many were given out',
  result: z.array(clinicVoucher),
})

export const createVoucher = endpoint({
  method: 'POST',
  path: '/legacy/ops/voucher',
  audience: 'ops',
  roles,
  summary: 'Create a voucher with its first option',
  success: 'Voucher ditambahkan',
  once: true,
  body: z
    .strictObject({
      id: code('Kode voucher'),
      ...voucherValues,
      option: requiredText('Nama pilihan', 100),
      points: optionValues.points,
      value: optionValues.value,
    })
    .check(daysInOrder),
  result: z.object({ id: z.string() }),
})

export const changeVoucher = endpoint({
  method: 'PUT',
  path: '/legacy/ops/voucher/:id',
  audience: 'ops',
  roles,
  summary:
    'Change the texts and the period of a voucher, from the version that was seen; those given out stay as they are',
  success: 'Voucher tersimpan',
  once: true,
  params: textId('Voucher tidak ditemukan'),
  body: z.strictObject({ ...voucherValues, ...seenVersion }).check(daysInOrder),
  result: savedVersion,
})

export const addVoucherOption = endpoint({
  method: 'POST',
  path: '/legacy/ops/voucher/:id/option',
  audience: 'ops',
  roles,
  summary: 'Add an option to a voucher',
  success: 'Pilihan voucher ditambahkan',
  once: true,
  params: textId('Voucher tidak ditemukan'),
  body: z.strictObject(optionValues),
  result: z.object({ id: z.number() }),
})

export const changeVoucherOption = endpoint({
  method: 'PUT',
  path: '/legacy/ops/voucher/option/:id',
  audience: 'ops',
  roles,
  summary: 'Change an option of a voucher and its cost, from the version of the voucher that was seen',
  success: 'Pilihan voucher tersimpan',
  once: true,
  params: numberId('Pilihan tidak ditemukan'),
  body: z.strictObject({ ...optionValues, ...seenVersion }),
  result: savedVersion,
})
