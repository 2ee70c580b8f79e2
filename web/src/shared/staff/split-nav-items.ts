/** A phone's bar has space for five items; with more, the fifth opens the rest. */
export function splitNavItems<Place>(places: readonly Place[]) {
  const room = places.length > 5 ? 4 : 5
  return { shown: places.slice(0, room), rest: places.slice(room) }
}
