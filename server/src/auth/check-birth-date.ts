import { dateInJakarta } from '../date-in-jakarta.ts'
import { refused } from '../http/problem.ts'

export function checkBirthDate(birthDate: string, now: Date) {
  if (birthDate > dateInJakarta(now)) throw refused('Tanggal lahir tidak boleh di masa depan', 'birthDate')
}
