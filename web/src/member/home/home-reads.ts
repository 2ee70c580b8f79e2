import type { Place } from '../branch/visitor-place.ts'

/** Four branches, nearest first once it is known where the visitor is. */
export function homeBranches(place: Place | undefined) {
  return { query: { limit: 4, ...place } }
}
