const SEVEN_HOURS = 7 * 60 * 60 * 1000

/** The calendar day in WIB, which has no summer time. Used where no branch decides the zone. */
export function dateInJakarta(moment: Date) {
  return new Date(moment.getTime() + SEVEN_HOURS).toISOString().slice(0, 10)
}
