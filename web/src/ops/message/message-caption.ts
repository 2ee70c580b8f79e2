import type { Zone } from '@nmw/contract/zone'
import { formatTime } from '../../lib/format/format-moment.ts'
import { formatDate } from '../../lib/format/format-when.ts'

type Sent = { mine: boolean; sender: string; date: string }

/** for example 'Klinik, hari ini, 09.30 WIB' */
export function messageCaption({ mine, sender, date }: Sent, now: number, timezone: Zone) {
  const day = formatDate(date, now, timezone, 'short')
  const time = formatTime(date, timezone)
  // Lower case, because the day is inside a line here.
  return `${mine ? 'Klinik' : sender}, ${day.charAt(0).toLowerCase()}${day.slice(1)}, ${time}`
}
