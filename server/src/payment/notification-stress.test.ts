import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditEntry } from '../database/schema/audit-entry-table.ts'
import { order } from '../database/schema/order-table.ts'
import { moneyEntry, payment, paymentNotification } from '../database/schema/payment-table.ts'
import { transaction } from '../database/transaction.ts'
import { moveOrder } from '../order/move-order.ts'
import { createPatient } from '../testing/make/create-patient.ts'
import { findBrokenInvariants } from '../testing/checks/find-broken-invariants.ts'
import { size } from '../testing/stress/full-size.ts'
import type { SentNotification } from '../testing/fakes/gateway-harness.ts'
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts'
import { printFigure } from '../testing/stress/print-figure.ts'
import { createPayable, postNotification, signNotification, paymentStateOf } from '../testing/make/test-payments.ts'
import { applyNotifications } from './apply-notifications.ts'
import { inParallel } from './in-parallel.ts'
import { reconcile } from './reconcile.ts'
import { serveNotifications } from './serve-notifications.ts'

let testApp: TestApp
let patientId: number
beforeAll(async () => {
  testApp = await openTestApp({ services: [serveNotifications], jobs: { 'apply-notifications': applyNotifications } })
  patientId = (await createPatient(testApp)).id
})
afterAll(async () => {
  expect(await findBrokenInvariants(testApp.db)).toEqual([])
  await testApp.close()
})

type Payable = Awaited<ReturnType<typeof createPayable>>

async function manyPayables(count: number) {
  const made: Payable[] = []
  await inParallel(
    Array.from({ length: count }),
    8,
    async () => void made.push(await createPayable(testApp, patientId)),
  )
  return made
}

/** Deterministic random numbers. */
function createDice(seed: number) {
  let state = seed
  return (sides: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state % sides
  }
}

test(
  'payment: each payment counts once among repeated, late, early, forged and foreign notifications',
  { timeout: 20 * 60_000 },
  async () => {
    const orders = size({ small: 16, full: 2_000 })
    const messages = size({ small: 160, full: 20_000 })
    const payables = await manyPayables(orders)
    const dice = createDice(7)
    const ending = payables.filter(() => dice(6) === 0)
    const first = new Map(payables.map((paid) => [paid, signNotification(testApp, paid)]))

    const deliveries: { sent: SentNotification; code: number }[] = payables.map((paid) => ({
      sent: first.get(paid)!,
      code: 200,
    }))
    while (deliveries.length < messages) {
      const paid = payables[dice(payables.length)]!
      const kinds: (() => { sent: SentNotification; code: number })[] = [
        () => ({ sent: first.get(paid)!, code: 200 }),
        () => ({ sent: first.get(paid)!, code: 200 }),
        () => ({ sent: signNotification(testApp, paid), code: 200 }),
        () => ({ sent: signNotification(testApp, paid, { status: 'FAILED' }), code: 200 }),
        () => ({ sent: signNotification(testApp, paid, { status: 'PENDING' }), code: 200 }),
        () => ({ sent: signNotification(testApp, { ...paid, amount: paid.amount + 1 + dice(1_000) }), code: 200 }),
        () => ({
          sent: signNotification(testApp, { ...paid, invoice: `INV0001010${String(dice(100_000)).padStart(5, '0')}` }),
          code: 200,
        }),
        () => ({ sent: signNotification(testApp, paid, { at: new Date(Date.now() - 12 * 3_600_000) }), code: 200 }),
        () => ({ sent: signNotification(testApp, paid, { at: new Date(Date.now() - 30 * 3_600_000) }), code: 401 }),
        () => ({ sent: forge(signNotification(testApp, paid), dice), code: 401 }),
      ]
      deliveries.push(kinds[dice(kinds.length)]!())
    }
    shuffle(deliveries, dice)

    const started = performance.now()
    const wrong: string[] = []
    let cancelled = 0
    const cancelSome = inParallel(ending, 1, async ({ orderId }) => {
      const moved = await transaction(testApp.db, (db) =>
        moveOrder(testApp.context, db, { orderId, move: 'cancel', by: 'patient' }),
      )
      if (moved) cancelled++
    })
    await inParallel(deliveries, 16, async ({ sent, code }) => {
      const answered = await postUntilAccepted(sent)
      if (answered !== code) wrong.push(`${answered} instead of ${code}`)
    })
    await cancelSome
    await testApp.settle()
    await Promise.all([applyNotifications(testApp.context), applyNotifications(testApp.context)])
    const seconds = (performance.now() - started) / 1_000

    expect(wrong).toEqual([])
    const received = await testApp.db
      .select({ orderId: moneyEntry.orderId, times: sql<number>`count(*)::int` })
      .from(moneyEntry)
      .where(eq(moneyEntry.kind, 'received'))
      .groupBy(moneyEntry.orderId)
    expect(received).toHaveLength(orders)
    expect(received.filter(({ times }) => times !== 1)).toEqual([])
    const ends = await testApp.db
      .select({ status: order.paymentStatus, count: sql<number>`count(*)::int` })
      .from(order)
      .groupBy(order.paymentStatus)
    const counted = Object.fromEntries(ends.map(({ status, count }) => [status, count]))
    expect((counted.PAID ?? 0) + (counted.CANCEL ?? 0)).toBe(orders)
    expect(counted.CANCEL ?? 0).toBe(cancelled)
    const sums = await reconcile(testApp.db)
    expect(sums).toMatchObject({ difference: 0, uneven: [], loosePayments: 0 })
    expect(sums.received).toBe(payables.reduce((sum, { amount }) => sum + amount, 0))
    const [waiting] = await testApp.db
      .select({ count: sql<number>`count(*)::int` })
      .from(paymentNotification)
      .where(eq(paymentNotification.outcome, 'waiting'))
    expect(waiting).toEqual({ count: 0 })
    printFigure(
      `${deliveries.length} messages about ${orders} payments in ${seconds.toFixed(1)} s: ${counted.PAID} paid, ${counted.CANCEL ?? 0} owed back, difference Rp ${sums.difference}`,
    )
  },
)

