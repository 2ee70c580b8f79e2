import { listPaymentMethods, readInstructions } from '@nmw/contract/payment'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { order } from '../database/schema/order-table.ts'
import { payment } from '../database/schema/payment-table.ts'
import { transaction } from '../database/transaction.ts'
import { moveOrder } from '../order/move-order.ts'
import { SNAP_NOTIFY_PATH } from '../outside/payment/notification-paths.ts'
import { createPatient } from '../testing/make/create-patient.ts'
import { createTestPurchase } from '../testing/make/create-test-order.ts'
import { type FakeDoku, faultsAfterWork, faultsBeforeWork } from '../testing/fakes/fake-doku.ts'
import {
  askToken,
  CLIENT,
  doku,
  merchant,
  SECRET,
  signPlain,
  signSnap,
  snapBody,
  snapChannels,
  startDoku,
  TIMEOUT,
  timeOutOnSilence,
} from '../testing/fakes/gateway-harness.ts'
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts'
import { signIn } from '../testing/app/sign-in.ts'
import { postNotification, paymentStateOf } from '../testing/make/test-payments.ts'
import { notificationBody } from '../outside/payment/simulated-gateway.ts'
import { applyNotifications } from './apply-notifications.ts'
import { followPayments } from './follow-payments.ts'
import { openPayment } from './open-payment.ts'
import { paymentRoutes } from './payment-routes.ts'
import { reconcile } from './reconcile.ts'
import { serveNotifications } from './serve-notifications.ts'

