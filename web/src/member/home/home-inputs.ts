import type { Coordinates } from '../branch/visitor-location.ts'

export const homeTreatments = { query: { limit: 6 } }
export const homeWaiting = { query: { limit: 1, status: 'WAITING_PAYMENT' as const } }

/** Nearest first once the visitor's location is known. */
export function homeBranches(place: Coordinates | undefined) {
  return { query: { limit: 4, ...place } }
}
