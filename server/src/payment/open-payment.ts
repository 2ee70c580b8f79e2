import { PAYMENT_EXPIRED, PAYMENT_FAILED } from '@nmw/contract/payment'
import { and, eq, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { account } from '../database/schema/account-table.ts'
import { order } from '../database/schema/order-table.ts'
import { payment } from '../database/schema/payment-table.ts'
import { violated } from '../database/transaction.ts'
import { Problem, refused } from '../http/problem.ts'
import { GatewayFailure } from '../outside/gateway-failure.ts'
import type { OpenedPayment, PaymentRequest } from '../outside/payment/payment-gateway.ts'
import { kindOf } from '../outside/payment/payment-methods.ts'
import { findPayments, type OrderRow, type PaymentRow } from './payment-queries.ts'

/** Concurrent callers share one call; the request id makes a second call harmless. */
const inProgress = new Map<string, Promise<PaymentRow>>()

/**
 * Opens a payment, after the order was committed: the request is stored, the gateway is called, and the answer is
 * saved, so that a crash at any point can be resumed. Idempotent. Throws 'Gagal Melanjutkan Pembayaran' on failure; the
 * order stays as it is.
 */
export async function openPayment(context: Context, orderId: number): Promise<PaymentRow> {
  const [waiting] = await context.db.select().from(order).where(eq(order.id, orderId))
  if (waiting?.orderStatus !== 'WAITING_PAYMENT') throw refused(PAYMENT_FAILED)
  if (waiting.expiresAt <= context.now()) throw refused(PAYMENT_EXPIRED)
  const row = await ensureRow(context, waiting)
  if (row.state !== 'NEW') return row
  const started = inProgress.get(row.requestId) ?? askGateway(context, waiting, row)
  inProgress.set(row.requestId, started)
  try {
    return await started
  } finally {
    inProgress.delete(row.requestId)
  }
}

/** The open payment or a new one; a unique index allows only one. */
async function ensureRow({ db, now, outside }: Context, { id, paymentMethod, grandTotal, expiresAt }: OrderRow) {
  await db
    .insert(payment)
    .values({
      orderId: id,
      provider: outside.payment.provider,
      channel: paymentMethod,
      requestId: randomUUID(),
      state: 'NEW',
      amount: grandTotal,
      expiresAt,
      createdAt: now(),
    })
    .onConflictDoNothing()
  const rows = await findPayments(db, id)
  const found = rows.find(({ state }) => state === 'NEW' || state === 'OPEN') ?? rows[0]
  if (!found) throw new Error(`order ${id} has no payment`)
  return found
}

async function askGateway(context: Context, waiting: OrderRow, row: PaymentRow) {
  const { db, now, outside, log } = context
  const mine = eq(payment.id, row.id)
  const counted = await db
    .update(payment)
    .set({ attempts: sql`${payment.attempts} + 1`, checkedAt: now() })
    .where(and(mine, eq(payment.state, 'NEW')))
  // Another process finished meanwhile.
  if (!counted.rowCount) return readRow(db, row.id)
  try {
    const request = await requestOf(context, waiting, row)
    const opened = await outside.payment.open[kindOf(row.channel)](request)
    return await saveOpened(context, waiting, row, opened)
  } catch (error) {
    const failure = failureOf(error)
    if (!failure) throw error
    log.warn({ paymentId: row.id, invoice: waiting.invoice, reason: failure.message }, 'payment not opened')
    await db
      .update(payment)
      .set({ lastError: `${failure.kind}: ${failure.message}`.slice(0, 300) })
      .where(mine)
    throw failure.kind === 'refused' ? refused(PAYMENT_FAILED) : new Problem(503, PAYMENT_FAILED, { retryAfter: 30 })
  }
}

async function requestOf({ db, env }: Context, waiting: OrderRow, row: PaymentRow): Promise<PaymentRequest> {
  const [customer] = await db
    .select({ name: account.fullName, email: account.email, phone: account.phone })
    .from(account)
    .where(eq(account.id, waiting.patientId))
  const { requestId, channel, amount, createdAt, expiresAt } = row
  const { invoice } = waiting
  const returnUrl = `${env.publicUrl}/user/order-payment/${invoice}`
  return { requestId, channel, amount, createdAt, expiresAt, invoice, customer: customer!, returnUrl }
}

/** Only if still new: it may have been paid or saved by another process meanwhile. */
async function saveOpened({ db, wake }: Context, waiting: OrderRow, row: PaymentRow, opened: OpenedPayment) {
  // The payment must not outlast the order.
  const expiresAt = new Date(Math.min(opened.expiresAt.getTime(), waiting.expiresAt.getTime()))
  const [saved] = await db
    .update(payment)
    .set({ ...opened, expiresAt, state: 'OPEN', lastError: null })
    .where(and(eq(payment.id, row.id), eq(payment.state, 'NEW')))
    .returning()
  // Notifications that arrived before the payment was saved can be applied now.
  wake('apply-notifications')
  return saved ?? readRow(db, row.id)
}

async function readRow(db: Database, id: number): Promise<PaymentRow> {
  const [row] = await db.select().from(payment).where(eq(payment.id, id))
  return row!
}

/** An account number already in use is no valid answer. */
function failureOf(error: unknown) {
  if (error instanceof GatewayFailure) return error
  if (violated(error) === 'payment_account_number') return new GatewayFailure('unclear', 'a number given out before')
  return undefined
}
