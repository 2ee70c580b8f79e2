import type { Result } from '@nmw/contract/endpoint'
import { checkNotice, readReconciliation } from '@nmw/contract/ops-reconciliation'
import { payAtDesk } from '@nmw/contract/ops-payment'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditEntry } from '../database/schema/audit-entry-table.ts'
import { paymentNotification } from '../database/schema/payment-table.ts'
import { deskPaymentRoutes } from '../desk-payment/desk-payment-routes.ts'
import { createPatient } from '../testing/make/create-patient.ts'
import { createStaff } from '../testing/make/create-staff.ts'
import { createTestDoctor, createTestVisit } from '../testing/make/create-visit.ts'
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts'
import { createPayable, newestNotification, postNotification, signNotification } from '../testing/make/test-payments.ts'
import { applyNotifications } from './apply-notifications.ts'
import { paymentRoutes } from './payment-routes.ts'
import { serveNotifications } from './serve-notifications.ts'

let testApp: TestApp
let admin: Awaited<ReturnType<typeof createStaff>>
beforeAll(async () => {
  testApp = await openTestApp({
    routes: [...deskPaymentRoutes, ...paymentRoutes],
    services: [serveNotifications],
    jobs: { 'apply-notifications': applyNotifications },
  })
  testApp.context.wake = () => {}
  admin = await createStaff(testApp, { role: 'administrator' })
})
afterAll(() => testApp.close())

const read = async () => (await admin.call(readReconciliation)).result as Result<typeof readReconciliation>
const check = (id: number, key?: string) =>
  admin.call(
    checkNotice,
    { params: { id: String(id) }, body: { note: 'Ditransfer kembali' } },
    key ? { 'idempotency-key': key } : {},
  )

async function notifyPayment(...sent: Parameters<typeof signNotification>) {
  expect(await postNotification(testApp, signNotification(...sent))).toBe(200)
  await testApp.run('apply-notifications')
}

test('reconciliation: a payment of a wrong amount is listed until it has been checked, and until then the books do not balance', async () => {
  const paid = await createPayable(testApp, (await createPatient(testApp)).id)
  expect(await read()).toMatchObject({ even: true, unmatched: 0, notices: [] })
  await notifyPayment(testApp, { ...paid, amount: paid.amount - 1 })
  const note = `amount ${paid.amount - 1} instead of ${paid.amount}`
  const before = await read()
  expect(before).toMatchObject({ even: false, difference: 0, unmatched: 1 })
  expect(before.notices).toMatchObject([{ invoice: paid.invoice, note, receivedAt: expect.any(String) }])
  const { id } = before.notices[0]!
  const key = crypto.randomUUID()
  expect([(await check(id, key)).code, (await check(id, key)).code]).toEqual([200, 200])
  expect((await check(id)).code).toBe(409)
  expect((await check(2_000_000_000)).code).toBe(404)
  expect(await read()).toMatchObject({ even: true, unmatched: 0, notices: [] })
  expect(await testApp.db.select().from(auditEntry).where(eq(auditEntry.action, 'check-payment-notice'))).toMatchObject(
    [{ accountId: admin.id, object: paid.invoice, detail: { note: 'Ditransfer kembali', outcome: note } }],
  )
})

test('reconciliation: a checked notice of an unknown invoice is listed again when its order appears and the amount is wrong', async () => {
  const paid = await createPayable(testApp, (await createPatient(testApp)).id)
  await notifyPayment(testApp, { ...paid, amount: 1, invoice: 'INV000101999998' })
  const { id } = (await newestNotification(testApp))!
  expect((await check(id)).code).toBe(200)
  const body = Buffer.from(signNotification(testApp, { ...paid, amount: 1 }).body)
  const found = { invoice: paid.invoice, body }
  await testApp.db.update(paymentNotification).set(found).where(eq(paymentNotification.id, id))
  await testApp.run('apply-notifications')
  expect((await read()).notices).toMatchObject([{ id, invoice: paid.invoice }])
  expect((await check(id)).code).toBe(200)
})

test('reconciliation: a notice that found its payment cannot be checked', async () => {
  const paid = await createPayable(testApp, (await createPatient(testApp)).id)
  await notifyPayment(testApp, paid)
  expect((await check((await newestNotification(testApp))!.id)).code).toBe(409)
})

test('reconciliation: gateway payments and desk payments are counted separately', async () => {
  const before = await read()
  const paid = await createPayable(testApp, (await createPatient(testApp)).id)
  await notifyPayment(testApp, paid)
  const doctor = await createTestDoctor(testApp, { fee: 150_000 })
  const { order: bill } = await createTestVisit(testApp, doctor, { paid: false })
  const desk = await createStaff(testApp, { branchId: doctor.branch.id })
  expect((await desk.call(payAtDesk, { params: { invoice: bill!.invoice }, body: { type: 'cash' } })).code).toBe(200)
  const after = await read()
  expect(after.byGateway - before.byGateway).toBe(paid.amount)
  expect(after.atDesk - before.atDesk).toBe(bill!.grandTotal)
  expect(after.received).toBe(after.byGateway + after.atDesk)
})
