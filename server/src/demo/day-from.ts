import { DAY } from '@nmw/contract/duration'
import { dateInJakarta } from '../date-in-jakarta.ts'

/** The calendar day so many days after a moment; demo dates are kept as such offsets. */
export function dayFrom(moment: Date, days: number) {
  return dateInJakarta(new Date(moment.getTime() + days * DAY))
}
