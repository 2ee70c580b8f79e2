import { and, asc, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { order } from '../database/schema/order-table.ts'
import { payment } from '../database/schema/payment-table.ts'
import { transaction } from '../database/transaction.ts'
import { Problem } from '../http/problem.ts'
import { failOrder } from '../order/fail-order.ts'
import { inParallel } from './in-parallel.ts'
import { openPayment } from './open-payment.ts'

const BATCH = 100
/** About half an hour of retries, fewer if the gateway refuses. */
const MAX_TRIES = { unclear: 8, refused: 3 }

/** Orders without an open payment: the gateway failed, or we stopped before calling it. */
export async function retryPayments(context: Context) {
  const now = context.now()
  const waited = sql`${now}::timestamptz - least(interval '30 seconds' * power(2, ${payment.attempts} - 1), interval '10 minutes')`
  const rows = await context.db
    .select({ orderId: order.id, attempts: payment.attempts, lastError: payment.lastError })
    .from(order)
    .leftJoin(payment, eq(payment.orderId, order.id))
    .where(
      and(
        eq(order.orderStatus, 'WAITING_PAYMENT'),
        gt(order.expiresAt, now),
        gt(order.grandTotal, 0),
        // New orders are left alone for a moment: their own request is about to open the payment.
        lt(order.createdAt, new Date(now.getTime() - 10_000)),
        sql`(${isNull(payment.id)} or (${payment.state} = 'NEW' and (${payment.checkedAt} is null or ${payment.checkedAt} < ${waited})))`,
      ),
    )
    .orderBy(asc(order.id))
    .limit(BATCH)
  await inParallel(rows, 4, async ({ orderId, attempts, lastError }) => {
    const refusals = lastError?.startsWith('refused') ?? false
    if ((attempts ?? 0) >= MAX_TRIES[refusals ? 'refused' : 'unclear']) await giveUp(context, orderId)
    else await openPayment(context, orderId).catch(ignoreProblem)
  })
}

/** Releases the reservations. The payment is closed after a last check at the gateway. */
async function giveUp(context: Context, orderId: number) {
  await transaction(context.db, (db) => failOrder(context, db, { orderId }))
}

/** Already logged where it happened. */
function ignoreProblem(error: unknown) {
  if (!(error instanceof Problem)) throw error
}
