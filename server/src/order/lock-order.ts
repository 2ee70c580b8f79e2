import { eq } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { order } from '../database/schema/order-table.ts'

/** An order until the caller's transaction ends. Who also holds its seat, case or parcel holds them after it. */
export async function lockOrder(db: Database, orderId: number) {
  const [row] = await db.select().from(order).where(eq(order.id, orderId)).for('update')
  return row
}
