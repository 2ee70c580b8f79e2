import { readInstructions } from '@nmw/contract/payment'
import { eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { payment, paymentNotification } from '../database/schema/payment-table.ts'
import { transaction } from '../database/transaction.ts'
import { moveOrder } from '../order/move-order.ts'
import { GatewayFailure } from '../outside/gateway-failure.ts'
import type { PaymentGateway } from '../outside/payment/payment-gateway.ts'
import { copyOrder } from '../testing/make/copy-order.ts'
import { createPatient } from '../testing/make/create-patient.ts'
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts'
import { signIn } from '../testing/app/sign-in.ts'
import {
  createPayable,
  outcomesOf,
  postNotification,
  signNotification,
  paymentStateOf,
} from '../testing/make/test-payments.ts'
import { applyNotifications } from './apply-notifications.ts'
import { checkPayment } from './check-payment.ts'
import { expireOrders } from './expire-orders.ts'
import { findUnmatched } from './find-unmatched.ts'
import { followPayments } from './follow-payments.ts'
import { paymentRoutes } from './payment-routes.ts'
import { reconcile } from './reconcile.ts'
import { serveNotifications } from './serve-notifications.ts'

let testApp: TestApp
let patientId: number
let gateway: PaymentGateway
let asked: { status: string[]; cancel: string[] }
let changed: Partial<PaymentGateway>
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
      asked.status.push(one.invoice)
      return (changed.status ?? gateway.status)(one)
    },
    cancel: (one) => {
      asked.cancel.push(one.invoice)
      return (changed.cancel ?? gateway.cancel)(one)
    },
  }
  testApp.context.outside = { ...testApp.context.outside, payment: watched }
})
afterAll(async () => {
  expect(await reconcile(testApp.db)).toMatchObject({ difference: 0, uneven: [], loosePayments: 0 })
  await testApp.close()
})
beforeEach(() => {
  testApp.clock.reset()
  asked = { status: [], cancel: [] }
  changed = {}
})

const payable = () => createPayable(testApp, patientId)
const happen = (paid: Awaited<ReturnType<typeof payable>>, event: 'SUCCESS' | 'EXPIRED') =>
  testApp.context.simulator!.gateway!.happen(paid, event)
const cancel = (orderId: number) =>
  transaction(testApp.db, (db) => moveOrder(testApp.context, db, { orderId, move: 'cancel', by: 'patient' }))

test('payment: without any notification an order is paid within two minutes', async () => {
  const paid = await payable()
  const started = testApp.context.now().getTime()
  await testApp.run('follow-payments')
  happen(paid, 'SUCCESS')
  let turns = 0
  // The job runs every minute, sometimes a little late.
  for (; turns < 5 && (await paymentStateOf(testApp, paid.orderId)).paymentStatus !== 'PAID'; turns++) {
    testApp.clock.advance(turns % 2 ? 58 : 62)
    await testApp.run('follow-payments')
  }
  expect(await paymentStateOf(testApp, paid.orderId)).toMatchObject({
    paymentStatus: 'PAID',
    payments: ['PAID'],
    money: [`received ${paid.amount}`],
  })
  expect(testApp.context.now().getTime() - started).toBeLessThanOrEqual(120_000)
  // The notification arrives hours later.
  await postNotification(testApp, signNotification(testApp, paid))
  await testApp.run('apply-notifications')
  expect(await paymentStateOf(testApp, paid.orderId)).toMatchObject({ money: [`received ${paid.amount}`] })
})

test('payment: opening the payment page checks the gateway at most once a minute, however many open it', async () => {
  const paid = await payable()
  const bearer = await signIn(testApp, { id: patientId })
  const open = () => testApp.send(readInstructions, { params: { invoice: paid.invoice } }, bearer, '10.3.3.3')
  await open()
  expect(asked.status).toEqual([])
  testApp.clock.advance(61)
  await Promise.all(Array.from({ length: 8 }, open))
  expect(asked.status).toEqual([paid.invoice])
  happen(paid, 'SUCCESS')
  await checkPayment(testApp.context, paid.orderId)
  expect(asked.status).toHaveLength(1)
  testApp.clock.advance(61)
  expect(await open()).toMatchObject({ result: { virtual_account_info: { status: 'PAID' } } })
})

test('payment: two jobs at once check a payment once', async () => {
  const paid = await payable()
  testApp.clock.advance(61)
  await Promise.all([followPayments(testApp.context), followPayments(testApp.context)])
  expect(asked.status.filter((invoice) => invoice === paid.invoice)).toHaveLength(1)
})

test('payment: an unavailable gateway delays nothing else', async () => {
  const [first, second] = [await payable(), await payable()]
  testApp.clock.advance(61)
  changed.status = (one) =>
    one.invoice === first.invoice ? Promise.reject(new GatewayFailure('unclear', 'away')) : gateway.status(one)
  happen(second, 'SUCCESS')
  await testApp.run('follow-payments')
  expect(await paymentStateOf(testApp, first.orderId)).toMatchObject({ paymentStatus: 'PENDING' })
  expect(await paymentStateOf(testApp, second.orderId)).toMatchObject({ paymentStatus: 'PAID' })
})

