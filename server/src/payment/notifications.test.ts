import { and, eq } from 'drizzle-orm'
import * as fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { notification } from '../database/schema/notification-table.ts'
import { order, orderEvent } from '../database/schema/order-table.ts'
import { auditEntry } from '../database/schema/audit-entry-table.ts'
import { payment, paymentNotification } from '../database/schema/payment-table.ts'
import { sqlState, transaction } from '../database/transaction.ts'
import { createOrder } from '../order/create-order.ts'
import { moveOrder } from '../order/move-order.ts'
import { applyNotifications } from './apply-notifications.ts'
import { expireOrders } from './expire-orders.ts'
import { DOKU_NOTIFY_PATH, SNAP_NOTIFY_PATH, SNAP_TOKEN_PATH } from '../outside/payment/notification-paths.ts'
import type { notificationBody } from '../outside/payment/simulated-gateway.ts'
import { createPatient } from '../testing/make/create-patient.ts'
import { createTestConsultation, createTestPurchase } from '../testing/make/create-test-order.ts'
import { findBrokenInvariants } from '../testing/checks/find-broken-invariants.ts'
import { size } from '../testing/stress/full-size.ts'
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts'
import { signIn } from '../testing/app/sign-in.ts'
import {
  createPayable,
  newestNotification,
  outcomesOf,
  postNotification,
  signNotification,
  paymentStateOf,
} from '../testing/make/test-payments.ts'
import { openPayment } from './open-payment.ts'
import { reconcile } from './reconcile.ts'
import { serveNotifications } from './serve-notifications.ts'

let testApp: TestApp
let patientId: number
beforeAll(async () => {
  testApp = await openTestApp({ services: [serveNotifications], jobs: { 'apply-notifications': applyNotifications } })
  // Disabled, so that each test runs the jobs itself.
  testApp.context.wake = () => {}
  patientId = (await createPatient(testApp)).id
})
afterAll(async () => {
  expect(await reconcile(testApp.db)).toMatchObject({ difference: 0, uneven: [], loosePayments: 0 })
  expect(await findBrokenInvariants(testApp.db)).toEqual([])
  await testApp.close()
})
beforeEach(() => {
  testApp.clock.reset()
  testApp.context.simulator!.faults.payment.mode = 'ok'
})

type Body = ReturnType<typeof notificationBody>
const long = { timeout: size({ small: 120_000, full: 30 * 60_000 }) }
const payable = () => createPayable(testApp, patientId)
const work = () => testApp.run('apply-notifications')
const cancel = (orderId: number) =>
  transaction(testApp.db, (db) => moveOrder(testApp.context, db, { orderId, move: 'cancel', by: 'patient' }))
const auditOf = (action: string) =>
  testApp.db.select().from(auditEntry).where(eq(auditEntry.action, action)).orderBy(auditEntry.id)

