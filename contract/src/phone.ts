import * as z from 'zod/mini'

export const PHONE_PREFIX = 'Gunakan (62) untuk mengganti angka (0) diawal, tidak menggunakan simbol (+)'
const PHONE_TOO_SHORT = 'Nomor telepon minimal 11 Karakter'
export const PHONE_TOO_LONG = 'Maks. 16 Karakter'
export const PHONE_LEADING_ZERO = 'Invalid Nomor Telepon, Gunakan Kode Negara ex: "62"'

/** A mobile number as stored and sent: 62 instead of the leading 0, digits only, 11 to 14 characters. */
export const phone = z
  .string('Nomor telepon wajib diisi')
  .check(
    z.trim(),
    z.minLength(1, 'Nomor telepon wajib diisi'),
    z.regex(/^62(?!0)\d*$/, PHONE_PREFIX),
    z.minLength(11, PHONE_TOO_SHORT),
    z.maxLength(14, PHONE_TOO_LONG),
  )

/** 6281000000201 → 6281•••••0201: enough to recognise one's own number. */
export function maskPhone(value: string) {
  return value.slice(0, 4) + '•'.repeat(Math.max(0, value.length - 8)) + value.slice(-4)
}
