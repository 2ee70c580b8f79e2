import { handOver } from '@nmw/contract/ops-desk'
import * as contract from '@nmw/contract/ops-order'
import { writeOffStock } from '@nmw/contract/ops-stock'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { auditEntry } from '../database/schema/audit-entry-table.ts'
import { notification } from '../database/schema/notification-table.ts'
import { order, orderEvent } from '../database/schema/order-table.ts'
import { moneyEntry, refundCase } from '../database/schema/payment-table.ts'
import { pointEntry } from '../database/schema/point-table.ts'
import { redemption } from '../database/schema/redemption-table.ts'
import { stock, stockBatch, stockEntry } from '../database/schema/stock-table.ts'
import { transaction } from '../database/transaction.ts'
import { deskRoutes } from '../order/desk-routes.ts'
import { moveOrder } from '../order/move-order.ts'
import type { ParcelStep } from '../outside/courier/courier.ts'
import { applyParcelEvent } from '../shipping/apply-parcel-event.ts'
import { callOffPickups } from '../shipping/call-off-pickups.ts'
import { stockRoutes } from '../stock/stock-routes.ts'
import { createStaff } from '../testing/make/create-staff.ts'
import { createWaitingOrder } from '../testing/make/create-waiting-order.ts'
import { blockOnLock } from '../testing/stress/block-on-lock.ts'
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts'
import { sortedCodes } from '../testing/checks/sorted-codes.ts'
import { pharmacyRoutes } from './pharmacy-routes.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp({
    routes: [...deskRoutes, ...pharmacyRoutes, ...stockRoutes],
    settings: { COURIER_TIMEOUT: '30' },
  })
})
afterAll(() => testApp.close())

const body = { reason: 'Krimnya pecah saat dikemas' }

type Stage = 'in hand' | 'ready'

/** Confirmed, or ready for pickup. */
async function acceptedOrder(stage: Stage, { pickup = stage === 'ready' } = {}) {
  const waiting = await createWaitingOrder(testApp, { pickup })
  const { made, params, first } = waiting
  const whole = await waiting.shelf()
  await first.call(contract.confirmOrder, { params })
  if (stage === 'ready') await first.call(contract.readyOrder, { params })
  const count = (move: string) =>
    testApp.db.$count(auditEntry, and(eq(auditEntry.action, move), eq(auditEntry.object, made.invoice)))
  const outcome = async () => ({
    status: (await waiting.state()).orderStatus,
    shelf: await waiting.shelf(),
    cases: await testApp.db.$count(refundCase, eq(refundCase.orderId, made.id)),
    points: await testApp.db.$count(pointEntry, eq(pointEntry.reference, made.invoice)),
    stops: (await count('stop-order')) + (await count('shelve-order')),
  })
  const [free, gone] = [
    { ...whole, reserved: whole.reserved - 2 },
    { onHand: whole.onHand - 2, reserved: whole.reserved - 2 },
  ]
  const stopped = { status: 'CANCEL', shelf: free, cases: 1, points: 0, stops: 1 }
  const wentOn = (status: string) => ({ status, shelf: gone, cases: 0, points: 0, stops: 0 })
  return { ...waiting, outcome, stopped, wentOn }
}

const notesOf = async (orderId: number) =>
  (await testApp.db.select().from(orderEvent).where(eq(orderEvent.orderId, orderId)).orderBy(orderEvent.id)).map(
    ({ note }) => note,
  )

test.each([
  ['in hand', 'stop'],
  ['ready', 'shelve'],
] as const)(
  'pharmacy: of ten who stop an order that is %s one succeeds, and everything is returned once',
  async (stage, move) => {
    const { made, patient, params, first, second, outcome, stopped, state } = await acceptedOrder(stage)
    const silent = await first.call(contract.stopOrder, { params, body: { reason: ' ' } })
    expect(silent).toMatchObject({ code: 400, message: 'Alasan wajib diisi' })
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, turn) => (turn % 2 ? first : second).call(contract.stopOrder, { params, body })),
    )
    expect(sortedCodes(answers)).toEqual([200, ...Array<number>(9).fill(409)])
    expect(await outcome()).toEqual(stopped)
    expect(await state()).toMatchObject({ paymentStatus: 'PAID', endedAt: expect.any(Date) as Date })
    const [held] = await testApp.db.select().from(redemption).where(eq(redemption.orderId, made.id))
    expect(held?.state).toBe('returned')
    const cases = await testApp.db.select().from(refundCase).where(eq(refundCase.orderId, made.id))
    expect(cases).toMatchObject([{ state: 'DIAJUKAN', amount: made.grandTotal, reason: body.reason }])
    const due = and(eq(moneyEntry.orderId, made.id), eq(moneyEntry.kind, 'refund-due'))
    expect(await testApp.db.$count(moneyEntry, due)).toBe(1)
    expect((await notesOf(made.id)).at(-1)).toBe(`Dibatalkan klinik: ${body.reason}`)
    const expected = and(
      eq(notification.accountId, patient.id),
      eq(notification.dedupeKey, `order-${made.invoice}-${move}`),
    )
    const [news] = await testApp.db.select().from(notification).where(expected)
    expect(news?.message).toBe(`Pesanan ${made.invoice} dibatalkan klinik. Dana Anda dikembalikan.`)
  },
)

