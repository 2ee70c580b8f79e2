import type { Zone } from '@nmw/contract/zone'
import { formatMoment, formatTime } from '../../lib/format/format-moment.ts'
import { serverNow } from '../../lib/format/server-clock.ts'
import { isToday } from './is-today.ts'

/** '09.30 WIB' for today; otherwise with its date. */
export function timeOrMoment(at: string, zone: Zone, now = serverNow()) {
  return isToday(at, zone, now) ? formatTime(at, zone) : formatMoment(at, zone, now)
}
