import { desc, eq } from 'drizzle-orm'
import { order } from '../../database/schema/order-table.ts'
import { moneyEntry, payment, paymentNotification, refundCase } from '../../database/schema/payment-table.ts'
import type { KnownPayment } from '../../outside/payment/payment-gateway.ts'
import { notificationBody } from '../../outside/payment/simulated-gateway.ts'
import { openPayment } from '../../payment/open-payment.ts'
import { createTestPurchase } from './create-test-order.ts'
import type { SentNotification } from '../fakes/gateway-harness.ts'
import type { TestApp } from '../app/open-test-app.ts'

/** An order of goods with an open virtual account. */
export async function createPayable(testApp: TestApp, patientId: number): Promise<KnownPayment & { orderId: number }> {
  const made = await createTestPurchase(testApp, { patientId })
  return { ...(await openPayment(testApp.context, made.id)), invoice: made.invoice }
}

type Options = {
  status?: string
  requestId?: string
  at?: Date
  change?: (body: ReturnType<typeof notificationBody>) => object
}

/** A notification signed with the key of the simulated gateway, without a change at the gateway. */
export function signNotification(
  { context }: TestApp,
  paid: KnownPayment,
  { status = 'SUCCESS', requestId = crypto.randomUUID(), at = context.now(), change = (body) => body }: Options = {},
) {
  return context.simulator!.gateway!.sign(change(notificationBody(paid, status, at)), { requestId, at })
}

export async function postNotification({ app }: TestApp, { path, body, headers }: SentNotification) {
  const answer = await app.inject({ method: 'POST', url: path, headers, payload: body })
  return answer.statusCode
}

/** The payment state of an order: statuses, payments, money entries and refund cases. */
export async function paymentStateOf({ db }: TestApp, orderId: number) {
  const [state] = await db
    .select({ orderStatus: order.orderStatus, paymentStatus: order.paymentStatus })
    .from(order)
    .where(eq(order.id, orderId))
  const payments = await db.select().from(payment).where(eq(payment.orderId, orderId)).orderBy(payment.id)
  const money = await db.select().from(moneyEntry).where(eq(moneyEntry.orderId, orderId)).orderBy(moneyEntry.id)
  const cases = await db.select().from(refundCase).where(eq(refundCase.orderId, orderId))
  return {
    ...state!,
    payments: payments.map(({ state }) => state),
    money: money.map(({ kind, amount }) => `${kind} ${amount}`),
    cases: cases.length,
  }
}

export async function outcomesOf({ db }: TestApp, invoice: string) {
  const rows = await db
    .select({ outcome: paymentNotification.outcome })
    .from(paymentNotification)
    .where(eq(paymentNotification.invoice, invoice))
    .orderBy(paymentNotification.id)
  return rows.map(({ outcome }) => outcome)
}

export async function newestNotification({ db }: TestApp) {
  const [row] = await db.select().from(paymentNotification).orderBy(desc(paymentNotification.id)).limit(1)
  return row
}
