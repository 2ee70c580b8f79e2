import { dayIn, timeIn, weekdayOf, type Zone } from '@nmw/contract/zone'

type Hours = { timezone: Zone; weekdayHours: string | null; weekendHours: string | null }

/** By the branch's own clock; null where it tells no hours for such a day. */
export function isOpen({ timezone, weekdayHours, weekendHours }: Hours, moment: Date) {
  const weekday = weekdayOf(dayIn(timezone, moment))
  const [opens, closes] = (weekday === 0 || weekday === 6 ? weekendHours : weekdayHours)?.split('-') ?? []
  if (!opens || !closes) return null
  const time = timeIn(timezone, moment)
  return opens <= time && time < closes
}
