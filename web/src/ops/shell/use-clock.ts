import type { Zone } from '@nmw/contract/zone'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useReducer } from 'react'
import { followClock } from './follow-clock.ts'

/** Renders again each minute. Screens stay open overnight: on a new day at the branch everything is refetched. */
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
