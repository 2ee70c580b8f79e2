import { and, asc, eq, gt, lte } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { eachInTurn } from '../database/each-in-turn.ts'
import { order } from '../database/schema/order-table.ts'
import { transaction } from '../database/transaction.ts'
import { moveOrder } from './move-order.ts'

/** Orders whose time to pay is over. Each in a transaction of its own, so that one cannot hold up the others. */
export async function expireOrders(context: Context) {
  const { db, now } = context
  await eachInTurn(context, {
    what: 'unpaid order',
    find: (after, most) =>
      db
        .select({ id: order.id })
        .from(order)
        .where(and(eq(order.orderStatus, 'WAITING_PAYMENT'), lte(order.expiresAt, now()), gt(order.id, after)))
        .orderBy(asc(order.id))
        .limit(most),
    work: (orderId) =>
      transaction(db, (within) => moveOrder(context, within, { orderId, move: 'expire', by: 'system' })),
  })
}
