import { formatDay } from '../../lib/format/format-day.ts'

type Period = { date: string; startDate: string; endDate: string }

/** The period of a promo: as text written by staff, or by its first and last day; nothing while a day is missing. */
export function promoPeriod({ date, startDate, endDate }: Period) {
  if (date) return date
  if (![startDate, endDate].every(isDay)) return ''
  return startDate === endDate ? formatDay(startDate) : `${formatDay(startDate)} sampai ${formatDay(endDate)}`
}

function isDay(text: string) {
  return !Number.isNaN(Date.parse(`${text}T00:00:00Z`))
}
