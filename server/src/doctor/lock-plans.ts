import { sql } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'

/**
 * Serialises creating sessions from plans and changing what they are made from, until the transaction ends. Taken
 * before any row lock.
 */
export async function lockPlans(db: Database) {
  await db.execute(plansLock)
}

export const plansLock = sql`select pg_advisory_xact_lock(hashtext('doctor_plans'))`
