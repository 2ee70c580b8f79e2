import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Envelope } from '@nmw/contract/endpoint'
import { createPatient } from '../testing/make/create-patient.ts'
import { createTestPurchase } from '../testing/make/create-test-order.ts'
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts'
import { createPayable, outcomesOf, paymentStateOf } from '../testing/make/test-payments.ts'
import { openPayment } from '../payment/open-payment.ts'
import { openSimulatedPaymentStore } from '../outside/payment/simulated-payment-store.ts'
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { applyNotifications } from '../payment/apply-notifications.ts'
import { followPayments } from '../payment/follow-payments.ts'
import { serveNotifications } from '../payment/serve-notifications.ts'
import { serveSimulator } from './serve-simulator.ts'

let testApp: TestApp
let patientId: number
let url: string
beforeAll(async () => {
  testApp = await openTestApp({
    services: [serveSimulator, serveNotifications],
    jobs: { 'apply-notifications': applyNotifications, 'follow-payments': followPayments },
    settings: { GATEWAY_TIMEOUT: '50' },
  })
  url = await testApp.app.listen({ port: 0, host: '127.0.0.1' })
  patientId = (await createPatient(testApp)).id
})
afterAll(() => testApp.close())
beforeEach(() => {
  testApp.context.simulator!.faults.payment.mode = 'ok'
  testApp.clock.reset()
})

async function press(path: string, body: object = {}) {
  const answer = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { code: answer.status, ...((await answer.json()) as Envelope) }
}

test('payment simulator: Bayar sends a signed notification over the network, and the order is paid', async () => {
  const paid = await createPayable(testApp, patientId)
  const answer = await press(`/_sim/doku/pay/${paid.accountNumber}`)
  expect(answer).toMatchObject({ code: 200, result: { invoice: paid.invoice, event: 'SUCCESS', outcome: 'applied' } })
  expect(await paymentStateOf(testApp, paid.orderId)).toMatchObject({ paymentStatus: 'PAID' })
  expect(await press(`/_sim/doku/pay/${paid.accountNumber}`)).toMatchObject({ result: { outcome: 'repeated' } })
})

test('payment simulator: Kedaluwarsa expires the order, Gagal does not', async () => {
  const [first, second] = [await createPayable(testApp, patientId), await createPayable(testApp, patientId)]
  await press(`/_sim/doku/expire/${first.accountNumber}`)
  expect(await paymentStateOf(testApp, first.orderId)).toMatchObject({
    orderStatus: 'CANCEL',
    paymentStatus: 'EXPIRED',
  })
  await press(`/_sim/doku/fail/${second.accountNumber}`)
  expect(await paymentStateOf(testApp, second.orderId)).toMatchObject({ paymentStatus: 'PENDING' })
  expect(await press(`/_sim/doku/pay/${first.accountNumber}`)).toMatchObject({ result: { outcome: 'late' } })
  expect(await paymentStateOf(testApp, first.orderId)).toMatchObject({ paymentStatus: 'EXPIRED', cases: 1 })
})

test('payment simulator: an unknown account number answers 404', async () => {
  expect(await press('/_sim/doku/pay/9990100000000000')).toMatchObject({ code: 404 })
})

test('payment simulator: without notifications the polling job finds the money', async () => {
  const paid = await createPayable(testApp, patientId)
  expect(await press('/_sim/doku/fault', { mode: 'mute' })).toMatchObject({ code: 200, result: { mode: 'mute' } })
  expect(await press(`/_sim/doku/pay/${paid.accountNumber}`)).toMatchObject({ result: { outcome: null } })
  expect(await outcomesOf(testApp, paid.invoice)).toEqual([])
  testApp.clock.advance(61)
  await testApp.run('follow-payments')
  expect(await paymentStateOf(testApp, paid.orderId)).toMatchObject({ paymentStatus: 'PAID' })
})

test('payment simulator: the fault switch breaks and repairs the gateway', async () => {
  const made = await createTestPurchase(testApp, { patientId })
  await press('/_sim/doku/fault', { mode: 'down' })
  await expect(openPayment(testApp.context, made.id)).rejects.toMatchObject({ status: 503 })
  await press('/_sim/doku/fault', { mode: 'ok' })
  expect(await openPayment(testApp.context, made.id)).toMatchObject({ state: 'OPEN' })
  expect(await press('/_sim/doku/fault', { mode: 'on fire' })).toMatchObject({ code: 400 })
})

test('payment simulator: the page lists open payments with buttons', async () => {
  const paid = await createPayable(testApp, patientId)
  const page = await (await fetch(`${url}/_sim`)).text()
  for (const act of ['pay', 'expire', 'fail'])
    expect(page).toContain(`data-post="/_sim/doku/${act}/${paid.accountNumber}"`)
  expect(page).toContain('Rp 322.500')
  expect(page).toContain('jangan transfer')
})

test('payment simulator: its payments survive a restart, even with a half-written line', () => {
  const folder = mkdtempSync(join(tmpdir(), 'nmw-memory-'))
  const file = join(folder, 'deep', 'memory.jsonl')
  const memory = openSimulatedPaymentStore(file)
  memory.open('a-1')
  memory.add('a-1', 'SUCCESS')
  appendFileSync(file, '["a-1","EXPI')
  const { opened, events } = openSimulatedPaymentStore(file).find('a-1')
  expect({ opened, events: [...events] }).toEqual({ opened: true, events: ['OPENED', 'SUCCESS'] })
  expect(openSimulatedPaymentStore(file).find('b-2').opened).toBe(false)
  rmSync(folder, { recursive: true })
})
