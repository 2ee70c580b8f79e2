import { PACKED } from '@nmw/contract/ops-order'
import { addDays, dayIn } from '@nmw/contract/zone'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { order } from '../database/schema/order-table.ts'
import { stock, stockBatch, stockEntry } from '../database/schema/stock-table.ts'
import { sqlState, transaction } from '../database/transaction.ts'
import { Problem } from '../http/problem.ts'
import { createOrder } from '../order/create-order.ts'
import { expireOrders } from '../payment/expire-orders.ts'
import { moveOrder } from '../order/move-order.ts'
import { recordOrderEvent } from '../order/record-order-event.ts'
import { type OrderMove, orderMoves } from '../order/order-moves.ts'
import { createDoctorSession } from '../testing/make/create-doctor-session.ts'
import { createPatient } from '../testing/make/create-patient.ts'
import { findBrokenInvariants } from '../testing/checks/find-broken-invariants.ts'
import { size } from '../testing/stress/full-size.ts'
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts'
import { printFigure } from '../testing/stress/print-figure.ts'
import { inParallel } from '../payment/in-parallel.ts'
import { createProduct } from '../testing/make/create-goods.ts'
import { stockShelf } from '../testing/make/stock-shelf.ts'

let testApp: TestApp
let patientId: number
let branchId: number
beforeAll(async () => {
  testApp = await openTestApp()
  patientId = (await createPatient(testApp)).id
  for (const id of ['P-1', 'P-2', 'P-3']) await createProduct(testApp, { id })
})
afterAll(async () => {
  expect(await findBrokenInvariants(testApp.db)).toEqual([])
  await testApp.close()
})
beforeEach(async () => {
  branchId = (await createDoctorSession(testApp)).branch.id
})

const product = (productId: string) => ({ productId })

function buy(items: Record<string, number>) {
  return transaction(testApp.db, (db) =>
    createOrder(testApp.context, db, {
      patientId,
      branchId,
      type: 'MARKETPLACE',
      paymentMethod: 'VIRTUAL_ACCOUNT_BCA',
      expiresAt: new Date(testApp.context.now().getTime() + 60_000),
      items: Object.entries(items).map(([itemId, quantity]) => ({
        itemId,
        name: itemId,
        image: 'x.webp',
        quantity,
        listPrice: 10_000,
        price: 10_000,
        taxable: true,
      })),
      shippingAmount: 0,
      insuranceFee: 0,
      serviceFee: 0,
    }),
  )
}

function go(orderId: number, move: OrderMove) {
  const set = move === 'ship' ? { airwayBill: 'JNE-1' } : move === 'ready' ? { pickupCode: '123456' } : {}
  return transaction(testApp.db, (db) =>
    moveOrder(testApp.context, db, { orderId, move, by: orderMoves[move].by[0], set }),
  )
}

async function shelf(itemId = 'P-1') {
  const [row] = await testApp.db
    .select({ onHand: stock.onHand, reserved: stock.reserved })
    .from(stock)
    .where(and(eq(stock.branchId, branchId), eq(stock.itemId, itemId)))
  return row
}

const bought = (items: Record<string, number>) =>
  buy(items).then(
    (made) => made,
    (error: unknown) => {
      if (error instanceof Problem && error.status === 409) return undefined
      throw error
    },
  )

test('stock: of fifty orders for the last three pieces three are created', async () => {
  const rounds = size({ small: 2, full: 40 })
  for (let round = 0; round < rounds; round++) {
    branchId = (await createDoctorSession(testApp)).branch.id
    await stockShelf(testApp, { branchId, goods: product('P-1'), quantity: 3 })
    const made = await Promise.all(Array.from({ length: 50 }, () => bought({ 'P-1': 1 })))
    expect(made.filter(Boolean)).toHaveLength(3)
    expect(await shelf()).toEqual({ onHand: 3, reserved: 3 })
  }
  printFigure(`stock: ${rounds} times 50 orders for the last 3 pieces, 3 made each time`)
})

