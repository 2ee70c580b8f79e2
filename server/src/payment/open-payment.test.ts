import { retryPayment } from '@nmw/contract/payment'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { moneyEntry, payment } from '../database/schema/payment-table.ts'
import { sqlState, transaction } from '../database/transaction.ts'
import { failOrder } from '../order/fail-order.ts'
import { moveOrder } from '../order/move-order.ts'
import type { Context } from '../context.ts'
import { GatewayFailure } from '../outside/gateway-failure.ts'
import type { PaymentGateway } from '../outside/payment/payment-gateway.ts'
import { createPatient } from '../testing/make/create-patient.ts'
import { createTestConsultation, createTestPurchase } from '../testing/make/create-test-order.ts'
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts'
import { signIn } from '../testing/app/sign-in.ts'
import { postNotification, signNotification, paymentStateOf } from '../testing/make/test-payments.ts'
import { applyNotifications } from './apply-notifications.ts'
import { followPayments } from './follow-payments.ts'
import { openPayment } from './open-payment.ts'
import { paymentRoutes } from './payment-routes.ts'
import { reconcile } from './reconcile.ts'
import { retryPayments } from './retry-payments.ts'
import { serveNotifications } from './serve-notifications.ts'

let testApp: TestApp
let patient: Awaited<ReturnType<typeof createPatient>>
let bearer: Record<string, string>
beforeAll(async () => {
  testApp = await openTestApp({
    routes: paymentRoutes,
    services: [serveNotifications],
    jobs: { 'follow-payments': followPayments, 'apply-notifications': applyNotifications },
    settings: { GATEWAY_TIMEOUT: '50' },
  })
  // Disabled, so that each test runs the jobs itself.
  testApp.context.wake = () => {}
  patient = await createPatient(testApp)
  bearer = await signIn(testApp, patient)
})
afterAll(() => testApp.close())
beforeEach(() => {
  testApp.clock.reset()
  testApp.context.simulator!.faults.payment.mode = 'ok'
})

const buy = () => createTestPurchase(testApp, { patientId: patient.id })
const rowsOf = (orderId: number) => testApp.db.select().from(payment).where(eq(payment.orderId, orderId))
const mode = (wanted: 'ok' | 'down' | 'slow' | 'garbage') => {
  testApp.context.simulator!.faults.payment.mode = wanted
}

/** The same server with some methods of the gateway replaced. */
function withGateway(other: Partial<PaymentGateway>): Context {
  return {
    ...testApp.context,
    outside: { ...testApp.context.outside, payment: { ...testApp.context.outside.payment, ...other } },
  }
}

/** The same server with another way to open an account number. */
function withAccounts(account: PaymentGateway['open']['account'], other: Partial<PaymentGateway> = {}) {
  return withGateway({ open: { ...testApp.context.outside.payment.open, account }, ...other })
}

test('payment: an order gets an account number of its bank and the deadline of the order', async () => {
  const made = await buy()
  const row = await openPayment(testApp.context, made.id)
  expect(row).toMatchObject({ state: 'OPEN', provider: 'simulator', attempts: 1, amount: made.grandTotal })
  expect(row.accountNumber).toBe(`99901${made.invoice.slice(-11)}`)
  expect(row.expiresAt).toEqual(made.expiresAt)
})

test('payment: ten concurrent requests give one payment and one gateway call', async () => {
  const made = await buy()
  let calls = 0
  const counting = withAccounts((request) => {
    calls++
    return testApp.context.outside.payment.open.account(request)
  })
  const rows = await Promise.all(Array.from({ length: 10 }, () => openPayment(counting, made.id)))
  expect(new Set(rows.map(({ id, accountNumber }) => `${id} ${accountNumber}`)).size).toBe(1)
  expect(calls).toBe(1)
  expect(await rowsOf(made.id)).toHaveLength(1)
})

test('payment: the database allows one open payment per order', async () => {
  const made = await buy()
  const { id: _id, ...row } = await openPayment(testApp.context, made.id)
  const second = testApp.db.insert(payment).values({ ...row, requestId: 'other', accountNumber: '1', state: 'NEW' })
  expect(await second.then(() => undefined, sqlState)).toBe('23505')
})

