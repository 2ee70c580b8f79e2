import { addDays, weekdayOf } from '@nmw/contract/zone'

/** '2026-11-16' → '2026-11'. */
export function monthOf(day: string) {
  return day.slice(0, 7)
}

export function addMonths(month: string, months: number) {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7)
}

/** Weeks from Sunday to Saturday; days of other months are undefined. */
export function weeksOf(month: string): (string | undefined)[][] {
  const first = `${month}-01`
  const start = addDays(first, -weekdayOf(first))
  const weeks = Math.ceil((weekdayOf(first) + lengthOf(month)) / 7)
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (__, weekday) => {
      const day = addDays(start, week * 7 + weekday)
      return monthOf(day) === month ? day : undefined
    }),
  )
}

type Range = { first: string; last: string }

/** The day a key moves to, clamped to the range; undefined for other keys. */
export function dayAfterKey(key: string, day: string, range: Range) {
  const weekday = weekdayOf(day)
  const steps: Record<string, number> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -7,
    ArrowDown: 7,
    Home: -weekday,
    End: 6 - weekday,
  }
  const step = steps[key]
  if (step !== undefined) return dayWithin(addDays(day, step), range)
  if (key === 'PageUp') return dayWithin(sameDayIn(addMonths(monthOf(day), -1), day), range)
  if (key === 'PageDown') return dayWithin(sameDayIn(addMonths(monthOf(day), 1), day), range)
  return undefined
}

/** The day to focus when another month is shown. */
export function firstDayIn(month: string, range: Range) {
  return dayWithin(`${month}-01`, range)
}

/** Clamps a day to the range. */
export function dayWithin(day: string, { first, last }: Range) {
  if (day < first) return first
  return day > last ? last : day
}

/** The 31st becomes the last day of a shorter month. */
function sameDayIn(month: string, day: string) {
  return `${month}-${String(Math.min(Number(day.slice(8)), lengthOf(month))).padStart(2, '0')}`
}

function lengthOf(month: string) {
  return Number(addDays(`${addMonths(month, 1)}-01`, -1).slice(8))
}
