import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { order, orderItem } from '../database/schema/order-table.ts'
import { redemption } from '../database/schema/prescription-table.ts'

/** What was bought at the last paid redemption of a prescription, and when. */
export async function lastRedemption(db: Database, prescriptionId: number) {
  const paid = and(eq(redemption.prescriptionId, prescriptionId), eq(redemption.state, 'used'), isNotNull(order.paidAt))
  const [last] = await db
    .select({ id: order.id, paidAt: order.paidAt })
    .from(redemption)
    .innerJoin(order, eq(order.id, redemption.orderId))
    .where(paid)
    .orderBy(desc(order.paidAt), desc(order.id))
    .limit(1)
  if (!last) return undefined
  const items = await db.select().from(orderItem).where(eq(orderItem.orderId, last.id))
  return { paidAt: last.paidAt!, quantities: new Map(items.map(({ itemId, quantity }) => [itemId, quantity])) }
}
