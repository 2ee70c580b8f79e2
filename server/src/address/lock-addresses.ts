import { sql } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'

/**
 * Whoever changes the addresses of one account takes turns, so that exactly one is primary at every moment, and so does
 * who copies one into a checkout. It is taken before a checkout is locked.
 */
export async function lockAddresses(db: Database, accountId: number) {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`addresses:${accountId}`}))`)
}
