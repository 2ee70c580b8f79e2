import { and, eq, inArray } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { order } from '../database/schema/order-table.ts'
import { payment } from '../database/schema/payment-table.ts'
import { moveOrder } from '../order/move-order.ts'
import type { PaymentEvent } from '../outside/payment/payment-gateway.ts'
import { findMismatch } from './find-mismatch.ts'
import type { PaymentRow } from './payment-queries.ts'
import { type MoneyOutcome, receiveMoney } from './receive-money.ts'

export type EventOutcome = { outcome: MoneyOutcome | 'mismatch' | 'unknown'; note: string | null }

/**
 * Applies a gateway event in the caller's transaction. Only money and a confirmed expiry have an effect, and PAID is
 * final, so the order of events does not matter.
 */
export async function applyEvent(context: Context, db: Database, event: PaymentEvent): Promise<EventOutcome> {
  const [payable] = await db.select().from(order).where(eq(order.invoice, event.invoice))
  if (!payable) return { outcome: 'unknown', note: 'no such invoice' }
  const rows = await db.select().from(payment).where(eq(payment.orderId, payable.id)).for('update')
  const row = chooseRow(rows, event)
  if (!row) return { outcome: 'unknown', note: 'no payment was asked for' }
  const other = findMismatch(event, row)
  if (other) {
    context.log.error({ invoice: event.invoice, other }, 'gateway event does not match the payment')
    return { outcome: 'mismatch', note: other }
  }
  if (event.state === 'PAID') return { outcome: await receiveMoney(context, db, { payable, row }), note: null }
  if (event.state !== 'EXPIRED') return { outcome: 'applied', note: `no effect: ${event.state}` }
  const ended = await moveOrder(context, db, { orderId: payable.id, move: 'expire', by: 'system' })
  if (!ended) return { outcome: 'applied', note: 'no effect: the order was over' }
  await db
    .update(payment)
    .set({ state: 'EXPIRED' })
    .where(and(eq(payment.id, row.id), inArray(payment.state, ['NEW', 'OPEN'])))
  return { outcome: 'applied', note: null }
}

/** The payment the event names by request id or account number, else the newest. */
function chooseRow(rows: PaymentRow[], { requestId, accountNumber }: PaymentEvent) {
  const newest = rows.toSorted((one, other) => other.id - one.id)
  return (
    newest.find((row) => row.requestId === requestId) ??
    newest.find((row) => accountNumber !== null && row.accountNumber === accountNumber) ??
    newest[0]
  )
}
