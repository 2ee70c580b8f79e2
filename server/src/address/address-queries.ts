import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { deliveryAddress } from '../database/schema/delivery-address-table.ts'

/** Whoever changes the addresses of one account takes turns, so that exactly one is primary at every moment. */
export async function lockAddresses(db: Database, accountId: number) {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`addresses:${accountId}`}))`)
}

export async function clearPrimary(db: Database, accountId: number) {
  await db
    .update(deliveryAddress)
    .set({ isPrimary: false })
    .where(and(eq(deliveryAddress.accountId, accountId), eq(deliveryAddress.isPrimary, true)))
}
