import { and, asc, eq, isNull, lt, or } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { order } from '../database/schema/order-table.ts'
import { payment } from '../database/schema/payment-table.ts'
import { askStatus, claimCheck } from './check-payment.ts'
import { inParallel } from './in-parallel.ts'

const BATCH = 500
/** A little less than the job's minute, so that no turn is missed: what is paid shows within two. */
const SPACING = 50_000

/** Asks about everything that can be paid, for the day when no notification comes. */
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
        or(isNull(payment.checkedAt), lt(payment.checkedAt, before)),
      ),
    )
    .orderBy(asc(payment.checkedAt))
    .limit(BATCH)
  await inParallel(rows, 8, async (row) => {
    if (await claimCheck(context, row.payment.id, SPACING)) await askStatus(context, row.payment, row.invoice)
  })
}
