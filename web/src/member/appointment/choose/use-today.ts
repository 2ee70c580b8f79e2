import { useSyncExternalStore } from 'react'
import { serverNow, serverOffset } from '../../../lib/format/server-clock.ts'
import { todayAt } from '../booking-url.ts'

/** Today's date at a branch. `moment` is known to server and browser, so that both render the same first view. */
export function useToday(timezone: string | undefined, moment: number) {
  return useSyncExternalStore(
    never,
    () => todayAt(timezone, serverOffset() === 0 ? moment : serverNow()),
    () => todayAt(timezone, moment),
  )
}

const never = () => () => undefined
