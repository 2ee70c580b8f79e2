import { parseNik } from '@nmw/contract/nik'

type Person = { birthDate: string; gender: number }

/** Whether an identity number that tells a birth date and a sex tells others than these. */
export function disagreesWithNik(noKTP: string, { birthDate, gender }: Person, now: Date) {
  const read = parseNik(noKTP, now)
  return read !== null && (read.birthDate !== birthDate || read.gender !== gender)
}
