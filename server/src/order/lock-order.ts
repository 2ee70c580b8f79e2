import { eq } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { order } from '../database/schema/order-table.ts'

/** Locks the order. Lock order: order first, then its seat, refund case or parcel. */
export async function lockOrder(db: Database, orderId: number) {
  const [row] = await db.select().from(order).where(eq(order.id, orderId)).for('update')
  return row
}
