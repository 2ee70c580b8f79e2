import { and, desc, eq, gt, inArray, isNull, lt, or } from 'drizzle-orm'
import { MINUTE } from '@nmw/contract/duration'
import type { Context } from '../context.ts'
import { order } from '../database/schema/order-table.ts'
import { payment } from '../database/schema/payment-table.ts'
import { transaction } from '../database/transaction.ts'
import { GatewayFailure } from '../outside/gateway-failure.ts'
import type { PaymentEvent } from '../outside/payment/payment-gateway.ts'
import { applyEvent } from './apply-event.ts'
import { saveMismatch } from './save-mismatch.ts'
import { knownPayment, type PaymentRow } from './payment-queries.ts'

/** Limits of one job run. */
export const CHECK_LIMITS = { rows: 500, atOnce: 8 }

/** Checks an order's payment at most once a minute, however many ask. Overdue orders are checked by `expire-orders`. */
export async function checkPayment(context: Context, orderId: number) {
  const [row] = await context.db
    .select({ payment, invoice: order.invoice })
    .from(payment)
    .innerJoin(order, eq(order.id, payment.orderId))
    .where(and(eq(payment.orderId, orderId), eq(payment.state, 'OPEN'), gt(order.expiresAt, context.now())))
    .orderBy(desc(payment.id))
    .limit(1)
  if (!row || row.payment.createdAt.getTime() > context.now().getTime() - MINUTE) return
  if (await claimCheck(context, row.payment.id, MINUTE)) await askStatus(context, row.payment, row.invoice)
}

/** Only the caller that moves the timestamp checks the gateway. */
export async function claimCheck({ db, now }: Context, paymentId: number, spacing: number) {
  const before = new Date(now().getTime() - spacing)
  const claimed = await db
    .update(payment)
    .set({ checkedAt: now() })
    .where(
      and(
        eq(payment.id, paymentId),
        inArray(payment.state, ['NEW', 'OPEN']),
        or(isNull(payment.checkedAt), lt(payment.checkedAt, before)),
      ),
    )
  return claimed.rowCount === 1
}

/** Applies the current status of the gateway. Undefined when it did not answer. */
export async function askStatus(context: Context, row: PaymentRow, invoice: string): Promise<PaymentEvent | undefined> {
  try {
    const event = await context.outside.payment.status(knownPayment(row, invoice))
    if (event.state === 'PAID' || event.state === 'EXPIRED') {
      await transaction(context.db, async (db) => {
        const { outcome, note } = await applyEvent(context, db, event)
        if (outcome === 'mismatch') await saveMismatch(context, db, { row, event, note })
      })
    }
    return event
  } catch (error) {
    if (!(error instanceof GatewayFailure)) throw error
    context.log.warn({ invoice, reason: error.message }, 'payment not checked')
    return undefined
  }
}
