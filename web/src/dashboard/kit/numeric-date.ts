import { dayIn, timeIn } from '@nmw/contract/zone'

/** '2026-11-15' → '2026/11/15', the date format of the lists. */
export function formatNumericDate(day: string) {
  return day.replaceAll('-', '/')
}

/** '2026/11/15 09.30' in WIB. */
export function formatNumericDateTime(at: string) {
  const moment = new Date(at)
  return `${formatNumericDate(dayIn('Asia/Jakarta', moment))} ${timeIn('Asia/Jakarta', moment).replace('.', ':')}`
}

/** Today in WIB. */
export function today(now: number) {
  return dayIn('Asia/Jakarta', new Date(now))
}