describe.each(['down', 'slow', 'garbage'] as const)('payment: gateway %s', (fault) => {
  test('the order waits, the patient sees the error, and a retry with the same id opens the payment', async () => {
    const made = await buy()
    mode(fault)
    await expect(openPayment(testApp.context, made.id)).rejects.toMatchObject({
      status: 503,
      message: 'Gagal Melanjutkan Pembayaran',
    })
    const [before] = await rowsOf(made.id)
    expect(before).toMatchObject({ state: 'NEW', attempts: 1, lastError: expect.stringContaining('unclear') })
    expect(await paymentStateOf(testApp, made.id)).toMatchObject({ orderStatus: 'WAITING_PAYMENT' })
    mode('ok')
    const answer = await testApp.send(retryPayment, { params: { invoice: made.invoice } }, bearer, '10.1.1.1')
    expect(answer).toMatchObject({ code: 200, result: { invoice_number: made.invoice } })
    const rows = await rowsOf(made.id)
    expect(rows).toMatchObject([{ id: before!.id, requestId: before!.requestId, state: 'OPEN', lastError: null }])
  })
})

test('payment: opening an open payment changes nothing, and other patients and guests are rejected', async () => {
  const made = await buy()
  await openPayment(testApp.context, made.id)
  const before = await rowsOf(made.id)
  const params = { invoice: made.invoice }
  expect(await testApp.send(retryPayment, { params }, bearer, '10.1.1.1')).toMatchObject({ code: 200 })
  expect(await rowsOf(made.id)).toEqual(before)
  const stranger = await signIn(testApp, await createPatient(testApp))
  const foreign = await testApp.send(retryPayment, { params }, stranger, '10.1.1.1')
  const missing = await testApp.send(retryPayment, { params: { invoice: 'INV000000000000' } }, stranger, '10.1.1.1')
  expect(foreign).toMatchObject({ code: 404, message: 'Data Tidak Ditemukan' })
  expect({ ...foreign, headers: null }).toEqual({ ...missing, headers: null })
  expect(await testApp.send(retryPayment, { params }, {}, '10.1.1.1')).toMatchObject({ code: 401 })
})

test('payment: an ended order cannot be opened for payment', async () => {
  const [expired, cancelled] = [await buy(), await buy()]
  await transaction(testApp.db, (db) =>
    moveOrder(testApp.context, db, { orderId: cancelled.id, move: 'cancel', by: 'patient' }),
  )
  await expect(openPayment(testApp.context, cancelled.id)).rejects.toMatchObject({
    status: 400,
    message: 'Gagal Melanjutkan Pembayaran',
  })
  testApp.clock.advance(25 * 3600)
  await expect(openPayment(testApp.context, expired.id)).rejects.toMatchObject({
    status: 400,
    message: 'Pembayaran Kadaluarsa',
  })
})

test('payment: a refusal answers 400, and after three the order fails and its seat is released', async () => {
  const { order: made, session } = await createTestConsultation(testApp, {
    patientId: (await createPatient(testApp)).id,
  })
  const refusing = withAccounts(() => Promise.reject(new GatewayFailure('refused', 'amount too small')))
  await expect(openPayment(refusing, made.id)).rejects.toMatchObject({
    status: 400,
    message: 'Gagal Melanjutkan Pembayaran',
  })
  for (let turn = 0; turn < 3; turn++) {
    expect(await paymentStateOf(testApp, made.id)).toMatchObject({ orderStatus: 'WAITING_PAYMENT' })
    testApp.clock.advance(601)
    await retryPayments(refusing)
  }
  expect(await paymentStateOf(testApp, made.id)).toMatchObject({ orderStatus: 'CANCEL', paymentStatus: 'FAILED' })
  const { rows } = await testApp.pool.query('select taken from doctor_session where id = $1', [session.id])
  expect(rows).toEqual([{ taken: 0 }])
  await testApp.run('follow-payments')
  expect((await rowsOf(made.id))[0]).toMatchObject({ state: 'FAILED', attempts: 3 })
})

test('payment: an unavailable gateway is retried eight times with growing delays', async () => {
  const made = await buy()
  mode('down')
  await openPayment(testApp.context, made.id).catch(() => undefined)
  const moments: number[] = []
  for (let second = 0; second < 3_600; second += 30) {
    testApp.clock.advance(30)
    const [{ attempts } = { attempts: 0 }] = await rowsOf(made.id)
    await retryPayments(testApp.context)
    const [after] = await rowsOf(made.id)
    if (after!.attempts > attempts) moments.push(second)
  }
  expect(moments).toHaveLength(7)
  const gaps = moments.slice(1).map((moment, at) => moment - moments[at]!)
  expect(gaps).toEqual(gaps.toSorted((one, other) => one - other))
  expect(await paymentStateOf(testApp, made.id)).toMatchObject({ orderStatus: 'CANCEL', paymentStatus: 'FAILED' })
})

