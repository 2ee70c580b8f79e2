import { parseNik } from '@nmw/contract/nik'

type Person = { birthDate: string; gender: number }

/** Whether the birth date and sex in an identity number differ from these. */
export function disagreesWithNik(noKTP: string, { birthDate, gender }: Person, now: Date) {
  const read = parseNik(noKTP, now)
  return read !== null && (read.birthDate !== birthDate || read.gender !== gender)
}
