import { dayIn, type Zone } from '@nmw/contract/zone'
import { serverNow } from '../../lib/format/server-clock.ts'

/** In the time zone of the branch. */
export function isToday(at: string, zone: Zone, now = serverNow()) {
  return dayIn(zone, new Date(at)) === dayIn(zone, new Date(now))
}
