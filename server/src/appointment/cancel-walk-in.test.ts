import * as queue from '@nmw/contract/ops-queue'
import { decideRefund } from '@nmw/contract/ops-refund'
import { finishVisit, saveVisitDraft } from '@nmw/contract/ops-visit'
import { and, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { appointment, appointmentEvent } from '../database/schema/appointment-table.ts'
import { auditEntry } from '../database/schema/audit-entry-table.ts'
import { doctorSession } from '../database/schema/doctor-session-table.ts'
import { notification } from '../database/schema/notification-table.ts'
import { refundCase } from '../database/schema/payment-table.ts'
import { reconcile } from '../payment/reconcile.ts'
import { refundDeskRoutes } from '../refund-desk/refund-desk-routes.ts'
import { createPatient } from '../testing/make/create-patient.ts'
import { createStaff } from '../testing/make/create-staff.ts'
import { createTestDoctor, createTestVisit, prescriptionOf } from '../testing/make/create-visit.ts'
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts'
import { sortedCodes } from '../testing/checks/sorted-codes.ts'
import { paymentStateOf } from '../testing/make/test-payments.ts'
import { visitRoutes } from '../visit/visit-routes.ts'
import { queueRoutes } from './queue-routes.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp({ routes: [...queueRoutes, ...refundDeskRoutes, ...visitRoutes] })
})
afterEach(async () => {
  expect(await reconcile(testApp.db)).toMatchObject({ difference: 0, uneven: [] })
  expect(testApp.errors.splice(0)).toEqual([])
})
afterAll(() => testApp.close())

const PRICE = 155_000
const REASON = 'Seharusnya Siti Aminah'

/** A patient the desk has just booked, paid in cash if it costs something. */
async function createWalkIn({ fee = 150_000 } = {}) {
  const doctor = await createTestDoctor(testApp, { fee })
  const branchId = doctor.branch.id
  const [desk, second] = [await createStaff(testApp, { branchId }), await createStaff(testApp, { branchId })]
  const { id: patient } = await createPatient(testApp)
  const again = () =>
    desk.call(queue.bookWalkIn, {
      body: {
        branch: branchId,
        session: doctor.session.id,
        patient,
        note: 'Datang langsung',
        ...(fee && { payment: { type: 'cash', value: PRICE } }),
      },
    })
  const booked = await again()
  expect(booked.code).toBe(200)
  const { id } = booked.result as { id: number }
  const params = { id: String(id) }
  const cancel = (counter = desk, key = '') =>
    counter.call(queue.cancelWalkIn, { params, body: { reason: REASON } }, key ? { 'idempotency-key': key } : {})
  const finish = (version = 0) => doctor.staff.call(finishVisit, { params, body: prescriptionOf({ version }) })
  return { doctor, desk, second, patient, id, params, again, cancel, finish }
}

const seatOf = async (id: number) => (await testApp.db.select().from(appointment).where(eq(appointment.id, id)))[0]!
const seatsTaken = async (id: number) =>
  (await testApp.db.select().from(doctorSession).where(eq(doctorSession.id, id)))[0]!.taken
const notificationsOf = async (accountId: number) =>
  (await testApp.db.select().from(notification).where(eq(notification.accountId, accountId))).map(
    ({ message }) => message,
  )
const cancelsOf = (id: number) =>
  testApp.db.$count(
    appointmentEvent,
    and(eq(appointmentEvent.appointmentId, id), eq(appointmentEvent.kind, 'cancelled')),
  )

test('cancel walk-in: a mistaken cash booking frees the seat, owes the money, notifies the patient and is logged', async () => {
  const { doctor, desk, patient, id, params, again, cancel } = await createWalkIn()
  expect((await desk.call(queue.readSeat, { params })).result).toMatchObject({ state: 'arrived', mayCancel: true })
  expect((await desk.call(queue.cancelWalkIn, { params, body: { reason: ' ' } })).code).toBe(400)
  expect((await cancel()).code).toBe(200)
  const { status, orderId, absentAt, cancelReason } = await seatOf(id)
  expect({ status, absentAt, cancelReason }).toEqual({
    status: 0,
    absentAt: null,
    cancelReason: 'Dibatalkan klinik, salah input',
  })
  expect(await seatsTaken(doctor.session.id)).toBe(0)
  expect(await paymentStateOf(testApp, orderId!)).toMatchObject({
    orderStatus: 'CANCEL',
    paymentStatus: 'PAID',
    money: [`received ${PRICE}`, `refund-due ${PRICE}`],
    cases: 1,
  })
  const [audit] = await testApp.db
    .select()
    .from(auditEntry)
    .where(and(eq(auditEntry.action, 'cancel-walk-in'), eq(auditEntry.object, `appointment-${id}`)))
  expect(audit).toMatchObject({ accountId: desk.id, detail: { patient, reason: REASON } })
  const [event] = await testApp.db
    .select()
    .from(appointmentEvent)
    .where(and(eq(appointmentEvent.appointmentId, id), eq(appointmentEvent.kind, 'cancelled')))
  expect(event).toMatchObject({ byAccountId: desk.id })
  const news = await notificationsOf(patient)
  expect(news).toContainEqual(expect.stringMatching(/dibatalkan klinik karena salah input\. Dana Anda dikembalikan\.$/))
  // The reason may name another patient.
  expect(news.join()).not.toContain('Siti Aminah')
  const [owed] = await testApp.db.select().from(refundCase).where(eq(refundCase.orderId, orderId!))
  const decided = { params: { id: String(owed!.id) }, body: { approve: true, note: 'Salah input' } }
  expect((await desk.call(decideRefund, decided)).code).toBe(200)
  expect((await again()).code).toBe(200)
})

