import { and, eq, ne } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { redemption } from '../database/schema/prescription-table.ts'

/** The order is paid: its redemption is used up. */
export async function useRedemption(db: Database, orderId: number) {
  await db
    .update(redemption)
    .set({ state: 'used' })
    .where(and(eq(redemption.orderId, orderId), eq(redemption.state, 'reserved')))
}

/** The order ends without the goods: its redemption can be taken again. */
export async function returnRedemption(db: Database, orderId: number) {
  await db
    .update(redemption)
    .set({ state: 'returned' })
    .where(and(eq(redemption.orderId, orderId), ne(redemption.state, 'returned')))
}
