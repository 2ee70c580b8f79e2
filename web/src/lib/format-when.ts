import { addDays, dayIn, type Zone } from '@nmw/contract/zone'
import { formatAgo } from './format-ago.ts'
import { formatDay } from './format-day.ts'

/** 'Hari ini', 'Kemarin' or '12 November 2026', by the clock of a zone. */
export function formatDate(at: string, now: number, zone: Zone = 'Asia/Jakarta') {
  const day = dayIn(zone, new Date(at))
  const today = dayIn(zone, new Date(now))
  if (day === today) return 'Hari ini'
  return day === addDays(today, -1) ? 'Kemarin' : formatDay(day)
}

/** How long ago, for today; the day, for everything before. */
export function formatWhen(at: string, now: number) {
  const date = formatDate(at, now)
  return date === 'Hari ini' ? formatAgo(at, now) : date
}
