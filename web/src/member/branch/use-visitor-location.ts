import { useSyncExternalStore } from 'react'
import { unknownLocation, visitorLocation, subscribeToLocation } from './visitor-location.ts'

/** Unknown in the first render, as on the server. */
export function useVisitorLocation() {
  return useSyncExternalStore(subscribeToLocation, visitorLocation, unknownLocation)
}
