import { sql } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { membership } from '../database/schema/membership-table.ts'

const NUMBER_LOCK = 7_312_041
const PREFIX = 'NMW-'

/** 'NMW-0000123' */
export function formatMemberNumber(serial: number) {
  return PREFIX + String(serial).padStart(7, '0')
}

/** Returns the next number. An advisory lock until the commit keeps numbers unique. */
export async function nextMemberNumber(db: Database) {
  await db.execute(sql`select pg_advisory_xact_lock(${NUMBER_LOCK})`)
  const [row] = await db
    .select({ highest: sql<number>`coalesce(max(substr(${membership.number}, ${PREFIX.length + 1}::int)::int), 0)` })
    .from(membership)
  return formatMemberNumber((row?.highest ?? 0) + 1)
}
