/** The bar of a phone has room for five entries; when there are more, the fifth one leads to the rest. */
export function splitNavItems<Place>(places: readonly Place[]) {
  const room = places.length > 5 ? 4 : 5
  return { shown: places.slice(0, room), rest: places.slice(room) }
}
