import { DAY } from '@nmw/contract/duration'
import { dateInJakarta } from '../date-in-jakarta.ts'

export function dayFrom(moment: Date, days: number) {
  return dateInJakarta(new Date(moment.getTime() + days * DAY))
}
