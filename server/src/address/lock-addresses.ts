import { sql } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'

/**
 * Serialises changes to one account's addresses, so that exactly one is always primary, and copies of an address into a
 * checkout. Taken before a checkout is locked.
 */
export async function lockAddresses(db: Database, accountId: number) {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`addresses:${accountId}`}))`)
}
