import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ORDER_STATUSES, order, orderEvent } from '../database/schema/order-table.ts'
import { appointment } from '../database/schema/appointment-table.ts'
import { doctorSession } from '../database/schema/doctor-session-table.ts'
import { sqlState, transaction } from '../database/transaction.ts'
import { createPatient } from '../testing/make/create-patient.ts'
import { createTestConsultation, createTestPurchase } from '../testing/make/create-test-order.ts'
import { findBrokenInvariants } from '../testing/checks/find-broken-invariants.ts'
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts'
import { refuseRows } from '../testing/stress/refuse-rows.ts'
import { completeShipped } from './complete-shipped.ts'
import { expireOrders } from '../payment/expire-orders.ts'
import { moveOrder } from './move-order.ts'
import { type OrderMove, orderMoves } from './order-moves.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(async () => {
  expect(await findBrokenInvariants(testApp.db)).toEqual([])
  await testApp.close()
})

const moves = Object.keys(orderMoves) as OrderMove[]
const path: Partial<Record<string, OrderMove[]>> = {
  WAITING_PAYMENT: [],
  WAITING_CONFIRM: ['pay'],
  PROCESS: ['pay', 'confirm'],
  SELF_PICKUP: ['pay', 'confirm', 'ready'],
  SHIPPED: ['pay', 'confirm', 'ship'],
  COMPLETED: ['pay', 'confirm', 'ship', 'receive'],
  CANCEL: ['cancel'],
}

test('order: from every state exactly the moves of the table are possible', async () => {
  const { id: patientId } = await createPatient(testApp)
  for (const status of ORDER_STATUSES) {
    const way = path[status]
    if (!way) continue
    const arrive = async () => {
      const { id } = await createTestPurchase(testApp, { patientId })
      for (const step of way) await go(id, step)
      return id
    }
    const stays = await arrive()
    for (const move of moves) {
      const possible = orderMoves[move].from === status
      const moved = await go(possible ? await arrive() : stays, move)
      expect(moved !== undefined, `${move} from ${status}`).toBe(possible)
    }
    const [row] = await testApp.db.select().from(order).where(eq(order.id, stays))
    expect(row?.orderStatus).toBe(status)
  }
})

test('order: a purchase goes from payment to delivery, with an event for each move', async () => {
  const { id: patientId } = await createPatient(testApp)
  const { id, invoice, grandTotal } = await createTestPurchase(testApp, { patientId })
  expect(invoice).toMatch(/^INV\d{12}$/)
  expect(grandTotal).toBe(322_500)
  for (const move of ['pay', 'confirm', 'ship', 'receive'] as const) await go(id, move)
  const events = await testApp.db.select().from(orderEvent).where(eq(orderEvent.orderId, id)).orderBy(orderEvent.id)
  expect(events.map(({ orderStatus }) => orderStatus)).toEqual([
    'WAITING_PAYMENT',
    'WAITING_CONFIRM',
    'PROCESS',
    'SHIPPED',
    'COMPLETED',
  ])
  const [row] = await testApp.db.select().from(order).where(eq(order.id, id))
  expect(row).toMatchObject({ paymentStatus: 'PAID', airwayBill: 'JNE-1' })
  expect(row!.endedAt).not.toBeNull()
})

test('order: paying, cancelling and expiring at once: one succeeds, and the seat is released unless paid', async () => {
  const results: Record<string, number> = {}
  for (let round = 0; round < 12; round++) {
    const { id: patientId } = await createPatient(testApp)
    const { order: made, session } = await createTestConsultation(testApp, { patientId })
    const wanted: OrderMove[] = ['pay', 'cancel', 'expire', 'pay', 'cancel', 'fail']
    const rotated = [...wanted.slice(round % 6), ...wanted.slice(0, round % 6)]
    const outcomes = await Promise.all(rotated.map((move) => go(made.id, move)))
    expect(outcomes.filter(Boolean)).toHaveLength(1)
    const [row] = await testApp.db.select().from(order).where(eq(order.id, made.id))
    results[row!.paymentStatus] = (results[row!.paymentStatus] ?? 0) + 1
    const [{ taken } = { taken: -1 }] = await testApp.db
      .select({ taken: doctorSession.taken })
      .from(doctorSession)
      .where(eq(doctorSession.id, session.id))
    const held = await testApp.db.select().from(appointment).where(eq(appointment.orderId, made.id))
    const paid = row!.paymentStatus === 'PAID'
    expect({ taken, status: held[0]!.status }).toEqual(paid ? { taken: 1, status: 1 } : { taken: 0, status: 0 })
    const events = await testApp.db.select().from(orderEvent).where(eq(orderEvent.orderId, made.id))
    expect(events).toHaveLength(2)
  }
  expect(Object.values(results).reduce((sum, count) => sum + count, 0)).toBe(12)
})

