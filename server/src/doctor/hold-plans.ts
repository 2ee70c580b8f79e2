import { sql } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'

/**
 * Whoever makes sessions from plans and whoever changes what they are made from take turns, until their transaction
 * ends. Held before any row.
 */
export async function holdPlans(db: Database) {
  await db.execute(plansLock)
}

export const plansLock = sql`select pg_advisory_xact_lock(hashtext('doctor_plans'))`
