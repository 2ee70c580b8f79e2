import { listAppointments, ONE_ONGOING } from '@nmw/contract/appointment'
import type { Endpoint } from '@nmw/contract/endpoint'
import * as queue from '@nmw/contract/ops-queue'
import { decideRefund } from '@nmw/contract/ops-refund'
import * as visits from '@nmw/contract/ops-visit'
import { askRefund } from '@nmw/contract/order-refund'
import type { Zone } from '@nmw/contract/zone'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { appointment, appointmentEvent } from '../database/schema/appointment-table.ts'
import { auditEntry } from '../database/schema/audit-entry-table.ts'
import { doctorSession } from '../database/schema/doctor-session-table.ts'
import { notification } from '../database/schema/notification-table.ts'
import { visitDraft } from '../database/schema/prescription-table.ts'
import { orderRoutes } from '../order/order-routes.ts'
import { refundDeskRoutes } from '../refund-desk/refund-desk-routes.ts'
import { createBooker } from '../testing/make/create-booker.ts'
import { createDoctorSession } from '../testing/make/create-doctor-session.ts'
import { createPhoto } from '../testing/make/create-photo.ts'
import { createStaff } from '../testing/make/create-staff.ts'
import { createTestDoctor, createTestVisit, prescriptionOf } from '../testing/make/create-visit.ts'
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts'
import { refuseRows } from '../testing/stress/refuse-rows.ts'
import { signIn } from '../testing/app/sign-in.ts'
import { visitRoutes } from '../visit/visit-routes.ts'
import { appointmentRoutes } from './appointment-routes.ts'
import { markMissed } from './mark-missed.ts'
import { queueRoutes } from './queue-routes.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp({
    routes: [...appointmentRoutes, ...orderRoutes, ...queueRoutes, ...refundDeskRoutes, ...visitRoutes],
  })
})
afterAll(() => testApp.close())

const moveTo = (moment: string) => testApp.clock.advance((Date.parse(moment) - testApp.context.now().getTime()) / 1000)
const seatOf = async (id: number) => (await testApp.db.select().from(appointment).where(eq(appointment.id, id)))[0]!

async function bookOn(day: string, timezone: Zone = 'Asia/Jakarta') {
  const place = await createDoctorSession(testApp, { day, timezone, capacity: 5 })
  const seats = []
  for (let number = 0; number < 3; number++) {
    const booker = await createBooker(testApp)
    const answer = await booker.book(place.session.id)
    expect(answer.code).toBe(200)
    seats.push({ ...booker, id: (answer.result as { id: number }).id })
  }
  return { ...place, seats }
}

test('missed visits: a forgotten absent patient may book the next morning; an arrived one waits for the doctor', async () => {
  moveTo('2097-01-07T00:00:00Z')
  const { seats, session, branch } = await bookOn('2097-01-07')
  const [forgotten, arrived, started] = seats
  const desk = await createStaff(testApp, { branchId: branch.id })
  await desk.call(queue.checkIn, { params: { id: String(arrived!.id) } })
  const draft = { appointmentId: started!.id, version: 1, data: {}, updatedAt: testApp.context.now() }
  await testApp.db.insert(visitDraft).values(draft)
  const next = await createDoctorSession(testApp, { day: '2097-01-09' })

  // 02.59 and 03.00 on the 8th in Jakarta.
  moveTo('2097-01-07T19:59:00Z')
  await markMissed(testApp.context)
  expect((await seatOf(forgotten!.id)).status).toBe(1)
  moveTo('2097-01-07T20:00:00Z')
  await Promise.all([markMissed(testApp.context), markMissed(testApp.context)])

  expect(await seatOf(forgotten!.id)).toMatchObject({
    status: 0,
    cancelReason: 'Tidak hadir',
    absentAt: expect.any(Date),
  })
  expect((await seatOf(arrived!.id)).status).toBe(1)
  expect((await seatOf(started!.id)).status).toBe(1)
  const [row] = await testApp.db.select().from(doctorSession).where(eq(doctorSession.id, session.id))
  expect(row!.taken).toBe(2)
  const events = await testApp.db
    .select()
    .from(appointmentEvent)
    .where(and(eq(appointmentEvent.appointmentId, forgotten!.id), eq(appointmentEvent.kind, 'no-show')))
  expect(events).toMatchObject([{ byAccountId: null }])
  const logged = and(eq(auditEntry.action, 'mark-absent'), eq(auditEntry.object, `appointment-${forgotten!.id}`))
  expect(await testApp.db.select().from(auditEntry).where(logged)).toMatchObject([{ accountId: null, requestId: null }])
  const notified = eq(notification.dedupeKey, `appointment-${forgotten!.id}-absent`)
  expect(await testApp.db.$count(notification, notified)).toBe(1)
  const photo = await createPhoto(testApp, forgotten!.person.id)
  expect((await forgotten!.book(next.session.id, { image: [photo] })).code).toBe(200)
})

