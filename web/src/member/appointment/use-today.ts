import { useSyncExternalStore } from 'react'
import { serverNow, serverOffset } from '../../lib/server-clock.ts'
import { todayAt } from './booking-url.ts'

/** The day it is at a branch. `moment` is one that server and browser know alike, for the first view of the page. */
export function useToday(timezone: string | undefined, moment: number) {
  return useSyncExternalStore(
    never,
    () => todayAt(timezone, serverOffset() === 0 ? moment : serverNow()),
    () => todayAt(timezone, moment),
  )
}

const never = () => () => undefined
