import { DAY, HOUR } from '@nmw/contract/duration'
import { dayIn, momentOf } from '@nmw/contract/zone'

const [OPENS, OPEN] = [9 * HOUR, 10 * HOUR]

/** Compresses times on former days into opening hours, keeping their order. Times today stay as they are. */
export function inOpeningHours(moment: Date, now: Date) {
  const day = dayIn('Asia/Jakarta', moment)
  if (day === dayIn('Asia/Jakarta', now)) return moment
  const midnight = momentOf('Asia/Jakarta', day, '00:00').getTime()
  return new Date(midnight + OPENS + (moment.getTime() - midnight) * (OPEN / DAY))
}
