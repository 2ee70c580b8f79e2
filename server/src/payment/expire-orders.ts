import { MINUTE } from '@nmw/contract/duration'
import { and, asc, eq, gt, lte, notExists, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { processEach } from '../database/process-each.ts'
import { order } from '../database/schema/order-table.ts'
import { payment, paymentNotification } from '../database/schema/payment-table.ts'
import { transaction } from '../database/transaction.ts'
import { holdOrder } from '../order/hold-order.ts'
import { moveOrder } from '../order/move-order.ts'
import { ASKED_AT_MOST, askStatus, claimCheck } from './check-payment.ts'
import { inParallel } from './in-parallel.ts'
import type { PaymentRow } from './payment-queries.ts'

const GRACE = 15 * MINUTE
/** So many in a row without an answer: the gateway is away, and the others are asked about in the next turn. */
const SILENT_AT_MOST = 2 * ASKED_AT_MOST.atOnce

/**
 * Orders whose time to pay is over, but none of which a gateway has told us something that nobody has read yet: it may
 * be money. Nor one that can be paid before the gateway was asked: money came perhaps while we were away.
 * Each in a transaction of its own, so that one cannot hold up the others.
 */
export async function expireOrders(context: Context, most = ASKED_AT_MOST.rows) {
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
    // Those without an answer take no place away from the others.
    .orderBy(sql`${payment.checkedAt} >= ${order.expiresAt} nulls first`, asc(payment.checkedAt))
    .limit(most)
  let silent = 0
  await inParallel(rows, ASKED_AT_MOST.atOnce, async (row) => {
    if (silent >= SILENT_AT_MOST) return
    try {
      const answered = await expireWhenAsked(context, row)
      silent = answered ? 0 : silent + 1
    } catch (error) {
      context.log.error(error, `unpaid order ${row.invoice}`)
    }
  })
}

type Overdue = { payment: PaymentRow; invoice: string; expiresAt: Date }

/** False when the gateway did not answer; then the order has a while from the first question on. */
async function expireWhenAsked(context: Context, { payment: row, invoice, expiresAt }: Overdue) {
  const at = context.now().getTime()
  const askedAt = row.checkedAt && row.checkedAt >= expiresAt ? row.checkedAt.getTime() : undefined
  if (askedAt === undefined && !(await claimCheck(context, row.id, at - expiresAt.getTime()))) return true
  const said = await askStatus(context, row, invoice)
  if (said || (askedAt !== undefined && at - askedAt >= GRACE)) await expire(context, row.orderId)
  return said !== undefined
}

function isOverdue({ db, now }: Context) {
  return and(
    eq(order.orderStatus, 'WAITING_PAYMENT'),
    lte(order.expiresAt, now()),
    notExists(db.select({ id: paymentNotification.id }).from(paymentNotification).where(isUnread)),
  )
}

const isUnread = and(eq(paymentNotification.invoice, order.invoice), eq(paymentNotification.outcome, 'waiting'))

/** Looks once more: a message may have come while the gateway was asked. */
function expire(context: Context, orderId: number) {
  return transaction(context.db, async (db) => {
    await holdOrder(db, orderId)
    const [due] = await db
      .select({ id: order.id })
      .from(order)
      .where(and(eq(order.id, orderId), isOverdue(context)))
    if (due) await moveOrder(context, db, { orderId, move: 'expire', by: 'system' })
  })
}