test('payment: an expiry known only to the gateway expires the order', async () => {
  const paid = await payable()
  happen(paid, 'EXPIRED')
  testApp.clock.advance(61)
  await testApp.run('follow-payments')
  expect(await paymentStateOf(testApp, paid.orderId)).toMatchObject({
    orderStatus: 'CANCEL',
    paymentStatus: 'EXPIRED',
    payments: ['EXPIRED'],
  })
})

test('payment: a status with another amount pays nothing', async () => {
  const paid = await payable()
  changed.status = async (one) => ({ ...(await gateway.status(one)), state: 'PAID', amount: 1 })
  testApp.clock.advance(61)
  await testApp.run('follow-payments')
  expect(await paymentStateOf(testApp, paid.orderId)).toMatchObject({ paymentStatus: 'PENDING', money: [] })
})

test('payment: a status with another amount is saved for review once, however often it is checked', async () => {
  const paid = await payable()
  changed.status = async (one) => ({
    ...(await gateway.status(one)),
    ...(one.invoice === paid.invoice && { state: 'PAID' as const, amount: 1 }),
  })
  const notices = async () => (await findUnmatched(testApp.db)).filter(({ invoice }) => invoice === paid.invoice)
  for (let turn = 0; turn < 3; turn++) {
    testApp.clock.advance(61)
    await Promise.all([followPayments(testApp.context), checkPayment(testApp.context, paid.orderId)])
  }
  const note = `amount 1 instead of ${paid.amount}`
  expect(await notices()).toMatchObject([{ provider: 'simulator', invoice: paid.invoice, note }])
  expect(await outcomesOf(testApp, paid.invoice)).toEqual(['mismatch'])
  // Expiry checks too, and a checked notice is not listed again.
  const { id } = (await notices())[0]!
  const looked = { checkedAt: testApp.context.now(), checkedById: patientId }
  await testApp.db.update(paymentNotification).set(looked).where(eq(paymentNotification.id, id))
  testApp.clock.advance(24 * 3600)
  await expireOrders(testApp.context)
  await testApp.run('follow-payments')
  expect(await notices()).toEqual([])
  expect(await paymentStateOf(testApp, paid.orderId)).toMatchObject({ paymentStatus: 'EXPIRED', money: [] })
})

test('payment: a wrong amount reported by a notification is not saved again by a status check', async () => {
  const paid = await payable()
  await postNotification(testApp, signNotification(testApp, { ...paid, amount: 1 }))
  await testApp.run('apply-notifications')
  changed.status = async (one) => ({ ...(await gateway.status(one)), state: 'PAID', amount: 1 })
  testApp.clock.advance(61)
  await checkPayment(testApp.context, paid.orderId)
  expect(await outcomesOf(testApp, paid.invoice)).toEqual(['mismatch'])
})

test('payment: an unread notification that arrived in time prevents expiry', async () => {
  const [paid, other] = [await payable(), await payable()]
  await postNotification(testApp, signNotification(testApp, paid))
  await postNotification(testApp, signNotification(testApp, { ...other, amount: other.amount - 1 }))
  testApp.clock.advance(24 * 3600 + 1)
  await expireOrders(testApp.context)
  expect(await paymentStateOf(testApp, paid.orderId)).toMatchObject({ orderStatus: 'WAITING_PAYMENT' })
  await testApp.run('apply-notifications')
  await expireOrders(testApp.context)
  expect(await paymentStateOf(testApp, paid.orderId)).toMatchObject({
    orderStatus: 'WAITING_CONFIRM',
    money: [`received ${paid.amount}`],
    cases: 0,
  })
  expect(await paymentStateOf(testApp, other.orderId), 'read, and no payment').toMatchObject({
    paymentStatus: 'EXPIRED',
  })
})

