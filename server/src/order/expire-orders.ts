import { and, asc, eq, lte } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { order } from '../database/schema/order-table.ts'
import { transaction } from '../database/transaction.ts'
import { moveOrder } from './move-order.ts'

const BATCH = 200

/** Orders whose time to pay is over. Each in a transaction of its own, so that one cannot hold up the others. */
export async function expireOrders(context: Context) {
  for (;;) {
    const due = await context.db
      .select({ id: order.id })
      .from(order)
      .where(and(eq(order.orderStatus, 'WAITING_PAYMENT'), lte(order.expiresAt, context.now())))
      .orderBy(asc(order.expiresAt))
      .limit(BATCH)
    for (const { id } of due)
      await transaction(context.db, (db) => moveOrder(context, db, { orderId: id, move: 'expire', by: 'system' }))
    if (due.length < BATCH) return
  }
}
