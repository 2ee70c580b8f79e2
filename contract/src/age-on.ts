import { dayIn } from './zone.ts'

/** Full years between a birth date and today in WIB. Someone born on 29 February ages on 1 March in other years. */
export function ageOn(birthDate: string, now: Date) {
  const today = dayIn('Asia/Jakarta', now)
  const beforeBirthday = today.slice(5) < birthDate.slice(5)
  return Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4)) - (beforeBirthday ? 1 : 0)
}
