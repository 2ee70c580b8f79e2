import { useMatches } from '@tanstack/react-router'

/** The address of the page that is on screen: while the next one is loading, the location is ahead of it. */
export function useShownPath() {
  return useMatches({ select: (matches) => matches.at(-1)?.pathname ?? '' })
}
