import { DAY_PARTS, type DayPart, type Routine, type RoutineStep } from '@nmw/contract/prescription'

type Used = RoutineStep & { dayParts: DayPart[] }

/** The steps of each part of the day, in the order of the prescription. */
export function routineOf(items: Used[]): Routine {
  const parts = DAY_PARTS.map((part) => ({ part, steps: items.filter(({ dayParts }) => dayParts.includes(part)) }))
  return parts.filter(({ steps }) => steps.length > 0)
}
