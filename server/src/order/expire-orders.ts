import { and, asc, eq, gt, lte, notExists } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { eachInTurn } from '../database/each-in-turn.ts'
import { order } from '../database/schema/order-table.ts'
import { paymentNotification } from '../database/schema/payment-table.ts'
import { transaction } from '../database/transaction.ts'
import { moveOrder } from './move-order.ts'

/**
 * Orders whose time to pay is over, but none of which a gateway has told us something that nobody has read yet: it may
 * be money. Each in a transaction of its own, so that one cannot hold up the others.
 */
export async function expireOrders(context: Context) {
  const { db, now } = context
  const unread = db
    .select({ id: paymentNotification.id })
    .from(paymentNotification)
    .where(and(eq(paymentNotification.invoice, order.invoice), eq(paymentNotification.outcome, 'waiting')))
  await eachInTurn(context, {
    what: 'unpaid order',
    find: (after, most) =>
      db
        .select({ id: order.id })
        .from(order)
        .where(
          and(
            eq(order.orderStatus, 'WAITING_PAYMENT'),
            lte(order.expiresAt, now()),
            notExists(unread),
            gt(order.id, after),
          ),
        )
        .orderBy(asc(order.id))
        .limit(most),
    work: (orderId) =>
      transaction(db, (within) => moveOrder(context, within, { orderId, move: 'expire', by: 'system' })),
  })
}
