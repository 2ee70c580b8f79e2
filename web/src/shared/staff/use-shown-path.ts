import { useMatches } from '@tanstack/react-router'

/** The path of the rendered page: while the next page loads, the location is already ahead. */
export function useShownPath() {
  return useMatches({ select: (matches) => matches.at(-1)?.pathname ?? '' })
}