test('missed visits: an absent patient may book from the next day on, online or at the desk, before the job has run', async () => {
  testApp.clock.reset()
  moveTo('2097-01-17T00:00:00Z')
  const { seats } = await bookOn('2097-01-17')
  const [early, other] = seats
  const next = await createDoctorSession(testApp, { day: '2097-01-19' })
  const desk = await createStaff(testApp, { branchId: next.branch.id })
  const body = { branch: next.branch.id, session: next.session.id, patient: other!.person.id, note: 'Kontrol' }
  const walkIn = () => desk.call(queue.bookWalkIn, { body })
  const ongoing = async () => {
    const { result } = await early!.send(listAppointments)
    return (result as { items: { ongoing: { id: number } | null } }).items.ongoing
  }

  // 02.59 and 03.00 on the 18th in Jakarta.
  moveTo('2097-01-17T19:59:00Z')
  expect(await ongoing()).toMatchObject({ id: early!.id })
  expect(await early!.book(next.session.id)).toMatchObject({ code: 400, message: ONE_ONGOING })
  expect((await walkIn()).code).toBe(400)
  moveTo('2097-01-17T20:00:00Z')
  expect(await ongoing()).toBeNull()
  expect((await seatOf(early!.id)).cancelReason).toBe('Tidak hadir')
  expect((await seatOf(other!.id)).status, 'of nobody else').toBe(1)
  const photo = await createPhoto(testApp, early!.person.id)
  expect((await early!.book(next.session.id, { image: [photo] })).code).toBe(200)
  expect((await walkIn()).code).toBe(200)
  const late = seats[2]!
  const another = await createPhoto(testApp, late.person.id)
  expect((await late.book(next.session.id, { image: [another] })).code, 'without a look at the list').toBe(200)
})

test("missed visits: the day ends by the branch's clock, in Jayapura two hours before Jakarta", async () => {
  testApp.clock.reset()
  moveTo('2097-02-06T12:00:00Z')
  const west = await bookOn('2097-02-07')
  const east = await bookOn('2097-02-07', 'Asia/Jayapura')
  moveTo('2097-02-07T18:30:00Z')
  await markMissed(testApp.context)
  expect((await seatOf(east.seats[0]!.id)).status).toBe(0)
  expect((await seatOf(west.seats[0]!.id)).status).toBe(1)
})

/** A paid visit of the 7th that the desk forgot, as the job left it the next morning. */
async function forgotten() {
  testApp.clock.reset()
  moveTo('2097-03-07T03:00:00Z')
  const doctor = await createTestDoctor(testApp, { fee: 250_000 })
  const { appointment: row, order } = await createTestVisit(testApp, doctor)
  moveTo('2097-03-07T20:27:00Z')
  await markMissed(testApp.context)
  expect((await seatOf(row.id)).absentAt).toEqual(expect.any(Date))
  const params = { id: String(row.id) }
  // Days later no session is valid any more.
  const undo = async () =>
    (await createStaff(testApp, { branchId: doctor.branch.id })).call(queue.undoAbsent, { params })
  const asDoctor = async (endpoint: Endpoint, sent: Parameters<TestApp['send']>[1]) =>
    testApp.send(endpoint, sent, await signIn(testApp, doctor.staff.person, 'ops'), '10.4.4.4')
  const finish = () => asDoctor(visits.finishVisit, { params, body: prescriptionOf() })
  return { doctor, row, order, params, asDoctor, finish, undo }
}