test('stock: orders for the same goods in any sequence do not deadlock, and none is half created', async () => {
  for (const id of ['P-1', 'P-2', 'P-3']) await stockShelf(testApp, { branchId, goods: product(id), quantity: 20 })
  const mixes = [
    { 'P-1': 2, 'P-2': 1 },
    { 'P-2': 1, 'P-1': 2 },
    { 'P-3': 1, 'P-1': 1, 'P-2': 1 },
    { 'P-2': 2, 'P-3': 2 },
  ]
  const made: { id: number; mix: Record<string, number> }[] = []
  await inParallel([...Array(60).keys()], 8, async (turn) => {
    const mix = mixes[turn % mixes.length]!
    const done = await bought(mix)
    if (done) made.push({ id: done.id, mix })
    if (done && turn % 3 === 0) {
      await go(done.id, 'cancel')
      made.pop()
    }
  })
  const standing = await testApp.db.select().from(order).where(eq(order.branchId, branchId))
  const created = standing.filter(({ orderStatus }) => orderStatus === 'WAITING_PAYMENT')
  for (const id of ['P-1', 'P-2', 'P-3']) {
    const { onHand, reserved } = (await shelf(id))!
    expect(onHand).toBe(20)
    expect(reserved).toBeLessThanOrEqual(20)
    const entries = await testApp.db
      .select({ quantity: stockEntry.quantity, kind: stockEntry.kind })
      .from(stockEntry)
      .innerJoin(stock, eq(stock.id, stockEntry.stockId))
      .where(and(eq(stock.branchId, branchId), eq(stock.itemId, id)))
    const promised = entries.filter(({ kind }) => kind === 'reserved' || kind === 'released')
    expect(promised.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(reserved)
  }
  expect(created.length).toBeGreaterThan(0)
})

test('stock: every unpaid or refused end of an order returns the goods once', async () => {
  await stockShelf(testApp, { branchId, goods: product('P-1'), quantity: 10 })
  for (const way of [['cancel'], ['fail'], ['pay', 'refuse']] as OrderMove[][]) {
    const { id, invoice } = await buy({ 'P-1': 4 })
    expect(await shelf()).toEqual({ onHand: 10, reserved: 4 })
    for (const move of way) await go(id, move)
    for (const move of way) await go(id, move)
    expect(await shelf()).toEqual({ onHand: 10, reserved: 0 })
    const entries = await testApp.db
      .select()
      .from(stockEntry)
      .where(eq(stockEntry.reference, invoice))
      .orderBy(stockEntry.id)
    expect(entries.map(({ kind, quantity }) => `${kind} ${quantity}`)).toEqual(['reserved 4', 'released -4'])
  }
  await buy({ 'P-1': 4 })
  testApp.clock.advance(61)
  await Promise.all([expireOrders(testApp.context), expireOrders(testApp.context)])
  expect(await shelf()).toEqual({ onHand: 10, reserved: 0 })
  testApp.clock.reset()
})

test('stock: shipped or ready goods leave the batch that expires first, and never an expired one', async () => {
  const goods = product('P-1')
  await stockShelf(testApp, { branchId, goods, quantity: 5, expiresOn: '2020-01-01' })
  await stockShelf(testApp, { branchId, goods, quantity: 3, expiresOn: '2099-01-01' })
  await stockShelf(testApp, { branchId, goods, quantity: 2, expiresOn: '2098-01-01' })
  expect(await bought({ 'P-1': 6 })).toBeUndefined()
  const first = await buy({ 'P-1': 3 })
  for (const move of ['pay', 'confirm', 'ship'] as const) await go(first.id, move)
  expect(await quantities()).toEqual({ '2020-01-01': 5, '2098-01-01': 0, '2099-01-01': 2 })
  const second = await buy({ 'P-1': 2 })
  for (const move of ['pay', 'confirm', 'ready'] as const) await go(second.id, move)
  expect(await quantities()).toEqual({ '2020-01-01': 5, '2098-01-01': 0, '2099-01-01': 0 })
  expect(await shelf()).toEqual({ onHand: 5, reserved: 0 })
  expect(await bought({ 'P-1': 1 })).toBeUndefined()
})

test('stock: goods collected by a courier leave the batch they were packed from, even if it expired since', async () => {
  const goods = product('P-1')
  const soon = addDays(dayIn('Asia/Jakarta', testApp.context.now()), 1)
  await stockShelf(testApp, { branchId, goods, quantity: 5, expiresOn: '2020-01-01' })
  await stockShelf(testApp, { branchId, goods, quantity: 2, expiresOn: soon })
  await stockShelf(testApp, { branchId, goods, quantity: 4, expiresOn: '2099-01-01' })
  const { id: orderId } = await buy({ 'P-1': 3 })
  for (const move of ['pay', 'confirm'] as const) await go(orderId, move)
  await transaction(testApp.db, (db) => recordOrderEvent(testApp.context, db, orderId, PACKED, patientId))
  testApp.clock.advance(3 * 24 * 60 * 60)
  await transaction(testApp.db, (db) =>
    moveOrder(testApp.context, db, { orderId, move: 'ship', by: 'system', set: { airwayBill: 'JNE-2' } }),
  )
  testApp.clock.reset()
  expect(await quantities()).toEqual({ '2020-01-01': 5, [soon]: 0, '2099-01-01': 3 })
  expect(await shelf()).toEqual({ onHand: 8, reserved: 0 })
})

test('stock: the database never reserves more than there is, and a delivery counts once', async () => {
  await stockShelf(testApp, { branchId, goods: product('P-1'), quantity: 3 })
  const oversold = await testApp.db
    .update(stock)
    .set({ reserved: 4 })
    .where(eq(stock.branchId, branchId))
    .then(() => undefined, sqlState)
  expect(oversold).toBe('23514')
  const [batch] = await testApp.db
    .select({ batch: stockBatch.batch })
    .from(stockBatch)
    .innerJoin(stock, eq(stock.id, stockBatch.stockId))
    .where(eq(stock.branchId, branchId))
  const { receiveStock } = await import('./receive-stock.ts')
  const again = await receiveStock(testApp.context, testApp.db, {
    branchId,
    goods: product('P-1'),
    batch: batch!.batch,
    expiresOn: '2098-01-01',
    quantity: 3,
    reference: batch!.batch,
    byAccountId: null,
  })
  expect(again).toBe(false)
  expect(await shelf()).toEqual({ onHand: 3, reserved: 0 })
})

async function quantities() {
  const rows = await testApp.db
    .select({ expiresOn: stockBatch.expiresOn, quantity: stockBatch.quantity })
    .from(stockBatch)
    .innerJoin(stock, eq(stock.id, stockBatch.stockId))
    .where(eq(stock.branchId, branchId))
  return Object.fromEntries(rows.map(({ expiresOn, quantity }) => [expiresOn, quantity]))
}