describe('payment: the payment of an ended order', () => {
  test('is closed at the gateway and then here', async () => {
    const paid = await payable()
    await cancel(paid.orderId)
    await testApp.run('follow-payments')
    expect(asked.cancel).toContain(paid.invoice)
    expect(await paymentStateOf(testApp, paid.orderId)).toMatchObject({ payments: ['CANCEL'] })
    asked.cancel = []
    testApp.clock.advance(600)
    await testApp.run('follow-payments')
    expect(asked.cancel).not.toContain(paid.invoice)
  })

  test('stays open here while the gateway refuses to close it and money can still arrive', async () => {
    const paid = await payable()
    await cancel(paid.orderId)
    changed.cancel = () => Promise.reject(new GatewayFailure('refused', 'no such path'))
    for (const wait of [0, 61, 301]) {
      testApp.clock.advance(wait)
      await testApp.run('follow-payments')
    }
    expect(asked.cancel.filter((invoice) => invoice === paid.invoice)).toHaveLength(2)
    expect(await paymentStateOf(testApp, paid.orderId)).toMatchObject({ payments: ['OPEN'] })
    happen(paid, 'SUCCESS')
    testApp.clock.advance(301)
    await testApp.run('follow-payments')
    expect(await paymentStateOf(testApp, paid.orderId)).toMatchObject({
      paymentStatus: 'CANCEL',
      payments: ['PAID'],
      money: [`received ${paid.amount}`, `refund-due ${paid.amount}`],
      cases: 1,
    })
  })

  test('stays open while the gateway neither closes nor knows it, until it expires', async () => {
    const paid = await payable()
    await cancel(paid.orderId)
    changed.cancel = () => Promise.reject(new GatewayFailure('refused', 'a page for cards'))
    changed.status = async (one) => ({ ...(await gateway.status(one)), state: 'ABSENT' })
    await testApp.run('follow-payments')
    expect(await paymentStateOf(testApp, paid.orderId)).toMatchObject({ payments: ['OPEN'] })
    const [row] = await testApp.db.select().from(payment).where(eq(payment.orderId, paid.orderId))
    testApp.clock.advance((row!.expiresAt.getTime() - testApp.context.now().getTime()) / 1000 + 16 * 60)
    await testApp.run('follow-payments')
    expect(await paymentStateOf(testApp, paid.orderId)).toMatchObject({ payments: ['CANCEL'] })
  })

  test('is closed although more than a batch of other payments stay open', async () => {
    const first = await payable()
    await cancel(first.orderId)
    changed.cancel = () => Promise.reject(new GatewayFailure('refused', 'a page for cards'))
    await testApp.run('follow-payments')
    delete changed.cancel
    const [row] = await testApp.db.select().from(payment).where(eq(payment.orderId, first.orderId))
    const { id: _own, ...facts } = row!
    const alike = (await copyOrder(testApp, first.orderId, 200)).map((orderId) => ({
      ...facts,
      orderId,
      requestId: `alike-${orderId}`,
      accountNumber: `alike-${orderId}`,
    }))
    await testApp.db.insert(payment).values(alike)
    const last = await payable()
    await cancel(last.orderId)
    await testApp.run('follow-payments')
    expect(await paymentStateOf(testApp, last.orderId)).toMatchObject({ payments: ['CANCEL'] })
    await testApp.db.update(payment).set({ state: 'CANCEL' }).where(like(payment.requestId, 'alike-%'))
  })

  test('receives money after the last check without a notification: found and refunded', async () => {
    const paid = await payable()
    changed.status = async (one) => ({ ...(await gateway.status(one)), state: 'PENDING' })
    testApp.clock.advance(24 * 3600 + 1)
    await expireOrders(testApp.context)
    delete changed.status
    happen(paid, 'SUCCESS')
    await testApp.run('follow-payments')
    expect(await paymentStateOf(testApp, paid.orderId)).toMatchObject({
      paymentStatus: 'EXPIRED',
      payments: ['PAID'],
      money: [`received ${paid.amount}`, `refund-due ${paid.amount}`],
    })
  })

  test('is closed after a day when the gateway never answers', async () => {
    const paid = await payable()
    await cancel(paid.orderId)
    changed = {
      cancel: () => Promise.reject(new GatewayFailure('unclear', 'away')),
      status: () => Promise.reject(new GatewayFailure('unclear', 'away')),
    }
    await testApp.run('follow-payments')
    expect(await paymentStateOf(testApp, paid.orderId)).toMatchObject({ payments: ['OPEN'] })
    testApp.clock.advance(49 * 3600)
    await testApp.run('follow-payments')
    const [row] = await testApp.db.select().from(payment).where(eq(payment.orderId, paid.orderId))
    expect(row).toMatchObject({ state: 'CANCEL' })
  })
})

test('reconciliation: ledger entries that do not match payments are found', async () => {
  const own = await openTestApp({
    routes: paymentRoutes,
    services: [serveNotifications],
    jobs: { 'follow-payments': followPayments, 'apply-notifications': applyNotifications },
  })
  try {
    const other = await createPayable(own, (await createPatient(own)).id)
    await own.pool.query(
      `update "order" set order_status = 'WAITING_CONFIRM', payment_status = 'PAID', paid_at = now() where id = $1`,
      [other.orderId],
    )
    expect(await reconcile(own.db)).toMatchObject({ difference: -other.amount, uneven: [other.invoice] })
    await own.pool.query(
      `insert into money_entry (order_id, kind, amount, reference, at) values ($1, 'received', $2, 'payment-999', now())`,
      [other.orderId, other.amount + 1],
    )
    expect(await reconcile(own.db)).toMatchObject({ difference: 1, uneven: [other.invoice], loosePayments: 1 })
  } finally {
    await own.close()
  }
})