describe('payment notification: authentication', () => {
  test.each(['guest', 'key', 'member', 'administrator', 'pharmacist'])(
    '%s: the signature decides, nothing else',
    async (who) => {
      const roles: Record<string, [number, 'member' | 'dashboard' | 'ops']> = {
        member: [2, 'member'],
        administrator: [1, 'dashboard'],
        pharmacist: [22, 'ops'],
      }
      const [roleId, site] = roles[who] ?? []
      const headers: Record<string, string> = roleId
        ? await signIn(testApp, await createPatient(testApp, { roleId }), site)
        : who === 'key'
          ? { authorization: 'Bearer nmw-public' }
          : {}
      const paid = await payable()
      const sent = signNotification(testApp, paid)
      const unsigned = { ...sent, headers: { 'content-type': 'application/json', ...headers } }
      expect(await postNotification(testApp, unsigned)).toBe(401)
      expect(await outcomesOf(testApp, paid.invoice)).toEqual([])
      expect(await postNotification(testApp, { ...sent, headers: { ...headers, ...sent.headers } })).toBe(200)
      await work()
      expect(await paymentStateOf(testApp, paid.orderId)).toMatchObject({ paymentStatus: 'PAID' })
    },
  )

  test('a rejected notification leaves one audit entry a minute for its sender and nothing else', async () => {
    const before = (await auditOf('payment-notification-refused')).length
    testApp.clock.advance(60)
    const paid = await payable()
    const sent = signNotification(testApp, paid)
    const forged = { ...sent, body: sent.body.replace(String(paid.amount), '1') }
    for (let times = 0; times < 3; times++) expect(await postNotification(testApp, forged)).toBe(401)
    const lines = await auditOf('payment-notification-refused')
    expect(lines).toHaveLength(before + 1)
    expect(lines.at(-1)).toMatchObject({ object: DOKU_NOTIFY_PATH, detail: { reason: 'signature' }, ip: '127.0.0.1' })
    expect(await paymentStateOf(testApp, paid.orderId)).toMatchObject({ paymentStatus: 'PENDING', money: [] })
  })

  test('the paths of a gateway that is not configured answer 404', async () => {
    const sent = signNotification(testApp, await payable())
    expect(await postNotification(testApp, { ...sent, path: SNAP_NOTIFY_PATH })).toBe(401)
    expect(await postNotification(testApp, { ...sent, path: SNAP_TOKEN_PATH })).toBe(404)
    const asked = await testApp.app.inject({ method: 'GET', url: DOKU_NOTIFY_PATH })
    expect(asked.statusCode).toBe(404)
  })

  test.each([
    ['/', '//legacy/payment/notify/doku'],
    ['a trailing slash', `${DOKU_NOTIFY_PATH}/`],
    ['upper case', DOKU_NOTIFY_PATH.toUpperCase()],
  ])('%s is another path', async (_case, path) => {
    const code = await postNotification(testApp, { ...signNotification(testApp, await payable()), path })
    expect([401, 404]).toContain(code)
  })

  test('a query string does not change the signed path', async () => {
    const sent = signNotification(testApp, await payable())
    expect(await postNotification(testApp, { ...sent, path: `${DOKU_NOTIFY_PATH}?x=1` })).toBe(200)
  })
})

describe('payment notification: hostile bodies', () => {
  test('an oversized body is rejected with 413 before it is parsed', async () => {
    expect(await postNotification(testApp, testApp.context.simulator!.gateway!.sign('x'.repeat(70_000)))).toBe(413)
  })

  test.each([
    ['a name twice', '{"order":{"invoice_number":"INV1","amount":1,"amount":2},"transaction":{"status":"SUCCESS"}}'],
    ['deeply nested JSON', `${'{"a":'.repeat(200)}1${'}'.repeat(200)}`],
    ['truncated JSON', '{"order":'],
    ['an empty body', ''],
    ['a bare number', '7'],
  ])('%s, properly signed: 400, stored as broken, no effect', async (_case, body) => {
    const raw = testApp.context.simulator!.gateway!.sign(body)
    expect(await postNotification(testApp, raw)).toBe(400)
    expect(await newestNotification(testApp)).toMatchObject({ outcome: 'broken', body: Buffer.from(body) })
  })
})

test('payment notification: a payment stores the raw body, pays the order, and writes one ledger entry, event and audit entry', async () => {
  const paid = await payable()
  const sent = signNotification(testApp, paid)
  expect(await postNotification(testApp, sent)).toBe(200)
  const stored = await newestNotification(testApp)
  expect(stored).toMatchObject({ outcome: 'waiting', body: Buffer.from(sent.body), invoice: paid.invoice })
  expect(JSON.stringify(stored!.headers)).not.toContain('HMACSHA256')
  await work()
  expect(await paymentStateOf(testApp, paid.orderId)).toEqual({
    orderStatus: 'WAITING_CONFIRM',
    paymentStatus: 'PAID',
    payments: ['PAID'],
    money: [`received ${paid.amount}`],
    cases: 0,
  })
  const events = await testApp.db.select().from(orderEvent).where(eq(orderEvent.orderId, paid.orderId))
  expect(events).toHaveLength(2)
  const lines = await auditOf('payment-received')
  expect(lines.filter(({ object }) => object === paid.invoice)).toHaveLength(1)
})

