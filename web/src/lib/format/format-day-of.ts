import { dayIn } from '@nmw/contract/zone'
import { formatDay } from './format-day.ts'

/** The day of a moment in Jakarta: '2026-11-15T18:00:00Z' → '16 November 2026'. */
export function formatDayOf(at: string) {
  return formatDay(dayIn('Asia/Jakarta', new Date(at)))
}
