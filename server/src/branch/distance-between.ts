export type Place = { latitude: number; longitude: number }

const EARTH_RADIUS_KM = 6371
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** In kilometres, in a straight line. */
export function distanceBetween(from: Place, to: Place) {
  const north = radians(to.latitude - from.latitude)
  const east = radians(to.longitude - from.longitude)
  const half =
    Math.sin(north / 2) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(east / 2) ** 2
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(half)))
}