test('payment notification: the same one fifty times, also concurrently: always 200, one effect', async () => {
  const paid = await payable()
  const sent = signNotification(testApp, paid)
  const codes = await Promise.all(Array.from({ length: 50 }, () => postNotification(testApp, sent)))
  expect(new Set(codes)).toEqual(new Set([200]))
  await Promise.all([work(), work(), work()])
  expect(await outcomesOf(testApp, paid.invoice)).toEqual(['applied'])
  expect(await paymentStateOf(testApp, paid.orderId)).toMatchObject({ money: [`received ${paid.amount}`] })
})

test('payment notification: other notifications about the same money count as repeated', async () => {
  const paid = await payable()
  for (let n = 0; n < 3; n++) await postNotification(testApp, signNotification(testApp, paid))
  await Promise.all([work(), work()])
  expect((await outcomesOf(testApp, paid.invoice)).toSorted()).toEqual(['applied', 'repeated', 'repeated'])
  expect(await paymentStateOf(testApp, paid.orderId)).toMatchObject({ money: [`received ${paid.amount}`] })
})

test('payment notification: the database stores each one once', async () => {
  const paid = await payable()
  const sent = signNotification(testApp, paid)
  await postNotification(testApp, sent)
  const { id: _id, ...row } = (await newestNotification(testApp))!
  const second = testApp.db.insert(paymentNotification).values(row)
  expect(await second.then(() => undefined, sqlState)).toBe('23505')
})

describe('payment notification: genuine but different from our request', () => {
  const cases: [string, (body: Body) => object][] = [
    ['one rupiah less', (body) => ({ ...body, order: { ...body.order, amount: body.order.amount - 1 } })],
    ['one rupiah more', (body) => ({ ...body, order: { ...body.order, amount: body.order.amount + 1 } })],
    ['no amount', (body) => ({ ...body, order: { invoice_number: body.order.invoice_number } })],
    ['half a rupiah', (body) => ({ ...body, order: { ...body.order, amount: body.order.amount + 0.5 } })],
    ['dollars', (body) => ({ ...body, order: { ...body.order, currency: 'USD' } })],
    ['another bank', (body) => ({ ...body, channel: { id: 'VIRTUAL_ACCOUNT_BRI' } })],
    ['another account', (body) => ({ ...body, virtual_account_info: { virtual_account_number: '9990100000000000' } })],
  ]
  test.each(cases)('%s: stored as a mismatch, answered 200, no effect', async (_case, change) => {
    const paid = await payable()
    expect(await postNotification(testApp, signNotification(testApp, paid, { change }))).toBe(200)
    await work()
    expect(await outcomesOf(testApp, paid.invoice)).toEqual(['mismatch'])
    expect(await paymentStateOf(testApp, paid.orderId)).toMatchObject({
      paymentStatus: 'PENDING',
      payments: ['OPEN'],
      money: [],
    })
  })

  test("another order's invoice does not pay it", async () => {
    const [mine, other] = [await payable(), await payable()]
    const change = (body: Body) => ({ ...body, order: { ...body.order, invoice_number: other.invoice } })
    await postNotification(testApp, signNotification(testApp, mine, { change }))
    await work()
    expect(await outcomesOf(testApp, other.invoice)).toEqual(['mismatch'])
    for (const { orderId } of [mine, other]) {
      expect(await paymentStateOf(testApp, orderId)).toMatchObject({ paymentStatus: 'PENDING', money: [] })
    }
  })

  test('random differences never pay', long, async () => {
    const paid = await payable()
    const runs = size({ small: 25, full: 500 })
    const amounts = fc.oneof(fc.integer({ min: 0, max: 10_000_000 }), fc.double(), fc.string(), fc.constant(null))
    await fc.assert(
      fc.asyncProperty(amounts, async (amount) => {
        fc.pre(String(amount) !== String(paid.amount))
        const change = (body: Body) => ({ ...body, order: { ...body.order, amount } })
        const code = await postNotification(testApp, signNotification(testApp, paid, { change }))
        expect(code).toBe(200)
        await work()
        expect(await paymentStateOf(testApp, paid.orderId)).toMatchObject({ paymentStatus: 'PENDING', money: [] })
      }),
      { numRuns: runs },
    )
  })
})

