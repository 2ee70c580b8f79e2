import { MINUTE } from '@nmw/contract/duration'
import { and, asc, eq, gt, lte, notExists, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { processEach } from '../database/process-each.ts'
import { order } from '../database/schema/order-table.ts'
import { payment, paymentNotification } from '../database/schema/payment-table.ts'
import { transaction } from '../database/transaction.ts'
import { lockOrder } from '../order/lock-order.ts'
import { moveOrder } from '../order/move-order.ts'
import { CHECK_LIMITS, askStatus, claimCheck } from './check-payment.ts'
import { inParallel } from './in-parallel.ts'
import type { PaymentRow } from './payment-queries.ts'

const GRACE = 15 * MINUTE
/** After so many checks without an answer the gateway counts as down, and the rest waits for the next run. */
const MAX_UNANSWERED = 2 * CHECK_LIMITS.atOnce

/**
 * Expires overdue orders, except those with an unread notification, which may be a payment. Open payments are checked
 * at the gateway first, because money may have arrived during downtime. Each order has its own transaction, so that
 * none delays the others.
 */
export async function expireOrders(context: Context, most = CHECK_LIMITS.rows) {
  await expireUnpayable(context)
  await expireUnpaid(context, most)
}

async function expireUnpayable(context: Context) {
  const { db } = context
  const open = db
    .select({ id: payment.id })
    .from(payment)
    .where(and(eq(payment.orderId, order.id), eq(payment.state, 'OPEN')))
  await processEach(context, {
    what: 'unpaid order',
    find: (after, most) =>
      db
        .select({ id: order.id })
        .from(order)
        .where(and(isOverdue(context), notExists(open), gt(order.id, after)))
        .orderBy(asc(order.id))
        .limit(most),
    work: (orderId) => expire(context, orderId),
  })
}

async function expireUnpaid(context: Context, most: number) {
  const rows = await context.db
    .select({ payment, invoice: order.invoice, expiresAt: order.expiresAt })
    .from(payment)
    .innerJoin(order, eq(order.id, payment.orderId))
    .where(and(isOverdue(context), eq(payment.state, 'OPEN')))
    // Payments without an answer must not fill the batch.
    .orderBy(sql`${payment.checkedAt} >= ${order.expiresAt} nulls first`, asc(payment.checkedAt))
    .limit(most)
  let unanswered = 0
  await inParallel(rows, CHECK_LIMITS.atOnce, async (row) => {
    if (unanswered >= MAX_UNANSWERED) return
    try {
      const answered = await expireAfterCheck(context, row)
      unanswered = answered ? 0 : unanswered + 1
    } catch (error) {
      context.log.error(error, `unpaid order ${row.invoice}`)
    }
  })
}

type Overdue = { payment: PaymentRow; invoice: string; expiresAt: Date }

/** False when the gateway did not answer; the order then has a grace period from the first check. */
async function expireAfterCheck(context: Context, { payment: row, invoice, expiresAt }: Overdue) {
  const at = context.now().getTime()
  const askedAt = row.checkedAt && row.checkedAt >= expiresAt ? row.checkedAt.getTime() : undefined
  if (askedAt === undefined && !(await claimCheck(context, row.id, at - expiresAt.getTime()))) return true
  const event = await askStatus(context, row, invoice)
  if (event || (askedAt !== undefined && at - askedAt >= GRACE)) await expire(context, row.orderId)
  return event !== undefined
}

function isOverdue({ db, now }: Context) {
  return and(
    eq(order.orderStatus, 'WAITING_PAYMENT'),
    lte(order.expiresAt, now()),
    notExists(db.select({ id: paymentNotification.id }).from(paymentNotification).where(isUnread)),
  )
}

const isUnread = and(eq(paymentNotification.invoice, order.invoice), eq(paymentNotification.outcome, 'waiting'))

/** Checks again: a notification may have arrived meanwhile. */
function expire(context: Context, orderId: number) {
  return transaction(context.db, async (db) => {
    await lockOrder(db, orderId)
    const [due] = await db
      .select({ id: order.id })
      .from(order)
      .where(and(eq(order.id, orderId), isOverdue(context)))
    if (due) await moveOrder(context, db, { orderId, move: 'expire', by: 'system' })
  })
}
