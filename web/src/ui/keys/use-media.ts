import { useCallback, useSyncExternalStore } from 'react'

const no = () => false

/** Follows a media query. The server does not know the screen: the first render is always false. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches, no)
}