test('pharmacy: goods ready for pickup go back into their batches', async () => {
  const { made, params, first } = await acceptedOrder('ready')
  await first.call(contract.stopOrder, { params, body })
  const entries = await testApp.db
    .select({ kind: stockEntry.kind, quantity: stockEntry.quantity, batchId: stockEntry.batchId })
    .from(stockEntry)
    .where(sql`${stockEntry.reference} like ${`${made.invoice}%`} and ${stockEntry.batchId} is not null`)
    .orderBy(stockEntry.id)
  expect(entries).toMatchObject([
    { kind: 'sold', quantity: -2 },
    { kind: 'received', quantity: 2, batchId: entries[0]!.batchId },
  ])
})

test.each(['in hand', 'ready'] as const)('pharmacy: a repeated stop while it is %s counts once', async (stage) => {
  const { params, first, second, outcome, stopped } = await acceptedOrder(stage)
  const key = { 'idempotency-key': `stop-${params.invoice}` }
  const stop = () => first.call(contract.stopOrder, { params, body }, key)
  expect([(await stop()).code, (await stop()).code]).toEqual([200, 200])
  expect((await second.call(contract.stopOrder, { params, body })).code).toBe(409)
  expect(await outcome()).toEqual(stopped)
})

test('pharmacy: goods broken while packing can be written off once the order is stopped', async () => {
  const { given, params, first, shelf } = await acceptedOrder('in hand')
  const here = and(eq(stock.branchId, given.branch.id), eq(stock.itemId, 'OBT-PH'))
  const [batch] = await testApp.db
    .select({ id: stockBatch.id, quantity: stockBatch.quantity })
    .from(stockBatch)
    .innerJoin(stock, eq(stock.id, stockBatch.stockId))
    .where(here)
  const all = { batch: batch!.id, quantity: batch!.quantity, reason: 'Pecah' }
  expect((await first.call(writeOffStock, { body: all })).code).toBe(409)
  await first.call(contract.stopOrder, { params, body })
  expect((await first.call(writeOffStock, { body: all })).code).toBe(200)
  expect(await shelf()).toEqual({ onHand: 0, reserved: 0 })
})

test.each(['waits for a look', 'left', 'has arrived'])('pharmacy: an order that %s cannot be stopped', async (when) => {
  const waiting = await createWaitingOrder(testApp)
  const { made, params, first, state } = waiting
  const go = (move: 'confirm' | 'ship' | 'receive') =>
    transaction(testApp.db, (db) => {
      const by = move === 'confirm' ? 'pharmacist' : 'system'
      return moveOrder(testApp.context, db, { orderId: made.id, move, by, set: { airwayBill: `B${made.id}` } })
    })
  if (when !== 'waits for a look') for (const move of ['confirm', 'ship'] as const) await go(move)
  if (when === 'has arrived') await go('receive')
  const before = await state()
  expect((await first.call(contract.stopOrder, { params, body })).code).toBe(409)
  expect(await state()).toEqual(before)
})

test.each(['ship', 'ready'] as const)('pharmacy: stopping and %s at once: one succeeds', async (move) => {
  const pickup = move === 'ready'
  const { made, params, first, second, outcome, stopped, wentOn } = await acceptedOrder('in hand', { pickup })
  const [stop, go] = await Promise.all([
    first.call(contract.stopOrder, { params, body }),
    pickup
      ? second.call(contract.readyOrder, { params })
      : second.call(contract.shipOrder, { params, body: { airwayBill: `RACE-${made.id}` } }),
  ])
  expect(sortedCodes([stop, go])).toEqual([200, 409])
  expect(await outcome()).toEqual(stop.code === 200 ? stopped : wentOn(pickup ? 'SELF_PICKUP' : 'SHIPPED'))
})