describe('payment notification: too early', () => {
  test('before the order is committed: stored, and applied once the order exists', async () => {
    const template = await createTestPurchase(testApp, { patientId })
    const { branchId } = template
    const wanted = {
      patientId,
      branchId,
      type: 'MARKETPLACE' as const,
      paymentMethod: 'VIRTUAL_ACCOUNT_BCA',
      expiresAt: new Date(Date.now() + 3_600_000),
      items: [
        { itemId: 'OTC-0001', name: 'X', image: 'x', quantity: 1, listPrice: 70_000, price: 70_000, taxable: true },
      ],
      shippingAmount: 0,
      insuranceFee: 0,
      serviceFee: 0,
    }
    const made = await transaction(testApp.db, async (db) => {
      const row = await createOrder(testApp.context, db, wanted)
      const early = {
        requestId: crypto.randomUUID(),
        invoice: row.invoice,
        channel: row.paymentMethod,
        amount: row.grandTotal,
        accountNumber: `99901${row.invoice.slice(-11)}`,
        instructionsUrl: null,
        createdAt: row.createdAt,
        expiresAt: row.expiresAt,
      }
      expect(await postNotification(testApp, signNotification(testApp, early))).toBe(200)
      await work()
      expect(await outcomesOf(testApp, row.invoice)).toEqual(['unknown'])
      return row
    })
    await openPayment(testApp.context, made.id)
    await work()
    expect(await outcomesOf(testApp, made.invoice)).toEqual(['applied'])
    expect(await paymentStateOf(testApp, made.id)).toMatchObject({
      paymentStatus: 'PAID',
      money: [`received ${made.grandTotal}`],
    })
  })

  test('an invoice that never exists stays unknown and is not retried endlessly', async () => {
    const paid = { ...(await payable()), invoice: 'INV000101999999' }
    expect(await postNotification(testApp, signNotification(testApp, paid))).toBe(200)
    await work()
    const { processedAt } = (await newestNotification(testApp))!
    testApp.clock.advance(60)
    await work()
    expect(await newestNotification(testApp)).toMatchObject({ outcome: 'unknown', processedAt })
  })
})

describe('payment notification: too late', () => {
  test('after the patient cancelled: stored, refunded once, the order stays cancelled, the patient is notified', async () => {
    const paid = await payable()
    await cancel(paid.orderId)
    const before = await testApp.db.select().from(order).where(eq(order.id, paid.orderId))
    for (let n = 0; n < 3; n++) await postNotification(testApp, signNotification(testApp, paid))
    await work()
    expect((await outcomesOf(testApp, paid.invoice)).toSorted()).toEqual(['late', 'repeated', 'repeated'])
    expect(await paymentStateOf(testApp, paid.orderId)).toEqual({
      orderStatus: 'CANCEL',
      paymentStatus: 'CANCEL',
      payments: ['PAID'],
      money: [`received ${paid.amount}`, `refund-due ${paid.amount}`],
      cases: 1,
    })
    expect(await testApp.db.select().from(order).where(eq(order.id, paid.orderId))).toEqual(before)
    const notifications = await testApp.db
      .select()
      .from(notification)
      .where(and(eq(notification.accountId, patientId), eq(notification.link, `/user/order/${paid.invoice}`)))
    expect(notifications.filter(({ message }) => message.includes('Dana akan dikembalikan'))).toHaveLength(1)
  })

  test('after the seat was booked by another patient: the second booking is unchanged', async () => {
    const first = await createPatient(testApp)
    const { order: made, session } = await createTestConsultation(testApp, { patientId: first.id })
    const row = await openPayment(testApp.context, made.id)
    testApp.clock.advance(3_601)
    await expireOrders(testApp.context)
    await testApp.pool.query('update doctor_session set taken = capacity where id = $1', [session.id])
    await postNotification(testApp, signNotification(testApp, { ...row, invoice: made.invoice }))
    await work()
    expect(await paymentStateOf(testApp, made.id)).toMatchObject({
      orderStatus: 'CANCEL',
      paymentStatus: 'EXPIRED',
      money: [`received ${made.grandTotal}`, `refund-due ${made.grandTotal}`],
      cases: 1,
    })
    const { rows } = await testApp.pool.query('select taken = capacity full from doctor_session where id = $1', [
      session.id,
    ])
    expect(rows).toEqual([{ full: true }])
    // The other booking does not really exist.
    await testApp.pool.query('update doctor_session set taken = 0 where id = $1', [session.id])
  })

  test('paid twice through two accounts: the second payment is refunded', async () => {
    const paid = await payable()
    const { id: _id, ...row } = (await testApp.db.select().from(payment).where(eq(payment.orderId, paid.orderId)))[0]!
    await postNotification(testApp, signNotification(testApp, paid))
    await work()
    const [second] = await testApp.db
      .insert(payment)
      .values({ ...row, requestId: crypto.randomUUID(), accountNumber: `8${paid.accountNumber}`, state: 'OPEN' })
      .returning()
    await postNotification(testApp, signNotification(testApp, { ...second!, invoice: paid.invoice }))
    await work()
    expect(await paymentStateOf(testApp, paid.orderId)).toEqual({
      orderStatus: 'WAITING_CONFIRM',
      paymentStatus: 'PAID',
      payments: ['PAID', 'PAID'],
      money: [`received ${paid.amount}`, `received ${paid.amount}`, `refund-due ${paid.amount}`],
      cases: 1,
    })
  })
})

