import * as z from 'zod/mini'

const NIK_LENGTH = 'Nomor KTP harus memiliki 16 Karakter'
const NIK_INVALID = 'Nomor KTP tidak valid'

export type Nik = { district: string; birthDate: string; gender: 0 | 1 }

/**
 * An identity number: district 6, day (women +40), month, year, serial. The district is that of first issue and may no
 * longer exist, so it is not checked. Null if the number is invalid.
 */
export function parseNik(nik: string, today = new Date()): Nik | null {
  const match = /^(\d{6})(\d\d)(\d\d)(\d\d)(\d{4})$/.exec(nik)
  if (!match || match[5] === '0000') return null
  const woman = Number(match[2]) > 40
  const day = Number(match[2]) - (woman ? 40 : 0)
  const month = Number(match[3])
  const shortYear = Number(match[4])
  const year = shortYear > today.getUTCFullYear() % 100 ? 1900 + shortYear : 2000 + shortYear
  const date = new Date(Date.UTC(year, month - 1, day))
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return null
  return { district: match[1]!, birthDate: date.toISOString().slice(0, 10), gender: woman ? 0 : 1 }
}

/** 3273025703949001 → 3273********9001 */
export function maskNik(nik: string) {
  return nik.slice(0, 4) + '*'.repeat(8) + nik.slice(-4)
}

export const nik = z.string('Nomor KTP wajib diisi').check(
  z.trim(),
  z.length(16, NIK_LENGTH),
  z.refine((value) => parseNik(value) !== null, NIK_INVALID),
)