test('payment: no forged notification is accepted', { timeout: 10 * 60_000 }, async () => {
  const attempts = size({ small: 100, full: 5_000 })
  const paid = await createPayable(testApp, patientId)
  const [refusedBefore, storedBefore] = [await countRefused(), await countStored()]
  let refused = 0
  const dice = createDice(11)
  const taken: string[] = []
  await inParallel(Array.from({ length: attempts }), 16, async () => {
    const sent = forge(signNotification(testApp, paid), dice)
    const code = await postUntilAccepted(sent)
    if (code === 200) taken.push(JSON.stringify(sent))
    if (code === 401) refused++
  })
  expect(taken).toEqual([])
  await testApp.settle()
  expect(await countStored()).toBe(storedBefore)
  expect(refused).toBe(attempts)
  // One audit entry a minute for each sender.
  expect((await countRefused()) - refusedBefore).toBeLessThan(attempts)
  expect(await paymentStateOf(testApp, paid.orderId)).toMatchObject({ paymentStatus: 'PENDING', money: [] })
  const [row] = await testApp.db.select().from(payment).where(eq(payment.orderId, paid.orderId))
  expect(row).toMatchObject({ state: 'OPEN' })
  printFigure(`${attempts} forgeries, ${taken.length} taken`)
})

/** Retries like a gateway when the server is busy. */
async function postUntilAccepted(sent: SentNotification) {
  for (let tries = 1; ; tries++) {
    const code = await postNotification(testApp, sent)
    if (code !== 503 || tries === 10) return code
  }
}

/** Changes a part of a genuine notification that the signature covers. */
function forge(sent: SentNotification, dice: (sides: number) => number): SentNotification {
  const { headers } = sent
  const names = ['client-id', 'request-id', 'request-timestamp', 'signature']
  const name = names[dice(names.length)]!
  const value = headers[name]!
  const without = Object.fromEntries(Object.entries(headers).filter(([key]) => key !== name))
  const kinds: (() => SentNotification)[] = [
    () => ({ ...sent, body: flip(sent.body, dice) }),
    () => ({ ...sent, body: flip(sent.body, dice) }),
    () => ({ ...sent, headers: { ...headers, [name]: flip(value, dice) } }),
    () => ({ ...sent, headers: { ...headers, [name]: flip(value, dice) } }),
    () => ({ ...sent, headers: without }),
    () => ({ ...sent, headers: { ...headers, [name]: `${value}, ${value}` } }),
    () => ({
      ...sent,
      headers: { ...headers, [name]: value === value.toUpperCase() ? value.toLowerCase() : value.toUpperCase() },
    }),
    () => ({ ...sent, headers: { ...headers, signature: headers.signature!.replace('HMACSHA256=', '') } }),
    () => ({ ...sent, headers: { ...headers, signature: 'HMACSHA256=' } }),
    () => ({ ...sent, headers: { ...headers, host: 'localhost', 'request-id': crypto.randomUUID() } }),
    () => ({ ...sent, body: `${sent.body}\n` }),
    () => ({ ...sent, body: sent.body.slice(0, -1) }),
    () => ({ ...sent, body: JSON.stringify(JSON.parse(sent.body), null, 1) }),
  ]
  return kinds[dice(kinds.length)]!()
}

/** Flips one bit of one character, keeping it printable. */
function flip(text: string, dice: (sides: number) => number): string {
  const at = dice(text.length)
  const flipped = text.charCodeAt(at) ^ (1 << dice(6))
  const sign = flipped > 0x20 && flipped < 0x7f ? String.fromCharCode(flipped) : '~'
  const changed = `${text.slice(0, at)}${sign}${text.slice(at + 1)}`
  return changed === text ? flip(text, dice) : changed
}

function shuffle(list: unknown[], dice: (sides: number) => number) {
  for (let at = list.length - 1; at > 0; at--) {
    const other = dice(at + 1)
    ;[list[at], list[other]] = [list[other], list[at]]
  }
}

async function countRefused() {
  return testApp.db.$count(auditEntry, eq(auditEntry.action, 'payment-notification-refused'))
}

async function countStored() {
  return testApp.db.$count(paymentNotification)
}
