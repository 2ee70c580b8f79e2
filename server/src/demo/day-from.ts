import { dateInJakarta } from '../date-in-jakarta.ts'

const DAY = 24 * 60 * 60 * 1000

/** The calendar day so many days after a moment; demo dates are kept as such offsets. */
export function dayFrom(moment: Date, days: number) {
  return dateInJakarta(new Date(moment.getTime() + days * DAY))
}