test('missed visits: a mistaken absence can be undone days later, and the doctor finishes the visit', async () => {
  const { doctor, row, order, params, asDoctor, finish, undo } = await forgotten()
  expect((await finish()).code).toBe(409)
  moveTo('2097-03-10T03:00:00Z')
  const day = { branch: String(doctor.branch.id), day: '2097-03-07' }
  const shown = async () => (await asDoctor(queue.readQueue, { query: day })).result
  expect(await shown()).toMatchObject({ seats: [{ id: row.id, state: 'absent', mayComeBack: true }] })
  expect((await undo()).code).toBe(200)
  expect(await shown()).toMatchObject({ seats: [{ id: row.id, state: 'arrived', mayComeBack: false }] })
  expect((await undo()).code).toBe(409)
  await markMissed(testApp.context)
  expect(await seatOf(row.id)).toMatchObject({ status: 1, absentAt: null, checkedInAt: expect.any(Date) })
  expect((await asDoctor(visits.listVisits, { query: day })).result).toMatchObject({
    visits: [{ id: row.id, state: 'arrived', settled: true }],
  })
  const opened = await asDoctor(visits.readVisit, { params })
  expect(opened).toMatchObject({ code: 200, result: { state: 'arrived' } })
  expect(await finish()).toMatchObject({ code: 200, result: { id: row.id, points: expect.any(Number) } })
  expect((await seatOf(row.id)).status).toBe(2)
  const [session] = await testApp.db.select().from(doctorSession).where(eq(doctorSession.id, row.sessionId))
  expect(session!.taken).toBe(1)
  const notified = eq(notification.accountId, order!.patientId)
  expect((await testApp.db.select().from(notification).where(notified)).map(({ message }) => message)).toContainEqual(
    expect.stringMatching(/^Kehadiran Anda pada konsultasi .* tercatat\.$/),
  )
})

test('missed visits: an absence can be undone for seven days after it was recorded', async () => {
  const { row, undo } = await forgotten()
  const { absentAt } = await seatOf(row.id)
  moveTo(new Date(absentAt!.getTime() + 7 * 24 * 60 * 60 * 1000 + 60_000).toISOString())
  expect(await undo()).toMatchObject({
    code: 409,
    message: 'Tanda tidak hadir hanya dapat diurungkan dalam 7 hari',
  })
  moveTo(new Date(absentAt!.getTime() + 7 * 24 * 60 * 60 * 1000 - 60 * 60_000).toISOString())
  expect((await undo()).code).toBe(200)
})

test('missed visits: an undecided refund request postpones the absence until the first run after a refusal', async () => {
  testApp.clock.reset()
  moveTo('2097-04-07T03:00:00Z')
  const doctor = await createTestDoctor(testApp, { fee: 250_000 })
  const [approved, denied] = [await createTestVisit(testApp, doctor), await createTestVisit(testApp, doctor)]
  const cases = []
  for (const { patient, order } of [approved, denied]) {
    const body = { reason: 'Berhalangan', bank: 'BCA', accountNumber: '1234567890', accountName: 'Siti Rahmawati' }
    const params = { invoice: order!.invoice }
    const asked = await testApp.send(askRefund, { params, body }, await signIn(testApp, patient), '10.5.5.5')
    expect(asked.code).toBe(200)
    cases.push((asked.result as { id: number }).id)
  }
  moveTo('2097-04-07T20:27:00Z')
  await markMissed(testApp.context)
  for (const { appointment: row } of [approved, denied]) expect((await seatOf(row.id)).status).toBe(1)

  const desk = await createStaff(testApp, { branchId: doctor.branch.id })
  for (const [place, approve] of [true, false].entries()) {
    const params = { id: String(cases[place]) }
    const decided = await desk.call(decideRefund, { params, body: { approve, note: 'Sesuai ketentuan' } })
    expect(decided.code).toBe(200)
  }
  await markMissed(testApp.context)
  expect(await seatOf(approved.appointment.id)).toMatchObject({ status: 0, absentAt: null })
  expect(await seatOf(denied.appointment.id)).toMatchObject({ status: 0, absentAt: expect.any(Date) })
})

test('missed visits: a failing one does not block the others', async () => {
  testApp.clock.reset()
  moveTo('2097-05-06T12:00:00Z')
  const { seats } = await bookOn('2097-05-07')
  moveTo('2097-05-07T20:27:00Z')
  const stop = await refuseRows(testApp, 'appointment_event', `new.appointment_id = ${seats[0]!.id}`)
  await markMissed(testApp.context)
  await stop()
  const states = []
  for (const { id } of seats) states.push((await seatOf(id)).status)
  expect(states).toEqual([1, 0, 0])
})

test('missed visits: one that is days old is marked without a notification', async () => {
  testApp.clock.reset()
  moveTo('2097-06-04T12:00:00Z')
  const [old, recent] = [await bookOn('2097-06-05'), await bookOn('2097-06-06')]
  moveTo('2097-06-09T03:27:00Z')
  await markMissed(testApp.context)
  const notified = (id: number) =>
    testApp.db.$count(notification, eq(notification.dedupeKey, `appointment-${id}-absent`))
  const [withoutNews, withNews] = [old.seats[0]!.id, recent.seats[0]!.id]
  for (const id of [withoutNews, withNews]) expect((await seatOf(id)).absentAt).toEqual(expect.any(Date))
  expect([await notified(withoutNews), await notified(withNews)]).toEqual([0, 1])
})