/** The whole server with a real adapter and a fake DOKU. */
describe.each(['doku', 'doku-snap'])('payment: PAYMENT_PROVIDER=%s', (provider) => {
  let fake: FakeDoku
  let testApp: TestApp
  let patient: Awaited<ReturnType<typeof createPatient>>
  beforeAll(async () => {
    fake = await startDoku()
    testApp = await openTestApp({
      routes: paymentRoutes,
      services: [serveNotifications],
      jobs: { 'apply-notifications': applyNotifications, 'follow-payments': followPayments },
      settings: {
        PAYMENT_PROVIDER: provider,
        DOKU_URL: fake.url,
        DOKU_CLIENT_ID: CLIENT,
        DOKU_SECRET_KEY: SECRET,
        DOKU_PRIVATE_KEY: merchant.privateKey.replaceAll('\n', '\\n'),
        DOKU_PUBLIC_KEY: doku.publicKey.replaceAll('\n', '\\n'),
        DOKU_SNAP_BINS: snapChannels.map((channel, index) => `${channel}=1900${index}`).join(','),
        GATEWAY_TIMEOUT: String(TIMEOUT),
      },
    })
    testApp.context.wake = () => {}
    patient = await createPatient(testApp)
  })
  afterAll(async () => {
    expect(await reconcile(testApp.db)).toMatchObject({ difference: 0, uneven: [], loosePayments: 0 })
    await testApp.close()
    await fake.stop()
  })

  const buy = () => createTestPurchase(testApp, { patientId: patient.id })
  const rowOf = async (orderId: number) =>
    (await testApp.db.select().from(payment).where(eq(payment.orderId, orderId)))[0]!

  async function notify(orderId: number, invoice: string) {
    const known = { ...(await rowOf(orderId)), invoice }
    if (provider === 'doku')
      return postNotification(testApp, signPlain(notificationBody(known, 'SUCCESS', new Date()), new Date()))
    const { path, headers, body } = askToken(new Date())
    const answer = await testApp.app.inject({ method: 'POST', url: path, headers, payload: body })
    expect(answer.statusCode).toBe(200)
    return postNotification(
      testApp,
      signSnap(answer.json<{ accessToken: string }>().accessToken, snapBody(known), new Date()),
    )
  }

  test('opens, shows and pays an order, and no gateway URL reaches the browser', async () => {
    const made = await buy()
    const row = await openPayment(testApp.context, made.id)
    expect(row).toMatchObject({ provider, state: 'OPEN', instructionsUrl: expect.stringContaining(fake.url) })
    const shown = await testApp.send(
      readInstructions,
      { params: { invoice: made.invoice } },
      await signIn(testApp, patient),
      '10.4.4.4',
    )
    expect(shown).toMatchObject({ code: 200, result: { virtual_account_info: { status: 'ACTIVE' } } })
    expect(JSON.stringify(shown.result)).toContain('Masukkan kartu ATM & PIN')
    expect(JSON.stringify(shown.result)).not.toContain(fake.url)
    expect(await notify(made.id, made.invoice)).toBe(200)
    await testApp.run('apply-notifications')
    expect(await paymentStateOf(testApp, made.id)).toMatchObject({
      paymentStatus: 'PAID',
      money: [`received ${made.grandTotal}`],
    })
  })

  test.each([...faultsAfterWork, ...faultsBeforeWork])(
    '%s: the order waits and the same request opens it',
    async (fault) => {
      const made = await buy()
      fake.state.fault = fault
      await expect(timeOutOnSilence(fake, () => openPayment(testApp.context, made.id))).rejects.toMatchObject({
        status: 503,
        message: 'Gagal Melanjutkan Pembayaran',
      })
      fake.state.fault = undefined
      const { requestId } = await rowOf(made.id)
      expect(await paymentStateOf(testApp, made.id)).toMatchObject({
        orderStatus: 'WAITING_PAYMENT',
        payments: ['NEW'],
      })
      const opened = await openPayment(testApp.context, made.id)
      expect(opened).toMatchObject({ requestId, state: 'OPEN' })
      const there = [...fake.accounts.values()].filter(({ invoice }) => invoice === made.invoice)
      expect(there.map(({ number }) => number)).toEqual([opened.accountNumber])
    },
  )

  test('without notifications, status checks find the payment', async () => {
    const made = await buy()
    await openPayment(testApp.context, made.id)
    fake.of(made.invoice)!.status = 'SUCCESS'
    testApp.clock.advance(61)
    await testApp.run('follow-payments')
    testApp.clock.reset()
    expect(await paymentStateOf(testApp, made.id)).toMatchObject({ paymentStatus: 'PAID' })
  })

  test('a cancelled order is cancelled at the gateway', async () => {
    const made = await buy()
    await openPayment(testApp.context, made.id)
    await transaction(testApp.db, (db) =>
      moveOrder(testApp.context, db, { orderId: made.id, move: 'cancel', by: 'patient' }),
    )
    await testApp.run('follow-payments')
    expect(fake.of(made.invoice)).toMatchObject({ status: 'EXPIRED' })
    expect(await paymentStateOf(testApp, made.id)).toMatchObject({ payments: ['CANCEL'] })
  })

  test('the hosted card page of a cancelled order is checked until it expires', async () => {
    const made = await buy()
    await testApp.db.update(order).set({ paymentMethod: 'CREDIT_CARD' }).where(eq(order.id, made.id))
    await openPayment(testApp.context, made.id)
    await transaction(testApp.db, (db) =>
      moveOrder(testApp.context, db, { orderId: made.id, move: 'cancel', by: 'patient' }),
    )
    await testApp.run('follow-payments')
    expect(await paymentStateOf(testApp, made.id)).toMatchObject({ payments: ['OPEN'] })
    fake.of(made.invoice)!.status = 'SUCCESS'
    testApp.clock.advance(301)
    await testApp.run('follow-payments')
    testApp.clock.reset()
    const { grandTotal } = made
    expect(await paymentStateOf(testApp, made.id)).toMatchObject({
      paymentStatus: 'CANCEL',
      money: [`received ${grandTotal}`, `refund-due ${grandTotal}`],
    })
  })

  test('cards are available, with a hosted page of the gateway', async () => {
    const bearer = await signIn(testApp, await createPatient(testApp))
    const { result } = await testApp.send(listPaymentMethods, {}, bearer, '10.4.4.4')
    expect((result as { available: boolean }[]).every(({ available }) => available)).toBe(true)
    const made = await buy()
    await testApp.db.update(order).set({ paymentMethod: 'CREDIT_CARD' }).where(eq(order.id, made.id))
    const row = await openPayment(testApp.context, made.id)
    expect(row).toMatchObject({ accountNumber: null, hostedPageUrl: `${fake.url}/checkout-link-v2/abc` })
    const paid = { ...row, invoice: made.invoice }
    expect(
      await postNotification(testApp, signPlain(cardBody(notificationBody(paid, 'SUCCESS', new Date())), new Date())),
    ).toBe(200)
    await testApp.run('apply-notifications')
    expect(await paymentStateOf(testApp, made.id)).toMatchObject({ paymentStatus: 'PAID' })
  })

  if (provider === 'doku-snap') {
    test("the answer follows the standard, and another party's token is rejected", async () => {
      const made = await buy()
      await openPayment(testApp.context, made.id)
      const known = { ...(await rowOf(made.id)), invoice: made.invoice }
      const sent = signSnap('a.b.c', snapBody(known), new Date())
      const refusal = await testApp.app.inject({
        method: 'POST',
        url: SNAP_NOTIFY_PATH,
        headers: sent.headers,
        payload: sent.body,
      })
      expect([refusal.statusCode, refusal.json()]).toMatchObject([401, { responseCode: '4012500' }])
      const { path, headers, body } = askToken(new Date())
      const forged = { ...headers, 'x-signature': 'AAAA' }
      const token = await testApp.app.inject({ method: 'POST', url: path, headers: forged, payload: body })
      expect([token.statusCode, token.json()]).toMatchObject([401, { responseCode: '4017300' }])
      expect(await paymentStateOf(testApp, made.id)).toMatchObject({ paymentStatus: 'PENDING' })
    })
  }
})

/** A card payment has no account number. */
function cardBody({
  virtual_account_info: _account,
  virtual_account_payment: _payment,
  ...body
}: ReturnType<typeof notificationBody>) {
  return { ...body, service: { id: 'CREDIT_CARD' } }
}
