import type { Coordinates } from '../branch/visitor-location.ts'

export const homeTreatments = { query: { limit: 6 } }
export const homeWaiting = { query: { limit: 1, status: 'WAITING_PAYMENT' as const } }

/** Four branches, nearest first once it is known where the visitor is. */
export function homeBranches(place: Coordinates | undefined) {
  return { query: { limit: 4, ...place } }
}
