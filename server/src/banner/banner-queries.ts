import { and, eq, gte, lte } from 'drizzle-orm'
import { banner } from '../database/schema/banner-table.ts'
import { dateInJakarta } from '../date-in-jakarta.ts'

/** Active, begun and not over; the last day counts whole. */
export function shownOn(moment: Date) {
  const today = dateInJakarta(moment)
  return and(eq(banner.active, true), lte(banner.startsOn, today), gte(banner.endsOn, today))
}
