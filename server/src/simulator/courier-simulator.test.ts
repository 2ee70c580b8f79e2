import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Envelope } from '@nmw/contract/endpoint'
import { order } from '../database/schema/order-table.ts'
import { transaction } from '../database/transaction.ts'
import { moveOrder } from '../order/move-order.ts'
import { openParcelStore } from '../outside/courier/parcel-store.ts'
import { simulatedCourier } from '../outside/courier/simulated-courier.ts'
import { applyParcels } from '../shipping/apply-parcels.ts'
import { followParcels } from '../shipping/follow-parcels.ts'
import { serveCourierNotifications } from '../shipping/serve-courier-notifications.ts'
import { createPatient } from '../testing/make/create-patient.ts'
import { createTestPurchase } from '../testing/make/create-test-order.ts'
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts'
import { serveSimulator } from './serve-simulator.ts'

let testApp: TestApp
let url: string
beforeAll(async () => {
  testApp = await openTestApp({
    services: [serveSimulator, serveCourierNotifications],
    jobs: { 'apply-parcels': applyParcels },
  })
  url = await testApp.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => testApp.close())

async function press(path: string, body: object = {}) {
  const answer = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { code: answer.status, ...((await answer.json()) as Envelope) }
}

const page = async () => (await fetch(`${url}/_sim`)).text()

async function packedOrder() {
  const { id: patientId } = await createPatient(testApp)
  const { id, invoice } = await createTestPurchase(testApp, { patientId })
  const shipping = { service: 'jne', type: 'REG23', name: 'JNE Reguler', estimate: '1-2' }
  const recipient = { name: 'A', phone: '6281', address: 'B', districtId: 317106, postalCode: '10310', note: '' }
  await testApp.db.update(order).set({ shipping, recipient }).where(eq(order.id, id))
  const move = (name: 'pay' | 'confirm', by: 'system' | 'pharmacist') =>
    transaction(testApp.db, (db) => moveOrder(testApp.context, db, { orderId: id, move: name, by }))
  await move('pay', 'system')
  await move('confirm', 'pharmacist')
  return { id, invoice }
}

test('courier simulator: the buttons of the page request a packed parcel and move it on', async () => {
  const { id, invoice } = await packedOrder()
  expect(await page()).toContain(`data-post="/_sim/courier/call/${invoice}"`)
  expect(await press(`/_sim/courier/call/${invoice}`)).toMatchObject({
    code: 200,
    result: { requestId: `P${invoice}` },
  })
  for (const step of ['processed', 'shipped', 'delivered'])
    expect(await page()).toContain(`data-post="/_sim/courier/${step}/P${invoice}"`)
  for (const step of ['processed', 'shipped', 'delivered'])
    expect(await press(`/_sim/courier/${step}/P${invoice}`)).toMatchObject({ result: { outcome: 'applied' } })
  const [row] = await testApp.db.select().from(order).where(eq(order.id, id))
  expect(row).toMatchObject({ orderStatus: 'COMPLETED', airwayBill: `SIM${invoice.slice(-12)}` })
  expect(await page()).not.toContain(`/_sim/courier/delivered/P${invoice}`)
})

test('courier simulator: without messages the parcel is found by asking the courier', async () => {
  const { id, invoice } = await packedOrder()
  await press(`/_sim/courier/call/${invoice}`)
  expect(await press('/_sim/courier/fault', { mode: 'mute' })).toMatchObject({ code: 200 })
  expect(await page()).toContain('Kurir tanpa kabar')
  expect(await press(`/_sim/courier/shipped/P${invoice}`)).toMatchObject({ code: 200, result: { outcome: null } })
  const standing = async () => (await testApp.db.select().from(order).where(eq(order.id, id)))[0]!.orderStatus
  expect(await standing()).toBe('PROCESS')
  testApp.clock.advance(3_700)
  await followParcels(testApp.context)
  testApp.clock.reset()
  expect(await standing()).toBe('SHIPPED')
  await press('/_sim/courier/fault', { mode: 'ok' })
})

test('courier simulator: an unknown parcel answers 404, and the fault switch accepts only known modes', async () => {
  expect(await press('/_sim/courier/shipped/P1')).toMatchObject({ code: 404 })
  expect(await press('/_sim/courier/call/INV1')).toMatchObject({ code: 404 })
  expect(await press('/_sim/courier/fault', { mode: 'down' })).toMatchObject({ code: 200, result: { mode: 'down' } })
  expect(await page()).toContain('Kurir mati')
  expect(await press('/_sim/courier/fault', { mode: 'ok' })).toMatchObject({ code: 200 })
  expect(await press('/_sim/courier/fault', { mode: 'on fire' })).toMatchObject({ code: 400 })
})

test('courier simulator: its parcels survive a restart and can still be tracked and called off', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'nmw-parcels-'))
  const file = join(folder, 'deep', 'parcels.jsonl')
  const started = () => {
    const given = {
      fault: { mode: 'ok' as const },
      rates: [],
      zoneBetween: () => 0,
      timeout: 20,
      now: testApp.context.now,
    }
    return simulatedCourier({ ...given, memory: openParcelStore(file) })
  }
  started().happen('PINV1', 'processed')
  appendFileSync(file, '["PINV1","shi')
  const { courier } = started()
  expect(await courier.track('PINV1')).toMatchObject([{ step: 'processed', airwayBill: 'SIMPINV1' }])
  expect(await courier.track('PINV2')).toBeUndefined()
  await courier.cancel('SIMPINV1', 'Pesanan dibatalkan')
  expect((await courier.track('PINV1'))?.map(({ step }) => step)).toEqual(['processed', 'cancelled'])
  rmSync(folder, { recursive: true })
})