test('cancel walk-in: an unpaid order ends without a payment, and a free seat is just cancelled', async () => {
  const { doctor, desk } = await createWalkIn({ fee: 0 })
  const free = await createWalkIn({ fee: 0 })
  expect((await free.cancel()).code).toBe(200)
  expect((await seatOf(free.id)).status).toBe(0)
  // Staff of another branch cannot see it.
  expect((await free.cancel(desk)).code).toBe(404)
  expect(await seatsTaken(doctor.session.id)).toBe(1)

  const costly = await createTestDoctor(testApp, { fee: 150_000 })
  const counter = await createStaff(testApp, { branchId: costly.branch.id })
  const { appointment: seat, order, patient } = await createTestVisit(testApp, costly, { paid: false })
  await testApp.db.insert(appointmentEvent).values({
    appointmentId: seat.id,
    kind: 'booked',
    detail: {},
    byAccountId: counter.id,
    at: testApp.context.now(),
  })
  const params = { id: String(seat.id) }
  expect((await counter.call(queue.cancelWalkIn, { params, body: { reason: REASON } })).code).toBe(200)
  expect(await paymentStateOf(testApp, order!.id)).toMatchObject({
    orderStatus: 'CANCEL',
    paymentStatus: 'CANCEL',
    money: [],
    cases: 0,
  })
  expect((await notificationsOf(patient.id)).at(-1)).toMatch(/salah input\. Tidak ada yang perlu dibayar\.$/)
})

test("cancel walk-in: a patient's own booking is refused, and so is one the doctor has started or finished", async () => {
  const { doctor, desk, params, cancel, finish } = await createWalkIn()
  const { appointment: own, patient } = await createTestVisit(testApp, doctor, { paid: false })
  await testApp.db.insert(appointmentEvent).values({
    appointmentId: own.id,
    kind: 'booked',
    detail: {},
    byAccountId: patient.id,
    at: testApp.context.now(),
  })
  const ownCancel = await desk.call(queue.cancelWalkIn, { params: { id: String(own.id) }, body: { reason: REASON } })
  expect(ownCancel).toMatchObject({ code: 409, message: expect.stringContaining('dibuat pasien sendiri') })
  const draft = { version: 0, data: { diagnosis: 'Akne', iter: 0, lines: [], treatments: [] } }
  expect((await doctor.staff.call(saveVisitDraft, { params, body: draft })).code).toBe(200)
  expect(await cancel()).toMatchObject({ code: 409, message: 'Dokter sudah mulai memeriksa pasien ini' })
  expect((await desk.call(queue.readSeat, { params })).result).toMatchObject({ mayCancel: false })
  expect((await finish(1)).code).toBe(200)
  expect(await cancel()).toMatchObject({ code: 409, message: 'Antrean ini sudah selesai atau sudah batal' })
})

test('cancel walk-in: two counters cancel it once, and a repeat gets the same response', async () => {
  for (let round = 0; round < 3; round++) {
    const { doctor, desk, second, id, cancel } = await createWalkIn()
    const answers = await Promise.all([cancel(desk), cancel(second), cancel(desk), cancel(second)])
    expect(sortedCodes(answers)).toEqual([200, 409, 409, 409])
    expect([await cancelsOf(id), await seatsTaken(doctor.session.id)]).toEqual([1, 0])
    const { orderId } = await seatOf(id)
    expect(await paymentStateOf(testApp, orderId!)).toMatchObject({ cases: 1 })
  }
  const { desk, id, cancel } = await createWalkIn()
  for (const time of ['first', 'again']) expect((await cancel(desk, 'press-1')).code, time).toBe(200)
  expect(await cancelsOf(id)).toBe(1)
})

test('cancel walk-in: it excludes finishing the visit at the same time, and may follow a check-in', async () => {
  for (let round = 0; round < 4; round++) {
    const { doctor, id, cancel, finish } = await createWalkIn()
    const acts = [cancel, finish]
    if (round % 2) acts.reverse()
    expect(sortedCodes(await Promise.all(acts.map((act) => act())))).toEqual([200, 409])
    const { status, orderId } = await seatOf(id)
    const { cases, orderStatus } = await paymentStateOf(testApp, orderId!)
    const ended = [status, cases, orderStatus, await seatsTaken(doctor.session.id)]
    expect([
      [0, 1, 'CANCEL', 0],
      [2, 0, 'CONSULTATION', 1],
    ]).toContainEqual(ended)
  }
  for (let round = 0; round < 4; round++) {
    const { doctor, desk, second, id, params, cancel } = await createWalkIn()
    expect((await desk.call(queue.undoCheckIn, { params })).code).toBe(200)
    const acts = [() => cancel(), () => second.call(queue.checkIn, { params })]
    const [cancelled, arrived] = await Promise.all(acts.map((act) => act()))
    expect(cancelled!.code).toBe(200)
    expect([200, 409]).toContain(arrived!.code)
    expect([(await seatOf(id)).status, await seatsTaken(doctor.session.id), await cancelsOf(id)]).toEqual([0, 0, 1])
  }
})
