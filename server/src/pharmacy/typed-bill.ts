import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { orderEvent } from '../database/schema/order-table.ts'

/** Whether somebody at the counter said that it left, and so named its bill, or the courier did. */
export async function isBillTyped(db: Database, orderId: number) {
  const [left] = await db
    .select({ byAccountId: orderEvent.byAccountId })
    .from(orderEvent)
    .where(and(eq(orderEvent.orderId, orderId), eq(orderEvent.orderStatus, 'SHIPPED')))
    .orderBy(asc(orderEvent.id))
    .limit(1)
  return left !== undefined && left.byAccountId !== null
}