describe('payment notification: in any order', () => {
  /** The gateway knows all events, whatever the order of its messages. */
  const events = ['SUCCESS', 'FAILED', 'EXPIRED', 'PENDING', 'REFUNDED'] as const
  type Event = (typeof events)[number]

  async function play(sequence: Event[]) {
    const paid = await payable()
    const { gateway } = testApp.context.simulator!
    for (const event of sequence) {
      if (event === 'SUCCESS' || event === 'FAILED' || event === 'EXPIRED') gateway!.happen(paid, event)
    }
    for (const status of sequence) {
      await postNotification(testApp, signNotification(testApp, paid, { status }))
      await work()
    }
    return paymentStateOf(testApp, paid.orderId)
  }

  const permutations = (list: Event[]): Event[][] =>
    list.length < 2
      ? [list]
      : list.flatMap((first, at) =>
          permutations(list.filter((_, other) => other !== at)).map((rest) => [first, ...rest]),
        )

  const endOf = (set: readonly Event[]) =>
    set.includes('SUCCESS') ? 'PAID' : set.includes('EXPIRED') ? 'EXPIRED' : 'PENDING'

  async function expectSameEnd(set: Event[], sequences: Event[][]) {
    const ends = []
    for (const sequence of sequences) ends.push(await play(sequence))
    for (const end of ends) expect(end).toEqual(ends[0])
    expect(ends[0]!.paymentStatus).toBe(endOf(set))
  }

  test('every order of every set ends the same', long, async () => {
    const most = size({ small: 2, full: 5 })
    const sets = Array.from({ length: 31 }, (_, bits) => events.filter((_event, at) => ((bits + 1) >> at) & 1))
    for (const set of sets.filter(({ length }) => length <= most)) await expectSameEnd(set, permutations(set))
  })

  test('repeats do not change the end', long, async () => {
    const sets = fc.array(fc.constantFrom(...events), { minLength: 3, maxLength: 5 })
    await fc.assert(
      fc.asyncProperty(sets, fc.infiniteStream(fc.nat()), async (set, dice) => {
        const all = permutations(set)
        await expectSameEnd(
          set,
          [...dice.take(3)].map((n) => all[n % all.length]!),
        )
      }),
      { numRuns: size({ small: 3, full: 60 }) },
    )
  })

  test('an expiry that cannot be confirmed waits, and money that arrives meanwhile wins', async () => {
    const paid = await payable()
    const { gateway, faults } = testApp.context.simulator!
    faults.payment.mode = 'down'
    await postNotification(testApp, signNotification(testApp, paid, { status: 'EXPIRED' }))
    await work()
    expect(await outcomesOf(testApp, paid.invoice)).toEqual(['waiting'])
    expect(await paymentStateOf(testApp, paid.orderId)).toMatchObject({ paymentStatus: 'PENDING' })
    faults.payment.mode = 'ok'
    gateway!.happen(paid, 'SUCCESS')
    await work()
    expect(await paymentStateOf(testApp, paid.orderId)).toMatchObject({ paymentStatus: 'PAID' })
  })

  test('a failure is not final and ends nothing', async () => {
    const paid = await payable()
    await postNotification(testApp, signNotification(testApp, paid, { status: 'FAILED' }))
    await work()
    expect(await paymentStateOf(testApp, paid.orderId)).toMatchObject({ paymentStatus: 'PENDING', payments: ['OPEN'] })
  })
})

