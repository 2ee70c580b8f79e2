import { useSyncExternalStore } from 'react'
import { unknownLocation, visitorLocation, subscribeToLocation } from './visitor-location.ts'

/** Follows where the visitor is; the first render never knows, as on the server. */
export function useVisitorLocation() {
  return useSyncExternalStore(subscribeToLocation, visitorLocation, unknownLocation)
}
