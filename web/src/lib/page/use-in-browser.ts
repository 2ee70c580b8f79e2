import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** A constant only the browser knows; on the server and until hydration, a placeholder. */
export function useInBrowser<T extends string | boolean>(read: () => T, before: T) {
  return useSyncExternalStore(never, read, () => before)
}
