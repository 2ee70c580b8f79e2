import { addDays, dayIn, type Zone } from '@nmw/contract/zone'
import { formatAgo } from './format-ago.ts'
import { formatDay } from './format-day.ts'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'Mei', 'Jun', 'Jul', 'Agu', 'Sep', 'Okt', 'Nov', 'Des']

/** 'Hari ini', 'Kemarin' or '12 November 2026', short '12 Nov' or '12/11/25', in a time zone. */
export function formatDate(at: string, now: number, zone: Zone = 'Asia/Jakarta', length: 'long' | 'short' = 'long') {
  const day = dayIn(zone, new Date(at))
  const today = dayIn(zone, new Date(now))
  if (day === today) return 'Hari ini'
  if (day === addDays(today, -1)) return 'Kemarin'
  return length === 'long' ? formatDay(day) : shortDay(day, today)
}

function shortDay(day: string, today: string) {
  const [year = '', month = '', date = ''] = day.split('-')
  if (year === today.slice(0, 4)) return `${Number(date)}\u00A0${months[Number(month) - 1]}`
  return `${Number(date)}/${Number(month)}/${year.slice(2)}`
}

/** A relative time for today; the day for anything earlier. */
export function formatWhen(at: string, now: number) {
  const date = formatDate(at, now)
  return date === 'Hari ini' ? formatAgo(at, now) : date
}
