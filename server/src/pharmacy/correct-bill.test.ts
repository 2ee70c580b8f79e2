import * as contract from '@nmw/contract/ops-order'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditEntry } from '../database/schema/audit-entry-table.ts'
import { notification } from '../database/schema/notification-table.ts'
import { orderEvent } from '../database/schema/order-table.ts'
import { shipment } from '../database/schema/shipment-table.ts'
import { transaction } from '../database/transaction.ts'
import { moveOrder } from '../order/move-order.ts'
import { applyParcelEvent } from '../shipping/apply-parcel-event.ts'
import { createWaitingOrder } from '../testing/make/create-waiting-order.ts'
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts'
import { sortedCodes } from '../testing/checks/sorted-codes.ts'
import { pharmacyRoutes } from './pharmacy-routes.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp({ routes: pharmacyRoutes })
})
afterAll(() => testApp.close())

/** Shipped under a typed airway bill, with or without calling the courier before. */
async function sent({ called = false } = {}) {
  const waiting = await createWaitingOrder(testApp)
  const { made, params, first, second } = waiting
  await first.call(contract.confirmOrder, { params })
  if (called) await first.call(contract.callCourier, { params })
  const wrong = `WRONG${made.id}`
  expect((await first.call(contract.shipOrder, { params, body: { airwayBill: wrong } })).code).toBe(200)
  const correct = (airwayBill: string, { by = first, key = '' } = {}) =>
    by.call(contract.correctBill, { params, body: { airwayBill } }, key ? { 'idempotency-key': key } : {})
  const bills = async () => {
    const [parcel] = await testApp.db.select().from(shipment).where(eq(shipment.orderId, made.id))
    return [(await waiting.state()).airwayBill, ...(parcel ? [parcel.airwayBill] : [])]
  }
  const lines = async () => ({
    events: await testApp.db.$count(
      orderEvent,
      and(eq(orderEvent.orderId, made.id), eq(orderEvent.note, `Nomor resi diperbaiki menjadi RIGHT${made.id}`)),
    ),
    audits: await testApp.db.$count(
      auditEntry,
      and(eq(auditEntry.action, 'correct-bill'), eq(auditEntry.object, made.invoice)),
    ),
  })
  return { ...waiting, second, wrong, right: `RIGHT${made.id}`, correct, bills, lines }
}

test.each([false, true])(
  'pharmacy: a mistyped airway bill is corrected once (courier called before: %s)',
  async (called) => {
    const { made, patient, first, second, params, wrong, right, correct, bills, lines } = await sent({ called })
    const detail = async () => (await first.call(contract.readDispensaryOrder, { params })).result
    expect(await detail()).toMatchObject({ billTyped: true, airwayBill: wrong })
    expect((await correct('x')).code).toBe(400)
    expect((await correct(wrong)).code).toBe(400)
    const answers = await Promise.all([correct(right.toLowerCase()), correct(right, { by: second })])
    expect(sortedCodes(answers)).toEqual([200, 400])
    expect(await bills()).toEqual(called ? [right, right] : [right])
    expect(await lines()).toEqual({ events: 1, audits: 1 })
    expect(await detail()).toMatchObject({ billTyped: true, airwayBill: right, state: 'SHIPPED' })
    const news = and(
      eq(notification.accountId, patient.id),
      eq(notification.message, `Pesanan ${made.invoice} dikirim dengan nomor resi ${right}. Nomor sebelumnya keliru.`),
    )
    expect(await testApp.db.$count(notification, news)).toBe(1)
    const [audit] = await testApp.db
      .select()
      .from(auditEntry)
      .where(and(eq(auditEntry.action, 'correct-bill'), eq(auditEntry.object, made.invoice)))
    expect(audit).toMatchObject({ detail: { patient: made.patientId, before: wrong, after: right } })
  },
)

test('pharmacy: a repeated correction counts once, even when the order has ended meanwhile', async () => {
  const { made, right, correct, lines } = await sent()
  const key = `bill-${made.id}`
  expect((await correct(right, { key })).code).toBe(200)
  await transaction(testApp.db, (db) =>
    moveOrder(testApp.context, db, { orderId: made.id, move: 'receive', by: 'system' }),
  )
  expect((await correct(right, { key })).code).toBe(200)
  expect((await correct(`LATE${made.id}`)).code).toBe(409)
  expect(await lines()).toEqual({ events: 1, audits: 1 })
})

test.each([false, true])(
  'pharmacy: an airway bill of another order is refused (its courier was called: %s)',
  async (called) => {
    const [mine, other] = [await sent(), await sent({ called })]
    expect(await mine.correct(other.wrong)).toMatchObject({
      code: 400,
      message: 'Nomor resi ini sudah dipakai pesanan lain',
    })
    const race = await Promise.all([mine.correct(`SAME${mine.made.id}`), other.correct(`SAME${mine.made.id}`)])
    expect(sortedCodes(race)).toEqual([200, 400])
  },
)

test('pharmacy: an airway bill reported by the courier cannot be corrected', async () => {
  const { made, params, first, state } = await createWaitingOrder(testApp)
  await first.call(contract.confirmOrder, { params })
  expect((await first.call(contract.correctBill, { params, body: { airwayBill: 'EARLY1' } })).code).toBe(409)
  await first.call(contract.callCourier, { params })
  const airwayBill = `SIM${made.id}`
  await transaction(testApp.db, (db) =>
    applyParcelEvent(testApp.context, db, {
      requestId: `P${made.invoice}`,
      step: 'shipped',
      airwayBill,
      at: testApp.context.now(),
    }),
  )
  const { result } = await first.call(contract.readDispensaryOrder, { params })
  expect(result).toMatchObject({ billTyped: false })
  expect((await first.call(contract.correctBill, { params, body: { airwayBill: 'OTHER1' } })).code).toBe(409)
  expect(await state()).toMatchObject({ airwayBill })
})
