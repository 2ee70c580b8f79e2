import { and, eq, ne, type SQL } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { redemption } from '../database/schema/redemption-table.ts'

/** The order is paid. */
export async function useRedemption(db: Database, orderId: number) {
  await db
    .update(redemption)
    .set({ state: 'used' })
    .where(and(eq(redemption.orderId, orderId), eq(redemption.state, 'reserved')))
}

/** The order ended without the goods: its redemption is free again. */
export function returnRedemption(db: Database, orderId: number) {
  return markReturned(db, eq(redemption.orderId, orderId))
}

/** The sale is void: its redemption is free again. */
export function returnSoldRedemption(db: Database, saleId: number) {
  return markReturned(db, eq(redemption.saleId, saleId))
}

async function markReturned(db: Database, which: SQL) {
  await db
    .update(redemption)
    .set({ state: 'returned' })
    .where(and(which, ne(redemption.state, 'returned')))
}
