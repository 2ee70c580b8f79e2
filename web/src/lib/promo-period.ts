import { formatDay } from './format-day.ts'

type Period = { date: string; startDate: string; endDate: string }

/** When a promo is: in the words of staff, or by its first and last day. Nothing while a day is not filled in. */
export function promoPeriod({ date, startDate, endDate }: Period) {
  if (date) return date
  if (![startDate, endDate].every(isDay)) return ''
  return startDate === endDate ? formatDay(startDate) : `${formatDay(startDate)} sampai ${formatDay(endDate)}`
}

function isDay(text: string) {
  return !Number.isNaN(Date.parse(`${text}T00:00:00Z`))
}
