import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { orderEvent } from '../database/schema/order-table.ts'

/** Whether staff typed the airway bill, or the courier assigned it. */
export async function isBillTyped(db: Database, orderId: number) {
  const [left] = await db
    .select({ byAccountId: orderEvent.byAccountId })
    .from(orderEvent)
    .where(and(eq(orderEvent.orderId, orderId), eq(orderEvent.orderStatus, 'SHIPPED')))
    .orderBy(asc(orderEvent.id))
    .limit(1)
  return left !== undefined && left.byAccountId !== null
}
