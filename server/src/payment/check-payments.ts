import { and, asc, eq, gt, isNull, lt, or } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { order } from '../database/schema/order-table.ts'
import { payment } from '../database/schema/payment-table.ts'
import { CHECK_LIMITS, askStatus, claimCheck } from './check-payment.ts'
import { inParallel } from './in-parallel.ts'

/** Slightly less than the job's minute, so that no run is missed and payments show within two minutes. */
const SPACING = 50_000

/** Checks all open payments, in case notifications are lost. */
export async function checkPayments(context: Context) {
  const before = new Date(context.now().getTime() - SPACING)
  const rows = await context.db
    .select({ payment, invoice: order.invoice })
    .from(payment)
    .innerJoin(order, eq(order.id, payment.orderId))
    .where(
      and(
        eq(payment.state, 'OPEN'),
        eq(order.orderStatus, 'WAITING_PAYMENT'),
        // Overdue orders are checked by `expire-orders`.
        gt(order.expiresAt, context.now()),
        or(isNull(payment.checkedAt), lt(payment.checkedAt, before)),
      ),
    )
    .orderBy(asc(payment.checkedAt))
    .limit(CHECK_LIMITS.rows)
  await inParallel(rows, CHECK_LIMITS.atOnce, async (row) => {
    if (await claimCheck(context, row.payment.id, SPACING)) await askStatus(context, row.payment, row.invoice)
  })
}
