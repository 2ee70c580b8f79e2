import * as contract from '@nmw/contract/ops-order'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditEntry } from '../database/schema/audit-entry-table.ts'
import { order } from '../database/schema/order-table.ts'
import { transaction, violated } from '../database/transaction.ts'
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

const TAKEN = { code: 400, message: 'Nomor resi ini sudah dipakai pesanan lain' }

async function packed({ called = false, service = 'jne' } = {}) {
  const waiting = await createWaitingOrder(testApp)
  const { made, first, params } = waiting
  const shipping = { service, type: 'REG23', name: service, estimate: '1-3' }
  await testApp.db.update(order).set({ shipping }).where(eq(order.id, made.id))
  await first.call(contract.confirmOrder, { params })
  if (called) await first.call(contract.callCourier, { params })
  const ship = (airwayBill: string) => first.call(contract.shipOrder, { params, body: { airwayBill } })
  return { ...waiting, ship }
}

/** The courier reports its own airway bill. */
const report = (invoice: string, airwayBill: string, step: 'processed' | 'shipped' = 'shipped') =>
  transaction(testApp.db, (db) =>
    applyParcelEvent(testApp.context, db, { requestId: `P${invoice}`, step, airwayBill, at: testApp.context.now() }),
  )

test.each([false, true])(
  'pharmacy: an airway bill typed for another order is refused (courier called: %s)',
  async (called) => {
    const [one, other] = [await packed({ called }), await packed()]
    const bill = `TWICE${one.made.id}`
    expect((await one.ship(bill)).code).toBe(200)
    const before = await other.shelf()
    expect(await other.ship(bill.toLowerCase())).toMatchObject(TAKEN)
    expect(await other.state()).toMatchObject({ orderStatus: 'PROCESS', airwayBill: null, billTyped: false })
    expect(await other.shelf()).toEqual(before)
    const shipped = and(eq(auditEntry.action, 'ship-order'), eq(auditEntry.object, other.made.invoice))
    expect(await testApp.db.$count(auditEntry, shipped)).toBe(0)
    expect((await other.ship(`OTHER${other.made.id}`)).code).toBe(200)
  },
)

test('pharmacy: an airway bill that the courier reported for another order is refused', async () => {
  const [one, other] = [await packed({ called: true }), await packed()]
  const bill = `sim-${one.made.id}`
  await report(one.made.invoice, bill, 'processed')
  expect(await other.ship(bill)).toMatchObject(TAKEN)
})

test('pharmacy: of many who type the same airway bill at once one succeeds', async () => {
  const all = await Promise.all(Array.from({ length: 4 }, (_, turn) => packed({ called: turn % 2 === 0 })))
  const answers = await Promise.all(all.map(({ ship }) => ship(`RACE${all[0]!.made.id}`)))
  expect(sortedCodes(answers)).toEqual([200, 400, 400, 400])
  const states = await Promise.all(all.map(({ state }) => state()))
  expect(states.filter(({ orderStatus }) => orderStatus === 'SHIPPED')).toHaveLength(1)
})

test('pharmacy: another courier may use the same airway bill number', async () => {
  const [one, other] = [await packed({ called: true }), await packed({ called: true, service: 'sicepat' })]
  const bill = `BOTH${one.made.id}`
  expect([(await one.ship(bill)).code, (await other.ship(bill)).code]).toEqual([200, 200])
})

test('pharmacy: an airway bill reported by the courier is accepted although it was typed for another order by mistake', async () => {
  const [mistaken, real] = [await packed(), await packed({ called: true })]
  const bill = `REAL${real.made.id}`
  expect((await mistaken.ship(bill)).code).toBe(200)
  expect(await report(real.made.invoice, bill)).toBe('applied')
  expect(await real.state()).toMatchObject({ orderStatus: 'SHIPPED', airwayBill: bill })
})

test('pharmacy: the database refuses a duplicate typed airway bill in any letter case', async () => {
  const [one, other] = [await packed(), await packed()]
  expect((await one.ship(`RULE${one.made.id}`)).code).toBe(200)
  const again = testApp.db
    .update(order)
    .set({ airwayBill: `rule${one.made.id}`, billTyped: true })
    .where(eq(order.id, other.made.id))
  expect(await again.then(() => 'taken', violated)).toBe('order_typed_bill')
})
