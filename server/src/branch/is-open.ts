import { dayIn, timeIn, weekdayOf, type Zone } from '@nmw/contract/zone'

type Hours = { id: number; timezone: Zone; weekdayHours: string | null; weekendHours: string | null }

export type DaysOff = { branchId: number | null; firstDay: string; lastDay: string }

/** By the branch's clock and days off; null without opening hours for such a day. */
export function isOpen({ id, timezone, weekdayHours, weekendHours }: Hours, daysOff: readonly DaysOff[], moment: Date) {
  const today = dayIn(timezone, moment)
  if (daysOff.some(({ branchId, firstDay, lastDay }) => branchId === id && firstDay <= today && today <= lastDay))
    return false
  const weekday = weekdayOf(today)
  const [opens, closes] = (weekday === 0 || weekday === 6 ? weekendHours : weekdayHours)?.split('-') ?? []
  if (!opens || !closes) return null
  const time = timeIn(timezone, moment)
  return opens <= time && time < closes
}
