import { and, asc, eq, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm'
import { MINUTE } from '@nmw/contract/duration'
import type { Context } from '../context.ts'
import { order } from '../database/schema/order-table.ts'
import { payment } from '../database/schema/payment-table.ts'
import { askStatus, claimCheck } from './check-payment.ts'
import { inParallel } from './in-parallel.ts'
import { knownPayment, type OrderRow, type PaymentRow } from './payment-queries.ts'

const BATCH = 200
const SPACING = 5 * MINUTE
const CLOSING = 'closing: the gateway has not confirmed it'

/**
 * Closes open payments of ended orders: cancel at the gateway, check once more, and close here only when no money can
 * arrive any more. A gateway that refuses delays nothing, because our state decides.
 */
export async function closePayments(context: Context) {
  const before = new Date(context.now().getTime() - SPACING)
  const rows = await context.db
    .select({ payment, order })
    .from(payment)
    .innerJoin(order, eq(order.id, payment.orderId))
    .where(
      and(
        inArray(payment.state, ['NEW', 'OPEN']),
        ne(order.orderStatus, 'WAITING_PAYMENT'),
        // Payments that must stay open until they expire must not fill the batch.
        or(isNull(payment.lastError), ne(payment.lastError, CLOSING), lt(payment.checkedAt, before)),
      ),
    )
    .orderBy(sql`${payment.checkedAt} nulls first`, asc(payment.id))
    .limit(BATCH)
  await inParallel(rows, 4, (row) =>
    closePayment(context, row.payment, row.order).catch((error: unknown) =>
      context.log.error(error, `payment of ${row.order.invoice}`),
    ),
  )
}

async function closePayment(context: Context, row: PaymentRow, ended: OrderRow) {
  const { invoice } = ended
  // The first attempt at once, then every five minutes.
  const spacing = row.lastError === CLOSING ? SPACING : 0
  if (!(await claimCheck(context, row.id, spacing))) return
  const closed = await context.outside.payment.cancel(knownPayment(row, invoice)).then(
    () => true,
    (error: unknown) => {
      context.log.warn({ invoice, reason: String(error) }, 'not cancelled at the gateway')
      return false
    },
  )
  const event = await askStatus(context, row, invoice)
  const late = context.now().getTime() - row.expiresAt.getTime()
  // A hosted page that was never opened is often unknown to the gateway, but can still be paid.
  const neverOpened = event?.state === 'ABSENT' && row.state === 'NEW'
  const final = event && (closed || neverOpened || event.state === 'EXPIRED' || late > 15 * MINUTE)
  const done = final || late > 24 * 60 * MINUTE
  await context.db
    .update(payment)
    .set(done ? { state: stateFor(ended) } : { lastError: CLOSING })
    .where(and(eq(payment.id, row.id), inArray(payment.state, ['NEW', 'OPEN'])))
}

/** The order was paid by another payment. */
function stateFor({ paymentStatus }: OrderRow) {
  return paymentStatus === 'EXPIRED' || paymentStatus === 'FAILED' ? paymentStatus : 'CANCEL'
}