describe('payment notification: a crash', () => {
  test('after the answer: the stored notification is applied at the next start', async () => {
    const paid = await Promise.all(Array.from({ length: 5 }, payable))
    for (const one of paid) await postNotification(testApp, signNotification(testApp, one))
    for (const { orderId } of paid)
      expect(await paymentStateOf(testApp, orderId)).toMatchObject({ paymentStatus: 'PENDING' })
    await work()
    for (const { orderId } of paid)
      expect(await paymentStateOf(testApp, orderId)).toMatchObject({ paymentStatus: 'PAID' })
  })

  test.each([
    ['the payment', 'payment', 'update', "new.state = 'PAID'"],
    ['the ledger', 'money_entry', 'insert', 'true'],
    ['the order', '"order"', 'update', "new.payment_status = 'PAID'"],
    ['the event', 'order_event', 'insert', "new.payment_status = 'PAID'"],
    ['the outcome', 'payment_notification', 'update', "new.outcome = 'applied'"],
  ])('while writing %s: everything is rolled back and applied once later', async (_case, table, verb, when) => {
    const paid = await payable()
    await postNotification(testApp, signNotification(testApp, paid))
    const before = await paymentStateOf(testApp, paid.orderId)
    await testApp.pool
      .query(`create or replace function die() returns trigger language plpgsql as $$ begin raise 'killed'; end $$;
      create trigger die before ${verb} on ${table} for each row when (${when}) execute function die()`)
    await work()
    await testApp.pool.query(`drop trigger die on ${table}`)
    expect(await paymentStateOf(testApp, paid.orderId)).toEqual(before)
    expect(await outcomesOf(testApp, paid.invoice)).toEqual(['waiting'])
    await work()
    expect(await paymentStateOf(testApp, paid.orderId)).toMatchObject({
      paymentStatus: 'PAID',
      money: [`received ${paid.amount}`],
    })
  })
})

test('payment notification: paying, cancelling and expiring at once: no rupiah is lost', { ...long }, async () => {
  const rounds = size({ small: 8, full: 1_000 })
  const ends: Record<string, number> = {}
  for (let round = 0; round < rounds; round++) {
    const paid = await payable()
    const expire = () =>
      transaction(testApp.db, (db) =>
        moveOrder(testApp.context, db, { orderId: paid.orderId, move: 'expire', by: 'system' }),
      )
    await postNotification(testApp, signNotification(testApp, paid))
    await postNotification(testApp, signNotification(testApp, paid))
    const all = [work, () => cancel(paid.orderId), work, expire, work]
    // Each starts first in one round; after that the fastest wins.
    await [work, () => cancel(paid.orderId), expire][round]?.()
    await Promise.all([...all.slice(round % 5), ...all.slice(0, round % 5)].map((one) => one()))
    await work()
    const { paymentStatus, money } = await paymentStateOf(testApp, paid.orderId)
    ends[paymentStatus] = (ends[paymentStatus] ?? 0) + 1
    expect(money).toEqual(
      paymentStatus === 'PAID' ? [`received ${paid.amount}`] : [`received ${paid.amount}`, `refund-due ${paid.amount}`],
    )
  }
  expect(Object.keys(ends).toSorted()).toEqual(['CANCEL', 'EXPIRED', 'PAID'])
  expect(await reconcile(testApp.db)).toMatchObject({ difference: 0, uneven: [], loosePayments: 0 })
})
