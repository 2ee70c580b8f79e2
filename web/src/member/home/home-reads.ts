import type { Place } from '../branch/visitor-place.ts'

export const homeTreatments = { query: { limit: 6 } }
export const homeWaiting = { query: { limit: 1, status: 'WAITING_PAYMENT' as const } }

/** Four branches, nearest first once it is known where the visitor is. */
export function homeBranches(place: Place | undefined) {
  return { query: { limit: 4, ...place } }
}
