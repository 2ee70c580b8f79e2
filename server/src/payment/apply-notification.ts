import { eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { order } from '../database/schema/order-table.ts'
import { paymentNotification } from '../database/schema/payment-table.ts'
import { transaction } from '../database/transaction.ts'
import { GatewayFailure } from '../outside/gateway-failure.ts'
import type { PaymentEvent } from '../outside/payment/payment-gateway.ts'
import { readPaymentEvent } from '../outside/payment/read-payment-event.ts'
import { applyEvent, type EventOutcome } from './apply-event.ts'
import { findPayments, knownPayment } from './payment-queries.ts'

const open = new Set(['waiting', 'unknown'])

/**
 * Applies one message together with the mark that it is done: a crash leaves it waiting, and a second worker finds it
 * locked or done.
 */
export async function applyNotification(context: Context, id: number) {
  const message = await readNotification(context.db, id)
  if (!message || !open.has(message.outcome)) return
  const event = readPaymentEvent(message.provider, message.body)
  const confirmed = event && (await confirm(context, event))
  if (!event) await mark(context, context.db, id, { outcome: 'broken', note: 'not understood' })
  if (!confirmed) return
  await transaction(context.db, async (db) => {
    const [locked] = await db
      .select({ outcome: paymentNotification.outcome })
      .from(paymentNotification)
      .where(eq(paymentNotification.id, id))
      .for('update', { skipLocked: true })
    if (!locked || !open.has(locked.outcome)) return
    await mark(context, db, id, await applyEvent(context, db, confirmed))
  })
}

async function readNotification(db: Database, id: number) {
  const [row] = await db.select().from(paymentNotification).where(eq(paymentNotification.id, id))
  return row
}

function mark({ now }: Context, db: Database, id: number, done: EventOutcome | { outcome: 'broken'; note: string }) {
  return (
    db
      .update(paymentNotification)
      // Checking a notice of an unknown invoice did not check a mismatch, so it must be checked again.
      .set({ ...done, processedAt: now(), ...(done.outcome === 'mismatch' && { checkedAt: null, checkedById: null }) })
      .where(eq(paymentNotification.id, id))
  )
}

/**
 * Accepts an expiry only if the gateway still reports it, because money may have arrived meanwhile. Undefined while the
 * gateway cannot be asked, so that the message waits.
 */
async function confirm({ db, outside, log }: Context, event: PaymentEvent): Promise<PaymentEvent | undefined> {
  if (event.state !== 'EXPIRED') return event
  const [payable] = await db.select({ id: order.id }).from(order).where(eq(order.invoice, event.invoice))
  const [row] = payable ? await findPayments(db, payable.id) : []
  if (!row) return event
  try {
    return await outside.payment.status(knownPayment(row, event.invoice))
  } catch (error) {
    if (!(error instanceof GatewayFailure)) throw error
    log.warn({ invoice: event.invoice, reason: error.message }, 'expiry not confirmed yet')
    return undefined
  }
}