test('order: the job expires an unpaid order at its deadline, to the millisecond, and no other', async () => {
  const { id: patientId } = await createPatient(testApp)
  const { order: made } = await createTestConsultation(testApp, { patientId })
  const endAt = (moment: number) => expireOrders({ ...testApp.context, now: () => new Date(moment) })
  const end = made.expiresAt.getTime()
  await endAt(end - 1)
  expect(await statusOf(made.id)).toBe('PENDING')
  await Promise.all([endAt(end), endAt(end)])
  expect(await statusOf(made.id)).toBe('EXPIRED')
})

test('order: an order that cannot expire delays no other', async () => {
  const { id: patientId } = await createPatient(testApp)
  const [stuck, free] = [
    await createTestPurchase(testApp, { patientId }),
    await createTestPurchase(testApp, { patientId }),
  ]
  const letGo = await refuseRows(testApp, 'order_event', `new.order_id = ${stuck.id}`)
  testApp.clock.advance((free.expiresAt.getTime() - testApp.context.now().getTime()) / 1000 + 1)
  await expireOrders(testApp.context)
  expect([await statusOf(stuck.id), await statusOf(free.id)]).toEqual(['PENDING', 'EXPIRED'])
  await letGo()
  await expireOrders(testApp.context)
  expect(await statusOf(stuck.id)).toBe('EXPIRED')
  testApp.clock.reset()
})

test('order: a parcel that cannot be completed delays no other', async () => {
  const { id: patientId } = await createPatient(testApp)
  const [stuck, free] = [
    await createTestPurchase(testApp, { patientId }),
    await createTestPurchase(testApp, { patientId }),
  ]
  for (const { id } of [stuck, free]) for (const move of ['pay', 'confirm', 'ship'] as const) await go(id, move)
  const letGo = await refuseRows(testApp, 'order_event', `new.order_id = ${stuck.id}`)
  testApp.clock.advance(8 * 24 * 60 * 60)
  await completeShipped(testApp.context)
  await letGo()
  testApp.clock.reset()
  const rows = await testApp.db
    .select()
    .from(order)
    .where(inArray(order.id, [stuck.id, free.id]))
    .orderBy(order.id)
  expect(rows.map(({ orderStatus }) => orderStatus)).toEqual(['SHIPPED', 'COMPLETED'])
})

test('order: the database refuses invalid states and totals that do not add up', async () => {
  const { id: patientId } = await createPatient(testApp)
  const { id } = await createTestPurchase(testApp, { patientId })
  const refused = (set: Partial<typeof order.$inferInsert>) =>
    testApp.db
      .update(order)
      .set(set)
      .where(eq(order.id, id))
      .then(() => undefined, sqlState)
  expect(await refused({ paymentStatus: 'PAID', paidAt: new Date() })).toBe('23514')
  expect(await refused({ orderStatus: 'CANCEL' })).toBe('23514')
  expect(await refused({ orderStatus: 'SHIPPED', paymentStatus: 'PAID', paidAt: new Date() })).toBe('23514')
  expect(await refused({ grandTotal: 1 })).toBe('23514')
  const deleted = await testApp.db.delete(orderEvent).then(() => undefined, sqlState)
  expect(deleted).toBe('23001')
})

function go(orderId: number, move: OrderMove) {
  const set = move === 'ship' ? { airwayBill: 'JNE-1' } : move === 'ready' ? { pickupCode: '123456' } : {}
  return transaction(testApp.db, (db) =>
    moveOrder(testApp.context, db, { orderId, move, by: orderMoves[move].by[0], set }),
  )
}

async function statusOf(id: number) {
  const [row] = await testApp.db.select().from(order).where(eq(order.id, id))
  return row!.paymentStatus
}
