/** Full years between a birth date and a day. Someone born on 29 February ages on 1 March in other years. */
export function ageOn(birthDate: string, day: Date) {
  const [year, month, date] = birthDate.split('-').map(Number) as [number, number, number]
  const beforeBirthday = day.getUTCMonth() + 1 < month || (day.getUTCMonth() + 1 === month && day.getUTCDate() < date)
  return day.getUTCFullYear() - year - (beforeBirthday ? 1 : 0)
}
