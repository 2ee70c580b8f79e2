import type { Zone } from '@nmw/contract/zone'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useReducer } from 'react'
import { followClock } from './follow-clock.ts'

/**
 * What depends on the time is shown anew each minute. Screens stay open overnight: with a new day at the branch all is
 * read again.
 */
export function useClock(zone: Zone | undefined) {
  const client = useQueryClient()
  const [, showAnew] = useReducer((minutes: number) => minutes + 1, 0)
  useEffect(() => {
    if (zone === undefined) return undefined
    return followClock(zone, {
      onMinute: showAnew,
      onDay: () =>
        void client.invalidateQueries({ predicate: ({ queryKey: [path] }) => String(path).startsWith('/legacy/ops/') }),
    })
  }, [client, zone])
}
