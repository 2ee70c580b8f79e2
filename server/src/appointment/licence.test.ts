import * as contract from '@nmw/contract/appointment'
import { bookWalkIn, readQueue } from '@nmw/contract/ops-queue'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { appointment } from '../database/schema/appointment-table.ts'
import { branch } from '../database/schema/branch-table.ts'
import { doctor, doctorPractice } from '../database/schema/doctor-table.ts'
import { payOrder } from '../order/pay-order.ts'
import { createBooker } from '../testing/make/create-booker.ts'
import { createDoctorSession } from '../testing/make/create-doctor-session.ts'
import { createPatient } from '../testing/make/create-patient.ts'
import { createStaff } from '../testing/make/create-staff.ts'
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts'
import { appointmentRoutes } from './appointment-routes.ts'
import { queueRoutes } from './queue-routes.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp({ routes: [...appointmentRoutes, ...queueRoutes] })
})
beforeEach(() => testApp.clock.reset())
afterAll(() => testApp.close())

type Place = Awaited<ReturnType<typeof createDoctorSession>>

const bca = { payment_methode: 'VIRTUAL_ACCOUNT_BCA' }

async function licence({ doctor, branch: at }: Place, validUntil: string) {
  const practice = and(eq(doctorPractice.doctorId, doctor.id), eq(doctorPractice.branchId, at.id))
  await testApp.db.update(doctorPractice).set({ validUntil }).where(practice)
}

const close = ({ branch: at }: Place) => testApp.db.update(branch).set({ active: false }).where(eq(branch.id, at.id))

const leave = ({ doctor: { id } }: Place) => testApp.db.update(doctor).set({ active: false }).where(eq(doctor.id, id))

test.each([
  ['whose licence ends the day before', (place: Place) => licence(place, '2097-01-06')],
  ['at a closed branch', close],
])('licence: a session %s is not offered, booked, given at the desk or moved to', async (_, shut) => {
  const kind = { typeCode: 2560, fee: 150_000 }
  const place = await createDoctorSession(testApp, kind)
  const other = await createDoctorSession(testApp, kind)
  const desk = await createStaff(testApp, { branchId: place.branch.id })
  const mover = await createBooker(testApp)
  const { result } = await mover.book(other.session.id, bca)
  const { id } = result as { id: number }
  const [seat] = await testApp.db.select().from(appointment).where(eq(appointment.id, id))
  await payOrder(testApp.context, testApp.db, { orderId: seat!.orderId! })
  await shut(place)

  const booker = await createBooker(testApp)
  const query = { date: place.session.day, branch: String(place.branch.id) }
  expect((await booker.send(contract.listAvailableDoctors, { query })).result).toEqual([])
  const missing = await booker.book(2_000_000_000, bca)
  expect(missing.code).toBe(400)
  const booked = await booker.book(place.session.id, bca)
  expect([booked.code, booked.message]).toEqual([missing.code, missing.message])
  const { id: patient } = await createPatient(testApp)
  const walkIn = {
    branch: place.branch.id,
    session: place.session.id,
    patient,
    note: 'Kontrol',
    payment: { type: 'cash' },
  }
  expect((await desk.call(bookWalkIn, { body: walkIn })).code).toBeGreaterThanOrEqual(400)
  const move = (schedule_id: number) =>
    mover.send(contract.moveAppointment, { params: { id: String(id) }, body: { schedule_id } })
  const [nowhere, there] = [await move(2_000_000_000), await move(place.session.id)]
  expect([there.code, there.message]).toEqual([nowhere.code, nowhere.message])
  expect(await testApp.db.$count(appointment, eq(appointment.sessionId, place.session.id))).toBe(0)
})

test.each([
  ['whose licence ends the day before', (place: Place) => licence(place, '2097-01-06')],
  ['at a closed branch', close],
  ['of a doctor who has left', leave],
])('licence: the desk is not offered a session %s, and a walk-in there is refused', async (_, shut) => {
  const place = await createDoctorSession(testApp)
  const desk = await createStaff(testApp, { branchId: place.branch.id })
  const query = { branch: String(place.branch.id), day: place.session.day }
  const offered = async () => (await desk.call(readQueue, { query })).result
  expect(await offered()).toMatchObject({ sessions: [{ id: place.session.id, openForWalkIn: true }] })
  await shut(place)
  expect(await offered()).toMatchObject({ sessions: [{ id: place.session.id, openForWalkIn: false }] })
  const { id: patient } = await createPatient(testApp)
  const body = { branch: place.branch.id, session: place.session.id, patient, note: 'Kontrol' }
  expect(await desk.call(bookWalkIn, { body })).toMatchObject({
    code: 400,
    message: 'Jadwal dokter tidak ditemukan, silakan pilih jadwal lain',
  })
})

test('licence: on its last day patients are seen', async () => {
  const place = await createDoctorSession(testApp)
  await licence(place, place.session.day)
  expect((await (await createBooker(testApp)).book(place.session.id)).code).toBe(200)
})