test('pharmacy: an order made ready while it is being stopped stays ready, and the pharmacist is told', async () => {
  const { made, params, first, outcome, wentOn } = await acceptedOrder('in hand', { pickup: true })
  const answer = await blockOnLock(testApp, {
    lock: sql`select from ${order} where ${order.id} = ${made.id}`,
    act: () => first.call(contract.stopOrder, { params, body }),
    meanwhile: (db) =>
      moveOrder(testApp.context, db, {
        orderId: made.id,
        move: 'ready',
        by: 'pharmacist',
        set: { pickupCode: '111111' },
      }),
  })
  expect(answer.code).toBe(409)
  expect(await outcome()).toEqual(wentOn('SELF_PICKUP'))
})

test('pharmacy: stopping and handing over at once: one succeeds', async () => {
  const { given, params, first, outcome, stopped, wentOn, state } = await acceptedOrder('ready')
  const desk = await createStaff(testApp, { branchId: given.branch.id })
  const { pickupCode } = await state()
  const [stop, give] = await Promise.all([
    first.call(contract.stopOrder, { params, body }),
    desk.call(handOver, { params, body: { code: pickupCode } }),
  ])
  expect(sortedCodes([stop, give])).toEqual([200, 409])
  expect(await outcome()).toEqual(stop.code === 200 ? stopped : { ...wentOn('COMPLETED'), points: 1 })
})

test('pharmacy: handing over a stopped order is refused with the reason', async () => {
  const { made, given, params, state } = await acceptedOrder('ready')
  const desk = await createStaff(testApp, { branchId: given.branch.id })
  const { pickupCode } = await state()
  const answer = await blockOnLock(testApp, {
    lock: sql`select from ${order} where ${order.id} = ${made.id}`,
    act: () => desk.call(handOver, { params, body: { code: pickupCode } }),
    meanwhile: (db) => moveOrder(testApp.context, db, { orderId: made.id, move: 'shelve', by: 'pharmacist' }),
  })
  expect(answer).toMatchObject({ code: 409, message: 'Pesanan ini sudah dibatalkan' })
})

/** Waiting for its courier. */
async function calledFor() {
  const called = await acceptedOrder('in hand')
  const { made, params, first } = called
  await first.call(contract.callCourier, { params })
  const requestId = `P${made.invoice}`
  const say = (step: ParcelStep) => {
    const event = { requestId, step, airwayBill: `SIM${made.invoice.slice(-12)}`, at: testApp.context.now() }
    return transaction(testApp.db, (db) => applyParcelEvent(testApp.context, db, event))
  }
  return { ...called, requestId, say }
}

async function calledOff(turns = 1) {
  const asked = vi.spyOn(testApp.context.outside.courier, 'cancel')
  for (let turn = 0; turn < turns; turn++) await callOffPickups(testApp.context)
  const { calls } = asked.mock
  asked.mockRestore()
  return [...calls]
}

test.each(['before it has a bill', 'once it has a bill'])(
  'pharmacy: the pick-up of a stopped order is called off once (%s)',
  async (when) => {
    const { made, params, first, outcome, stopped, requestId, say } = await calledFor()
    const { courier } = testApp.context.simulator!
    const happen = async () => {
      courier!.happen(requestId, 'processed')
      await say('processed')
    }
    if (when === 'once it has a bill') await happen()
    expect((await first.call(contract.stopOrder, { params, body })).code).toBe(200)
    if (when === 'before it has a bill') {
      expect(await calledOff()).toEqual([])
      await happen()
    }
    expect(await calledOff(3)).toEqual([[`SIM${made.invoice.slice(-12)}`, 'Pesanan dibatalkan']])
    expect(await say('cancelled')).toBe('applied')
    expect(await outcome()).toEqual(stopped)
  },
)

test('pharmacy: a courier that collects a stopped order anyway does not revive it, and the refund case says so', async () => {
  const { made, params, first, outcome, stopped, requestId, say } = await calledFor()
  await first.call(contract.stopOrder, { params, body })
  testApp.context.simulator!.courier!.happen(requestId, 'shipped')
  expect(await say('shipped')).toBe('applied')
  expect(await calledOff(2)).toEqual([])
  expect(await outcome()).toEqual(stopped)
  const news = 'Penjemputan oleh kurir tidak dapat dibatalkan setelah pesanan ini diakhiri'
  expect((await notesOf(made.id)).filter((note) => note === news)).toHaveLength(1)
  const [open] = await testApp.db.select().from(refundCase).where(eq(refundCase.orderId, made.id))
  expect(open?.reason).toBe(`${news}; ${body.reason}`)
})

test('pharmacy: stopping an order while its courier collects it: one succeeds', async () => {
  const { params, first, outcome, stopped, wentOn, say } = await calledFor()
  const [stop] = await Promise.all([first.call(contract.stopOrder, { params, body }), say('shipped')])
  expect(await outcome()).toEqual(stop.code === 200 ? stopped : wentOn('SHIPPED'))
})
