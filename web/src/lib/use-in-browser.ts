import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** What only the browser knows and what never changes there; until then, and on the server, what stands in for it. */
export function useInBrowser<T extends string | boolean>(read: () => T, before: T) {
  return useSyncExternalStore(never, read, () => before)
}
