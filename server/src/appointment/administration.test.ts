import { listAvailableDoctors } from '@nmw/contract/appointment'
import * as clinic from '@nmw/contract/ops-clinic'
import * as doctors from '@nmw/contract/ops-doctor'
import { readReconciliation } from '@nmw/contract/ops-reconciliation'
import * as settings from '@nmw/contract/ops-setting'
import { ROLES } from '@nmw/contract/role'
import { addDays, dayIn, weekdayOf } from '@nmw/contract/zone'
import { and, desc, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { branchRoutes } from '../branch/branch-routes.ts'
import { account } from '../database/schema/account-table.ts'
import { appointment } from '../database/schema/appointment-table.ts'
import { auditEntry } from '../database/schema/audit-entry-table.ts'
import { doctor as doctorTable } from '../database/schema/doctor-table.ts'
import { closure, doctorSession } from '../database/schema/doctor-session-table.ts'
import { order } from '../database/schema/order-table.ts'
import { refundCase } from '../database/schema/payment-table.ts'
import { doctorRoutes } from '../doctor/doctor-routes.ts'
import { makeSessions } from '../doctor/make-sessions.ts'
import { payOrder } from '../order/pay-order.ts'
import { paymentRoutes } from '../payment/payment-routes.ts'
import { productRoutes } from '../product/product-routes.ts'
import { settingRoutes } from '../setting/setting-routes.ts'
import { createBooker } from '../testing/make/create-booker.ts'
import { createDoctorSession } from '../testing/make/create-doctor-session.ts'
import { createProduct } from '../testing/make/create-goods.ts'
import { createStaff } from '../testing/make/create-staff.ts'
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts'
import { sortedCodes } from '../testing/checks/sorted-codes.ts'
import { appointmentRoutes } from './appointment-routes.ts'
import { closureRoutes } from './closure-routes.ts'

let testApp: TestApp
let admin: Awaited<ReturnType<typeof createStaff>>
beforeAll(async () => {
  testApp = await openTestApp({
    routes: [
      ...appointmentRoutes,
      ...branchRoutes,
      ...closureRoutes,
      ...doctorRoutes,
      ...paymentRoutes,
      ...productRoutes,
      ...settingRoutes,
    ],
  })
  admin = await createStaff(testApp, { role: 'administrator' })
})
afterAll(() => testApp.close())

const at = (id: number | string) => ({ params: { id: String(id) } })
const sessionsOf = (doctorId: number) =>
  testApp.db.select().from(doctorSession).where(eq(doctorSession.doctorId, doctorId))
const lastAudit = async (action: string) => {
  const [row] = await testApp.db
    .select()
    .from(auditEntry)
    .where(and(eq(auditEntry.action, action), eq(auditEntry.accountId, admin.id)))
    .orderBy(desc(auditEntry.id))
    .limit(1)
  return row?.detail
}
const today = () => dayIn('Asia/Jakarta', testApp.context.now())

test('doctor accounts: an inactive account is listed while it belongs to a doctor, other accounts are not', async () => {
  const { doctor } = await createDoctorSession(testApp)
  const [doctorAccount, free] = [
    await createStaff(testApp, { role: 'doctor' }),
    await createStaff(testApp, { role: 'doctor' }),
  ]
  await testApp.db.update(doctorTable).set({ accountId: doctorAccount.id }).where(eq(doctorTable.id, doctor.id))
  const ids = [doctorAccount.id, free.id]
  const listed = async () => {
    const { result } = await admin.call(doctors.listDoctorAccounts, {})
    return (result as doctors.DoctorAccount[])
      .filter(({ id }) => ids.includes(id))
      .map(({ id, usable, doctorId }) => ({ id, usable, doctorId }))
  }
  const [taken, open] = [
    { id: doctorAccount.id, doctorId: doctor.id },
    { id: free.id, doctorId: null },
  ]
  expect(await listed()).toEqual(
    expect.arrayContaining([
      { ...taken, usable: true },
      { ...open, usable: true },
    ]),
  )
  await testApp.db.update(account).set({ active: false }).where(inArray(account.id, ids))
  expect(await listed()).toEqual([{ ...taken, usable: false }])
  await testApp.db.update(account).set({ active: true, roleId: ROLES.pharmacist }).where(inArray(account.id, ids))
  expect(await listed()).toEqual([{ ...taken, usable: false }])
})

test('weekly plan: it creates sessions at once, and ending it leaves only booked ones', async () => {
  const { branch, doctor } = await createDoctorSession(testApp)
  const weekday = weekdayOf(addDays(today(), 3))
  const body = { branch: branch.id, weekday, start: '09:00', end: '11:00', capacity: 6, minutes: 20 }
  const added = await admin.call(doctors.addPlan, { ...at(doctor.id), body })
  expect(added.code).toBe(200)
  const made = (await sessionsOf(doctor.id)).filter(({ planId }) => planId !== null)
  expect(made.length).toBeGreaterThanOrEqual(8)
  const clash = await admin.call(doctors.addPlan, { ...at(doctor.id), body: { ...body, start: '10:30', end: '13:00' } })
  expect(clash.code).toBe(409)
  const foreign = await admin.call(doctors.addPlan, {
    ...at(doctor.id),
    body: { ...body, branch: branch.id + 900, start: '13:00', end: '15:00' },
  })
  expect(foreign.code).toBe(400)
  const { book } = await createBooker(testApp)
  expect((await book(made[0]!.id)).code).toBe(200)
  const { id } = added.result as { id: number }
  expect((await admin.call(doctors.endPlan, at(id))).result).toEqual({ kept: 1 })
  expect((await admin.call(doctors.endPlan, at(id))).code).toBe(409)
  await makeSessions(testApp.context)
  expect((await sessionsOf(doctor.id)).filter(({ planId }) => planId === id)).toHaveLength(1)
})

test('days off: they cancel every seat of their days, paid ones through refund cases, and block booking', async () => {
  const { session, branch } = await createDoctorSession(testApp, { typeCode: 2560, fee: 150_000 })
  const { book, person } = await createBooker(testApp)
  const { result } = await book(session.id, { payment_methode: 'VIRTUAL_ACCOUNT_BCA' })
  const { id } = result as { id: number }
  const [seat] = await testApp.db.select().from(appointment).where(eq(appointment.id, id))
  await payOrder(testApp.context, testApp.db, { orderId: seat!.orderId! })
  const days = { branch: branch.id, firstDay: session.day, lastDay: session.day }
  const asked = Object.fromEntries(Object.entries(days).map(([key, value]) => [key, String(value)]))
  expect((await admin.call(doctors.countClosure, { query: asked })).result).toEqual({ sessions: 1, patients: 1 })
  const closed = await admin.call(doctors.addClosure, { body: { ...days, reason: 'Renovasi' } })
  expect(closed.result).toMatchObject({ sessions: 1, patients: 1 })
  expect(await testApp.db.$count(refundCase, eq(refundCase.orderId, seat!.orderId!))).toBe(1)
  const [ended] = await testApp.db.select().from(appointment).where(eq(appointment.patientId, person.id))
  expect(ended!.status).toBe(0)
  const other = await createBooker(testApp)
  expect((await other.book(session.id, { payment_methode: 'VIRTUAL_ACCOUNT_BCA' })).code).toBe(400)
  expect((await admin.call(doctors.listClosures)).result).toMatchObject([
    { branchName: branch.name, reason: 'Renovasi' },
  ])
})

test('days off: withdrawing them reopens their sessions, but not those of other days off', async () => {
  const { session, branch, doctor } = await createDoctorSession(testApp)
  const { book } = await createBooker(testApp)
  expect((await book(session.id)).code).toBe(200)
  const days = { firstDay: session.day, lastDay: session.day }
  const close = async (what: object) => {
    const { result } = await admin.call(doctors.addClosure, { body: { ...days, ...what, reason: 'Renovasi' } })
    return (result as { id: number }).id
  }
  const [whole, one] = [await close({ branch: branch.id }), await close({ doctor: doctor.id })]
  expect((await admin.call(doctors.countReopening, at(whole))).result).toEqual({ sessions: 0, stayClosed: 1 })
  expect((await admin.call(doctors.withdrawClosure, at(whole))).result).toEqual({ sessions: 0, stayClosed: 1 })
  expect((await sessionsOf(doctor.id))[0]).toMatchObject({ closureId: one })
  const both = await Promise.all([1, 2].map(() => admin.call(doctors.withdrawClosure, at(one))))
  expect(sortedCodes(both)).toEqual([200, 409])
  expect((await sessionsOf(doctor.id))[0]).toMatchObject({ closedAt: null, closedReason: null, taken: 0 })
  expect(await lastAudit('withdraw-closure')).toMatchObject({ sessions: 1, stayClosed: 0 })
  expect((await createBooker(testApp).then((other) => other.book(session.id))).code).toBe(200)
  expect((await admin.call(doctors.listClosures)).result).not.toContainEqual(expect.objectContaining({ id: one }))
})

test('days off: withdrawing them creates sessions that were never made for those days', async () => {
  const { branch, doctor } = await createDoctorSession(testApp)
  const day = addDays(today(), 4)
  const closed = await admin.call(doctors.addClosure, {
    body: { doctor: doctor.id, firstDay: day, lastDay: day, reason: 'Cuti' },
  })
  const plan = { branch: branch.id, weekday: weekdayOf(day), start: '09:00', end: '11:00', capacity: 6, minutes: 20 }
  await admin.call(doctors.addPlan, { ...at(doctor.id), body: plan })
  const onThatDay = async () => (await sessionsOf(doctor.id)).filter((one) => one.day === day).length
  expect(await onThatDay()).toBe(0)
  await admin.call(doctors.withdrawClosure, at((closed.result as { id: number }).id))
  expect(await onThatDay()).toBe(1)
})

test.each([
  ['without branch and doctor', { firstDay: '2097-02-01', lastDay: '2097-02-02' }],
  ['that ends before it starts', { branch: 1, firstDay: '2097-02-02', lastDay: '2097-02-01' }],
  ['in the past', { branch: 1, firstDay: '2020-02-02', lastDay: '2020-02-03' }],
])('days off: a closure %s is refused', async (_, days) => {
  expect((await admin.call(doctors.addClosure, { body: { ...days, reason: 'Libur' } })).code).toBe(400)
})

test('days off: a request repeated under its key closes the days once', async () => {
  const { doctor, session } = await createDoctorSession(testApp)
  const body = { doctor: doctor.id, firstDay: session.day, lastDay: session.day, reason: 'Cuti' }
  const close = () => admin.call(doctors.addClosure, { body }, { 'idempotency-key': 'one-press' })
  const [first, again] = [await close(), await close()]
  expect(first.result).toMatchObject({ sessions: 1 })
  expect(again.result).toEqual(first.result)
  expect(await testApp.db.$count(closure, eq(closure.doctorId, doctor.id))).toBe(1)
})

test('settings: a fee counts from its day on, as shown to the patient and as charged', async () => {
  const { session, branch } = await createDoctorSession(testApp, { typeCode: 2560, fee: 150_000 })
  const change = (name: string, value: number, startsOn: string) =>
    admin.call(settings.changeSetting, { body: { name, value, startsOn, reason: 'Rapat bulanan' } })
  expect((await change('consultation-service-fee', 7_500, addDays(today(), 1))).code).toBe(200)
  const booker = await createBooker(testApp)
  const shown = async () => {
    const query = { date: session.day, branch: String(branch.id) }
    return (await booker.send(listAvailableDoctors, { query })).result
  }
  expect(await shown()).toMatchObject([{ serviceFee: 5_000 }])
  expect((await change('consultation-service-fee', 6_000, today())).code).toBe(200)
  expect(await shown()).toMatchObject([{ serviceFee: 6_000 }])
  await change('consultation-payment-minutes', 30, today())
  const { result } = await booker.book(session.id, { payment_methode: 'VIRTUAL_ACCOUNT_BCA' })
  const { order: made } = result as { order: { invoice_number: string } }
  const [row] = await testApp.db.select().from(order).where(eq(order.invoice, made.invoice_number))
  expect(row).toMatchObject({ serviceFee: 6_000, grandTotal: 156_000 })
  expect(Math.round((row!.expiresAt.getTime() - row!.createdAt.getTime()) / 60_000)).toBe(30)
  const refused = [
    await change('consultation-payment-minutes', 5, today()),
    await change('consultation-service-fee', 1, addDays(today(), -1)),
    await change('no-such-thing', 1, today()),
  ]
  expect(refused.map(({ code }) => code)).toEqual([400, 400, 400])
  expect((await admin.call(settings.listSettings)).result).toMatchObject({
    settings: Object.keys(settings.SETTINGS).map((name) =>
      name === 'consultation-service-fee'
        ? { name, value: 6_000, entries: [{ value: 7_500 }, { value: 6_000 }] }
        : { name },
    ),
  })
})

test('settings: the audit log keeps the former value', async () => {
  const { branch, doctor } = await createDoctorSession(testApp)
  const { id: _branch, code: _code, ...place } = branch
  const hours = { weekdayHours: '09.00-20.00', weekendHours: null, telephone: '021-555 0101', whatsapp: '628111222333' }
  expect((await admin.call(clinic.changeBranch, { ...at(branch.id), body: { ...place, ...hours } })).code).toBe(200)
  expect(await lastAudit('change-branch')).toMatchObject({ after: expect.stringContaining('09.00-20.00') })
  const { id: _doctor, slug: _slug, ...person } = doctor
  expect((await admin.call(doctors.changeDoctor, { ...at(doctor.id), body: { ...person, fee: 10 } })).code).toBe(400)
  expect((await admin.call(doctors.changeDoctor, { ...at(doctor.id), body: { ...person, active: false } })).code).toBe(
    200,
  )
  expect(await lastAudit('change-doctor')).toMatchObject({ activeBefore: true, active: false })
  const { id, categoryCode: _category, ...goods } = await createProduct(testApp, { price: 100_000 })
  const body = { ...goods, category: 'Uji', price: 120_000, memberPrice: 108_000, active: false, version: 1 }
  expect((await admin.call(clinic.changeProduct, { ...at(id), body })).code).toBe(200)
  expect(await lastAudit('change-product')).toMatchObject({ priceBefore: 100_000, price: 120_000 })
  const dear = { ...body, memberPrice: 130_000 }
  expect((await admin.call(clinic.changeProduct, { ...at(id), body: dear })).code).toBe(400)
  const found = await admin.call(clinic.listClinicProducts, { query: { search: goods.name } })
  expect(found.result).toMatchObject({ datas: [{ id, price: 120_000, active: false }] })
})

test('reconciliation: the books match to the rupiah', async () => {
  const { result } = await admin.call(readReconciliation)
  expect(result).toMatchObject({ received: 0, uneven: expect.any(Array) as unknown, loosePayments: 0 })
})

test('administration: front office may read none of it', async () => {
  const desk = await createStaff(testApp)
  for (const call of [clinic.listClinicBranches, readReconciliation, settings.listSettings, doctors.listClosures])
    expect((await desk.call(call)).code).toBe(403)
})
