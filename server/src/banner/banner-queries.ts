import { and, eq, gte, lte, sql } from 'drizzle-orm'
import { banner } from '../database/schema/banner-table.ts'

/** Active, started and not over on the day `today`; the last day counts whole. */
export const shownToday = and(
  eq(banner.active, true),
  lte(banner.startsOn, sql.placeholder('today')),
  gte(banner.endsOn, sql.placeholder('today')),
)