describe('payment: a crash', () => {
  const killed = new Error('killed')

  test('between order and gateway call: the job opens the payment', async () => {
    const made = await buy()
    await retryPayments(testApp.context)
    expect(await rowsOf(made.id)).toHaveLength(0)
    testApp.clock.advance(11)
    await retryPayments(testApp.context)
    expect(await rowsOf(made.id)).toMatchObject([{ state: 'OPEN' }])
  })

  test.each(['before', 'after'])(
    '%s the call: the job repeats it with the same id and gets the one number',
    async (when) => {
      const made = await buy()
      const asked: string[] = []
      const dying = withAccounts(async (request) => {
        if (when === 'after') asked.push((await testApp.context.outside.payment.open.account(request)).accountNumber!)
        throw killed
      })
      await expect(openPayment(dying, made.id)).rejects.toThrow('killed')
      const [left] = await rowsOf(made.id)
      expect(left).toMatchObject({ state: 'NEW', accountNumber: null })
      testApp.clock.advance(60)
      await retryPayments(testApp.context)
      const rows = await rowsOf(made.id)
      expect(rows).toMatchObject([{ state: 'OPEN', requestId: left!.requestId }])
      if (when === 'after') expect(rows[0]!.accountNumber).toBe(asked[0])
    },
  )

  test('while saving: nothing is partly saved', async () => {
    const made = await buy()
    await testApp.pool.query(`create function die() returns trigger language plpgsql as $$ begin raise 'killed'; end $$;
      create trigger die before update on payment for each row when (new.state = 'OPEN') execute function die()`)
    await expect(openPayment(testApp.context, made.id)).rejects.toThrow()
    await testApp.pool.query('drop trigger die on payment')
    expect(await rowsOf(made.id)).toMatchObject([{ state: 'NEW', accountNumber: null }])
    testApp.clock.advance(60)
    await retryPayments(testApp.context)
    expect(await rowsOf(made.id)).toMatchObject([{ state: 'OPEN' }])
  })
})

test('payment: money for a payment whose gateway answer was lost still pays the order', async () => {
  const made = await buy()
  mode('slow')
  await openPayment(testApp.context, made.id).catch(() => undefined)
  mode('ok')
  const [row] = await rowsOf(made.id)
  const paid = { ...row!, invoice: made.invoice, accountNumber: `99901${made.invoice.slice(-11)}` }
  expect(await postNotification(testApp, signNotification(testApp, paid))).toBe(200)
  await testApp.run('apply-notifications')
  expect(await paymentStateOf(testApp, made.id)).toMatchObject({ paymentStatus: 'PAID', payments: ['PAID'] })
  expect(await reconcile(testApp.db)).toMatchObject({ difference: 0, uneven: [], loosePayments: 0 })
})

test('payment: an account number already in use is rejected', async () => {
  const [first, second] = [await buy(), await buy()]
  const { accountNumber } = await openPayment(testApp.context, first.id)
  const confused = withAccounts(async (request) => ({
    ...(await testApp.context.outside.payment.open.account(request)),
    accountNumber,
  }))
  await expect(openPayment(confused, second.id)).rejects.toMatchObject({ status: 503 })
  expect(await rowsOf(second.id)).toMatchObject([{ state: 'NEW', lastError: 'unclear: a number given out before' }])
})

test('payment: when the order ends while the gateway is being called, the payment is closed there too', async () => {
  const made = await buy()
  const cancelled: string[] = []
  const slow = withAccounts(
    async (request) => {
      await transaction(testApp.db, (db) => failOrder(testApp.context, db, { orderId: made.id }))
      return testApp.context.outside.payment.open.account(request)
    },
    { cancel: async ({ invoice }) => void cancelled.push(invoice) },
  )
  await openPayment(slow, made.id)
  await followPayments(slow)
  expect(cancelled).toContain(made.invoice)
  expect(await paymentStateOf(testApp, made.id)).toMatchObject({
    paymentStatus: 'FAILED',
    payments: ['FAILED'],
    money: [],
  })
})

test('payment: the ledger is append-only', async () => {
  const changed = await testApp.db
    .update(moneyEntry)
    .set({ amount: 1 })
    .then(() => undefined, sqlState)
  const deleted = await testApp.db.delete(moneyEntry).then(() => undefined, sqlState)
  expect([changed, deleted]).toEqual(['23001', '23001'])
})
