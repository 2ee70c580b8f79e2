import { setTimeout as sleep } from 'node:timers/promises'
import { readInstructions } from '@nmw/contract/payment'
import { eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { doctorSession } from '../database/schema/doctor-session-table.ts'
import { order } from '../database/schema/order-table.ts'
import { payment } from '../database/schema/payment-table.ts'
import { GatewayFailure } from '../outside/gateway-failure.ts'
import type { PaymentGateway } from '../outside/payment/payment-gateway.ts'
import { copyOrder } from '../testing/make/copy-order.ts'
import { createPatient } from '../testing/make/create-patient.ts'
import { createTestConsultation } from '../testing/make/create-test-order.ts'
import { findBrokenInvariants } from '../testing/checks/find-broken-invariants.ts'
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts'
import { signIn } from '../testing/app/sign-in.ts'
import { createPayable, postNotification, signNotification, paymentStateOf } from '../testing/make/test-payments.ts'
import { applyNotifications } from './apply-notifications.ts'
import { expireOrders } from './expire-orders.ts'
import { followPayments } from './follow-payments.ts'
import { openPayment } from './open-payment.ts'
import { paymentRoutes } from './payment-routes.ts'
import { reconcile } from './reconcile.ts'
import { serveNotifications } from './serve-notifications.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE

let testApp: TestApp
let patientId: number
let gateway: PaymentGateway
let asked: string[]
let status: PaymentGateway['status']
const away = () => Promise.reject(new GatewayFailure('unclear', 'away'))

beforeAll(async () => {
  testApp = await openTestApp({
    routes: paymentRoutes,
    services: [serveNotifications],
    jobs: { 'follow-payments': followPayments, 'apply-notifications': applyNotifications },
  })
  testApp.context.wake = () => {}
  patientId = (await createPatient(testApp)).id
  gateway = testApp.context.outside.payment
  const watched: PaymentGateway = {
    ...gateway,
    status: (one) => {
      asked.push(one.invoice)
      return status(one)
    },
  }
  testApp.context.outside = { ...testApp.context.outside, payment: watched }
})
afterAll(async () => {
  expect(await reconcile(testApp.db)).toMatchObject({ difference: 0, uneven: [], loosePayments: 0 })
  expect(await findBrokenInvariants(testApp.db)).toEqual([])
  await testApp.close()
})
beforeEach(() => {
  testApp.clock.reset()
  asked = []
  status = gateway.status
})

const payable = () => createPayable(testApp, patientId)
const pay = (paid: Awaited<ReturnType<typeof payable>>) => testApp.context.simulator!.gateway!.happen(paid, 'SUCCESS')
const expire = () => expireOrders(testApp.context)

test.each([
  ['the expiry job first', () => expire()],
  ['both jobs at once', () => Promise.all([expire(), followPayments(testApp.context)])],
])('payment: money that arrived in time during our downtime pays its order, with %s', async (_when, run) => {
  const paid = await payable()
  testApp.clock.advance(12 * HOUR)
  pay(paid)
  testApp.clock.advance(12 * HOUR + MINUTE)
  await run()
  await testApp.run('follow-payments')
  expect(await paymentStateOf(testApp, paid.orderId)).toMatchObject({
    orderStatus: 'WAITING_CONFIRM',
    paymentStatus: 'PAID',
    money: [`received ${paid.amount}`],
    cases: 0,
  })
})

test('payment: an unpaid overdue order is checked once and expires at once', async () => {
  const { orderId, invoice } = await payable()
  testApp.clock.advance(24 * HOUR + 1)
  await expire()
  await expire()
  expect(asked).toEqual([invoice])
  expect(await paymentStateOf(testApp, orderId)).toMatchObject({ orderStatus: 'CANCEL', paymentStatus: 'EXPIRED' })
})

test('payment: while the gateway is unavailable an overdue order keeps its seat for fifteen minutes from the first check', async () => {
  const { order: made, session } = await createTestConsultation(testApp, { patientId })
  await openPayment(testApp.context, made.id)
  const taken = () => testApp.db.select().from(doctorSession).where(eq(doctorSession.id, session.id))
  const bearer = await signIn(testApp, { id: patientId })
  status = away
  // The server is back after hours, before anything else is.
  testApp.clock.advance(6 * HOUR)
  for (const wait of [0, 1, 13]) {
    testApp.clock.advance(wait * MINUTE)
    await expire()
    await testApp.run('follow-payments')
    const page = await testApp.send(readInstructions, { params: { invoice: made.invoice } }, bearer, '10.3.3.4')
    expect(page).toMatchObject({ result: { virtual_account_info: { status: 'EXPIRED' } } })
    expect(await paymentStateOf(testApp, made.id)).toMatchObject({ paymentStatus: 'PENDING' })
    expect(await taken()).toMatchObject([{ taken: 1 }])
  }
  expect(asked, 'by one job only').toHaveLength(3)
  testApp.clock.advance(MINUTE)
  await expire()
  expect(await paymentStateOf(testApp, made.id)).toMatchObject({ paymentStatus: 'EXPIRED' })
  expect(await taken()).toMatchObject([{ taken: 0 }])
})

test('payment: the status of a gateway that recovers within fifteen minutes decides', async () => {
  const [paid, unpaid] = [await payable(), await payable()]
  pay(paid)
  status = away
  testApp.clock.advance(24 * HOUR + 1)
  await expire()
  status = gateway.status
  testApp.clock.advance(5 * MINUTE)
  await expire()
  expect(await paymentStateOf(testApp, paid.orderId)).toMatchObject({ paymentStatus: 'PAID', cases: 0 })
  expect(await paymentStateOf(testApp, unpaid.orderId)).toMatchObject({ paymentStatus: 'EXPIRED' })
})

test('payment: a notification that arrives while the gateway is being checked prevents expiry', async () => {
  const paid = await payable()
  status = async (one) => {
    await postNotification(testApp, signNotification(testApp, paid))
    return { ...(await gateway.status(one)), state: 'PENDING' }
  }
  testApp.clock.advance(24 * HOUR + 1)
  await expire()
  expect(await paymentStateOf(testApp, paid.orderId)).toMatchObject({ orderStatus: 'WAITING_PAYMENT' })
  await testApp.run('apply-notifications')
  expect(await paymentStateOf(testApp, paid.orderId)).toMatchObject({ paymentStatus: 'PAID', cases: 0 })
})

test('payment: a notification at the moment of expiry: the order is paid, or expired with a refund', async () => {
  for (let round = 0; round < 8; round++) {
    const paid = await payable()
    status = async (one) => ({ ...(await gateway.status(one)), state: 'PENDING' })
    testApp.clock.advance(24 * HOUR + 1)
    const notified = postNotification(testApp, signNotification(testApp, paid)).then(() =>
      testApp.run('apply-notifications'),
    )
    await Promise.all([notified, expire(), expire()])
    const { paymentStatus, money, cases } = await paymentStateOf(testApp, paid.orderId)
    const received = `received ${paid.amount}`
    expect({ money, cases }).toEqual(
      paymentStatus === 'PAID'
        ? { money: [received], cases: 0 }
        : { money: [received, `refund-due ${paid.amount}`], cases: 1 },
    )
    testApp.clock.reset()
  }
})

test('payment: overdue orders are checked in limited parallel, and fewer while the gateway does not answer', async () => {
  const first = await payable()
  const [row] = await testApp.db.select().from(payment).where(eq(payment.orderId, first.orderId))
  const { id: _own, ...facts } = row!
  const orders = await copyOrder(testApp, first.orderId, 59)
  await testApp.db.insert(payment).values(
    orders.map((orderId) => ({
      ...facts,
      orderId,
      requestId: `flood-${orderId}`,
      accountNumber: `flood-${orderId}`,
    })),
  )
  const waiting = () => testApp.db.$count(order, eq(order.orderStatus, 'WAITING_PAYMENT'))
  testApp.clock.advance(24 * HOUR + 1)
  status = away
  await expire()
  expect(asked.length).toBeLessThan(30)
  expect(await waiting()).toBe(60)

  let [now, most] = [0, 0]
  const { promise: eightAtOnce, resolve } = Promise.withResolvers<void>()
  status = async (one) => {
    most = Math.max(most, ++now)
    if (now === 8) resolve()
    await eightAtOnce
    // Time for a ninth, if it were allowed.
    await sleep(5)
    const event = await gateway.status(one)
    now--
    return { ...event, state: 'PENDING' }
  }
  asked = []
  await expireOrders(testApp.context, 50)
  expect(asked).toHaveLength(50)
  expect(most).toBe(8)
  await expireOrders(testApp.context, 50)
  expect(await waiting()).toBe(0)
  await testApp.db.update(payment).set({ state: 'CANCEL' }).where(like(payment.requestId, 'flood-%'))
})
