import { useSyncExternalStore } from 'react'
import { unknownPlace, visitorPlace, watchPlace } from './visitor-place.ts'

/** Follows where the visitor is; the first render never knows, as on the server. */
export function useVisitorPlace() {
  return useSyncExternalStore(watchPlace, visitorPlace, unknownPlace)
}
