import { DAY } from '@nmw/contract/duration'
import type { RunsOut } from '@nmw/contract/prescription'

export type Supply = {
  IID: string
  INAMA: string
  /** Units bought by the last redemption; undefined if left out. */
  bought: number | undefined
  usesPerUnit: number | null
  timesAWeek: number | null
}

/** The item used up first, and in how many days. Both days are in the zone of the branch. */
export function runsOut(supplies: Supply[], { boughtOn, today }: { boughtOn: string; today: string }): RunsOut {
  const gone = (Date.parse(today) - Date.parse(boughtOn)) / DAY
  const known = supplies.flatMap(({ IID, INAMA, bought, usesPerUnit, timesAWeek }) =>
    bought && usesPerUnit && timesAWeek
      ? [{ IID, INAMA, days: Math.floor((bought * usesPerUnit * 7) / timesAWeek) - gone }]
      : [],
  )
  return known.toSorted((a, b) => a.days - b.days)[0] ?? null
}
