import { cancelAppointment } from '@nmw/contract/appointment'
import type { Endpoint } from '@nmw/contract/endpoint'
import * as queue from '@nmw/contract/ops-queue'
import * as refunds from '@nmw/contract/ops-refund'
import { type OrderDetail, readOrder } from '@nmw/contract/order'
import { askRefund } from '@nmw/contract/order-refund'
import { and, eq, isNull, like } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { appointment, appointmentEvent } from '../database/schema/appointment-table.ts'
import { auditEntry } from '../database/schema/audit-entry-table.ts'
import { doctorSession } from '../database/schema/doctor-session-table.ts'
import { doctorPractice } from '../database/schema/doctor-table.ts'
import { membership } from '../database/schema/membership-table.ts'
import { notification } from '../database/schema/notification-table.ts'
import { order } from '../database/schema/order-table.ts'
import { moneyEntry, refundCase } from '../database/schema/payment-table.ts'
import { orderRoutes } from '../order/order-routes.ts'
import { payOrder } from '../order/pay-order.ts'
import { refundDeskRoutes } from '../refund-desk/refund-desk-routes.ts'
import { createBooker } from '../testing/make/create-booker.ts'
import { createDoctorSession } from '../testing/make/create-doctor-session.ts'
import { createPatient } from '../testing/make/create-patient.ts'
import { createPhoto } from '../testing/make/create-photo.ts'
import { createStaff } from '../testing/make/create-staff.ts'
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts'
import { sortedCodes } from '../testing/checks/sorted-codes.ts'
import { appointmentRoutes } from './appointment-routes.ts'
import { queueRoutes } from './queue-routes.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp({ routes: [...appointmentRoutes, ...orderRoutes, ...queueRoutes, ...refundDeskRoutes] })
})
afterAll(() => testApp.close())

const HOUR = 60 * 60

/** A day at a branch of its own: two counters, a session with seats, and the clock an hour before it. */
async function openDay({ paid = false, capacity = 3, booked = 1 } = {}) {
  testApp.clock.reset()
  const kind = paid ? { typeCode: 2560, fee: 150_000 } : {}
  const place = await createDoctorSession(testApp, { capacity, ...kind })
  const start = place.session.startsAt.getTime()
  testApp.clock.advance((start - testApp.context.now().getTime()) / 1000 - 3 * HOUR)
  const bookers = []
  for (let number = 0; number < booked; number++) {
    const booker = await createBooker(testApp)
    const answer = await booker.book(place.session.id, paid ? { payment_methode: 'VIRTUAL_ACCOUNT_BCA' } : {})
    expect(answer.code).toBe(200)
    bookers.push({ ...booker, seat: (answer.result as { id: number }).id })
  }
  testApp.clock.advance(2.5 * HOUR)
  const desk = await createStaff(testApp, { branchId: place.branch.id })
  const second = await createStaff(testApp, { branchId: place.branch.id })
  return { ...place, desk, second, bookers, seat: bookers[0]?.seat ?? 0, query: { branch: String(place.branch.id) } }
}

const seatOf = async (id: number) => (await testApp.db.select().from(appointment).where(eq(appointment.id, id)))[0]!
const eventsOf = async (id: number) =>
  (
    await testApp.db
      .select()
      .from(appointmentEvent)
      .where(eq(appointmentEvent.appointmentId, id))
      .orderBy(appointmentEvent.id)
  ).map(({ kind }) => kind)
const countAudits = (accountId: number, action: string) =>
  testApp.db.$count(auditEntry, and(eq(auditEntry.accountId, accountId), eq(auditEntry.action, action)))
const seatsTaken = async (id: number) =>
  (await testApp.db.select().from(doctorSession).where(eq(doctorSession.id, id)))[0]!.taken
const id = (seat: number) => ({ params: { id: String(seat) } })

test("queue: today's list shows the patients, their sessions and whether they have paid", async () => {
  const { desk, query, session, doctor, bookers } = await openDay({ booked: 2 })
  const { result, code } = await desk.call(queue.readQueue, { query })
  expect(code).toBe(200)
  expect(result).toMatchObject({
    day: '2097-01-07',
    sessions: [{ id: session.id, letter: 'A', taken: 2, capacity: 3, openForWalkIn: true }],
    seats: [
      { label: 'A-01', patientName: bookers[0]!.person.fullName, payment: 'free', state: 'expected' },
      { label: 'A-02', doctorName: doctor.fullName, state: 'expected' },
    ],
  })
})

test("queue: the day is the branch's, and in Jayapura it starts two hours before Jakarta", async () => {
  testApp.clock.reset()
  const east = await createDoctorSession(testApp, { timezone: 'Asia/Jayapura', day: '2097-01-08' })
  // 00.30 on the 8th in Jayapura, 22.30 on the 7th in Jakarta.
  testApp.clock.advance((Date.parse('2097-01-07T15:30:00Z') - testApp.context.now().getTime()) / 1000)
  const desk = await createStaff(testApp, { branchId: east.branch.id })
  const { result } = await desk.call(queue.readQueue, { query: { branch: String(east.branch.id) } })
  expect(result).toMatchObject({ day: '2097-01-08', sessions: [{ id: east.session.id }] })
})

test('queue: of two counters that check in at once one succeeds, the other is refused', async () => {
  const { desk, second, seat, bookers } = await openDay()
  const counters = Array.from({ length: 6 }, (_, place) => (place % 2 ? desk : second))
  const answers = await Promise.all(counters.map((counter) => counter.call(queue.checkIn, id(seat))))
  expect(sortedCodes(answers)).toEqual([200, 409, 409, 409, 409, 409])
  expect(answers.find(({ code }) => code === 409)?.message).toMatch(
    /^Pasien ini sudah tercatat hadir pukul \d\d\.\d\d WIB$/,
  )
  expect(await eventsOf(seat)).toEqual(['booked', 'checked-in'])
  expect((await countAudits(desk.id, 'check-in')) + (await countAudits(second.id, 'check-in'))).toBe(1)
  const notifications = await testApp.db
    .select()
    .from(notification)
    .where(eq(notification.accountId, bookers[0]!.person.id))
  expect(notifications.filter(({ message }) => message.startsWith('Kehadiran Anda tercatat'))).toHaveLength(1)
  expect((await desk.call(queue.undoCheckIn, id(seat))).code).toBe(200)
  expect((await desk.call(queue.undoCheckIn, id(seat))).code).toBe(409)
  const undone = and(
    eq(notification.accountId, bookers[0]!.person.id),
    like(notification.message, 'Catatan kehadiran%'),
  )
  expect(await testApp.db.$count(notification, undone)).toBe(1)
  expect((await seatOf(seat)).checkedInAt).toBeNull()
})

test('queue: a check-in accepts a number, a letter with a number, or the scanned card', async () => {
  const { desk, branch, bookers, session } = await openDay({ booked: 3, capacity: 5 })
  await testApp.db
    .insert(membership)
    .values({ accountId: bookers[2]!.person.id, number: 'NMW-7654321', expiresOn: '2099-12-31' })
  const check = (code: string) => desk.call(queue.checkInByCode, { body: { branch: branch.id, code } })
  expect((await check('A-01')).result).toMatchObject({ id: bookers[0]!.seat, label: 'A-01' })
  expect((await check(' 2 ')).result).toMatchObject({ id: bookers[1]!.seat })
  expect((await check('https://nmw.example/m?n=nmw7654321')).result).toMatchObject({ id: bookers[2]!.seat })
  expect((await check('A-01')).code).toBe(409)
  for (const nobody of ['9', 'B-01', 'NMW-0000001', "1' or 1=1"]) expect((await check(nobody)).code).toBe(404)
  // Another session with a number 2: the number alone is no longer enough.
  const more = await createDoctorSession(testApp, { capacity: 5 })
  await testApp.db.insert(doctorPractice).values({
    doctorId: more.doctor.id,
    branchId: branch.id,
    sip: 'SIP/B',
    validUntil: '2099-12-31',
  })
  await testApp.db.update(doctorSession).set({ branchId: branch.id }).where(eq(doctorSession.id, more.session.id))
  for (let number = 0; number < 2; number++) {
    const { book } = await createBooker(testApp)
    testApp.clock.advance(-HOUR)
    expect((await book(more.session.id)).code).toBe(200)
    testApp.clock.advance(HOUR)
  }
  expect(await check('2')).toMatchObject({ code: 200, result: { label: 'B-02' } })
  expect(await check('2')).toMatchObject({ code: 409, message: expect.stringContaining('Ketik hurufnya juga') })
  expect(await seatsTaken(session.id)).toBe(3)
})

test('queue: an unpaid seat, or one of another day or branch, is not checked in', async () => {
  const { desk, seat } = await openDay({ paid: true })
  const unpaid = await desk.call(queue.checkIn, id(seat))
  expect(unpaid).toMatchObject({ code: 409, message: expect.stringContaining('belum dibayar') })
  const { orderId } = await seatOf(seat)
  await payOrder(testApp.context, testApp.db, { orderId: orderId! })
  const elsewhere = await openDay()
  expect((await elsewhere.desk.call(queue.checkIn, id(seat))).code).toBe(404)
  expect((await elsewhere.desk.call(queue.readSeat, id(seat))).code).toBe(404)
  testApp.clock.advance(24 * HOUR)
  const late = await createStaff(testApp, { role: 'administrator' })
  expect((await late.call(queue.checkIn, id(seat))).code).toBe(400)
})

test('queue: the desk reads its own notes, not what a patient wrote to the doctor', async () => {
  const { desk, branch, session, seat } = await openDay()
  const patient = await createPatient(testApp)
  const body = { branch: branch.id, session: session.id, patient: patient.id, note: 'Kulit kering di siku' }
  const walkIn = await desk.call(queue.bookWalkIn, { body })
  const complaints = []
  for (const one of [seat, (walkIn.result as { id: number }).id])
    complaints.push(((await desk.call(queue.readSeat, id(one))).result as { complaint: string | null }).complaint)
  expect(complaints).toEqual([null, 'Kulit kering di siku'])
  expect(await countAudits(desk.id, 'view-appointment')).toBe(2)
})

test('queue: a cancelled seat cannot be checked in, and a checked-in one cannot be marked absent', async () => {
  const { desk, bookers, seat } = await openDay({ booked: 2 })
  testApp.clock.advance(-HOUR)
  const [first, other] = bookers
  const cancelled = await first!.send(cancelAppointment, { ...id(first!.seat), body: { reason: 'Sakit' } })
  expect(cancelled.code).toBe(200)
  testApp.clock.advance(HOUR)
  expect(await desk.call(queue.checkIn, id(seat))).toMatchObject({ code: 409, message: 'Janji ini sudah batal: Sakit' })
  expect((await desk.call(queue.markAbsent, id(seat))).code).toBe(409)
  expect((await desk.call(queue.checkIn, id(other!.seat))).code).toBe(200)
  testApp.clock.advance(2 * HOUR)
  expect((await desk.call(queue.markAbsent, id(other!.seat))).code).toBe(409)
})

test('queue: a patient is marked absent only after an hour, once, and it is undone only while the seat is free', async () => {
  const { desk, second, seat, session } = await openDay({ capacity: 1 })
  expect((await desk.call(queue.markAbsent, id(seat))).code).toBe(400)
  // From half an hour before the turn until the last minute of the hour after it.
  for (const wait of [0.5 * HOUR + 1, HOUR - 60]) {
    testApp.clock.advance(wait)
    expect(await desk.call(queue.markAbsent, id(seat))).toMatchObject({
      code: 400,
      message: expect.stringMatching(/^Tunggu 60 menit .* mulai pukul 10\.00 WIB\.$/),
    })
    expect(await seatsTaken(session.id)).toBe(1)
  }
  testApp.clock.advance(60)
  const answers = await Promise.all([desk, second].map((counter) => counter.call(queue.markAbsent, id(seat))))
  expect(sortedCodes(answers)).toEqual([200, 409])
  expect(await seatOf(seat)).toMatchObject({ status: 0, cancelReason: 'Tidak hadir' })
  expect(await seatsTaken(session.id)).toBe(0)
  const back = await Promise.all([desk, second].map((counter) => counter.call(queue.undoAbsent, id(seat))))
  expect(sortedCodes(back)).toEqual([200, 409])
  expect(await seatsTaken(session.id)).toBe(1)
  expect(await eventsOf(seat)).toEqual(['booked', 'no-show', 'no-show-undone'])
  await desk.call(queue.markAbsent, id(seat))
  const person = await createPatient(testApp)
  const body = { branch: session.branchId, session: session.id, patient: person.id, note: 'Datang langsung' }
  expect((await desk.call(queue.bookWalkIn, { body })).code).toBe(200)
  expect(await desk.call(queue.undoAbsent, id(seat))).toMatchObject({
    code: 409,
    message: 'Kursinya sudah dipakai pasien lain',
  })
})

test('queue: an absence is not undone for a patient who has another appointment', async () => {
  const { desk, seat, session, bookers } = await openDay()
  const { session: later } = await createDoctorSession(testApp, { day: '2097-01-09' })
  testApp.clock.advance(2 * HOUR)
  expect((await desk.call(queue.markAbsent, id(seat))).code).toBe(200)
  const { person, book } = bookers[0]!
  expect((await book(later.id, { image: [await createPhoto(testApp, person.id)] })).code).toBe(200)
  const other = { code: 409, message: 'Pasien ini sudah membuat janji lain' }
  expect(await desk.call(queue.undoAbsent, id(seat))).toMatchObject(other)
  expect(await seatOf(seat)).toMatchObject({ status: 0, absentAt: expect.any(Date) })
  expect(await seatsTaken(session.id)).toBe(0)
})

test('queue: a paid seat whose patient was absent stays paid, without a refund', async () => {
  const { desk, seat, bookers } = await openDay({ paid: true })
  const { orderId } = await seatOf(seat)
  await payOrder(testApp.context, testApp.db, { orderId: orderId! })
  testApp.clock.advance(2 * HOUR)
  expect((await desk.call(queue.markAbsent, id(seat))).code).toBe(200)
  const [row] = await testApp.db.select().from(order).where(eq(order.id, orderId!))
  expect(row).toMatchObject({ orderStatus: 'CONSULTATION', paymentStatus: 'PAID' })
  const params = { invoice: row!.invoice }
  const body = { reason: 'Saya terlambat', bank: 'BCA', accountNumber: '1234567890', accountName: 'Siti Rahmawati' }
  const offered = async () => ((await bookers[0]!.send(readOrder, { params })).result as OrderDetail).canAskRefund
  expect(await offered()).toBe(false)
  expect((await bookers[0]!.send(askRefund, { params, body })).code).toBe(409)
  expect((await desk.call(queue.undoAbsent, id(seat))).code).toBe(200)
  expect(await offered()).toBe(true)
})

test('queue: a cancelled or called-off seat is not absent, whatever its reason says', async () => {
  const { desk, query, session, bookers, seat } = await openDay({ paid: true, booked: 2 })
  const word = 'Tidak hadir'
  const [first, other] = bookers
  expect((await first!.send(cancelAppointment, { ...id(seat), body: { reason: word } })).code).toBe(200)
  const refused = { code: 409, message: 'Pasien ini tidak tercatat tidak hadir' }
  expect(await desk.call(queue.undoAbsent, id(seat))).toMatchObject(refused)
  expect((await desk.call(queue.readQueue, { query })).result).toMatchObject({ seats: [{ id: other!.seat }] })
  testApp.clock.advance(2 * HOUR)
  const off = await desk.call(queue.callOffSession, { ...id(session.id), body: { reason: word } })
  expect(off.code).toBe(200)
  expect((await desk.call(queue.readQueue, { query })).result).toMatchObject({
    seats: [{ state: 'cancelled' }, { state: 'cancelled' }],
  })
})

test("queue: a session can be called off after an hour's wait; seats are cancelled, and payments refunded through cases", async () => {
  const { desk, second, session, seat, bookers } = await openDay({ paid: true, booked: 2 })
  const { orderId } = await seatOf(seat)
  await payOrder(testApp.context, testApp.db, { orderId: orderId! })
  const call = (counter: typeof desk) =>
    counter.call(queue.callOffSession, { ...id(session.id), body: { reason: 'Dokter sakit' } })
  testApp.clock.advance(HOUR)
  expect((await call(desk)).code).toBe(400)
  testApp.clock.advance(HOUR)
  const answers = await Promise.all([desk, second].map(call))
  expect(sortedCodes(answers)).toEqual([200, 409])
  const [refund] = await testApp.db.select().from(refundCase).where(eq(refundCase.orderId, orderId!))
  expect(refund).toMatchObject({ state: 'DIAJUKAN', amount: 155_000 })
  expect(await testApp.db.$count(moneyEntry, eq(moneyEntry.orderId, orderId!))).toBe(1)
  expect((await seatOf(bookers[1]!.seat)).status).toBe(0)
  expect(await seatsTaken(session.id)).toBe(0)
})

test('queue: an absent patient gets a refund only if no doctor came', async () => {
  const { desk, session, seat, query } = await openDay({ paid: true, booked: 2 })
  const { orderId } = await seatOf(seat)
  await payOrder(testApp.context, testApp.db, { orderId: orderId! })
  testApp.clock.advance(2 * HOUR)
  expect((await desk.call(queue.markAbsent, id(seat))).code).toBe(200)
  const off = await desk.call(queue.callOffSession, { ...id(session.id), body: { reason: 'Dokter sakit' } })
  expect(off.result).toEqual({ patients: 2 })
  const [refund] = await testApp.db.select().from(refundCase).where(eq(refundCase.orderId, orderId!))
  expect(refund).toMatchObject({ state: 'DIAJUKAN', amount: 155_000, reason: 'Dokter sakit' })
  const [row] = await testApp.db.select().from(order).where(eq(order.id, orderId!))
  expect(row).toMatchObject({ orderStatus: 'CANCEL' })
  expect(await seatOf(seat)).toMatchObject({ status: 0, cancelReason: 'Dokter sakit', absentAt: null })
  expect(await eventsOf(seat)).toEqual(['booked', 'no-show', 'doctor-absent'])
  expect(await seatsTaken(session.id)).toBe(0)
  expect((await desk.call(queue.readQueue, { query })).result).toMatchObject({
    seats: [{ state: 'cancelled' }, { state: 'cancelled' }],
  })

  const seen = await openDay({ paid: true, booked: 2 })
  for (const one of seen.bookers)
    await payOrder(testApp.context, testApp.db, { orderId: (await seatOf(one.seat)).orderId! })
  testApp.clock.advance(2 * HOUR)
  expect((await seen.desk.call(queue.markAbsent, id(seen.seat))).code).toBe(200)
  const done = { status: 2, endedAt: testApp.context.now() }
  await testApp.db.update(appointment).set(done).where(eq(appointment.id, seen.bookers[1]!.seat))
  const later = { ...id(seen.session.id), body: { reason: 'Dokter pulang lebih awal' } }
  expect((await seen.desk.call(queue.callOffSession, later)).result).toEqual({ patients: 0 })
  expect((await seatOf(seen.seat)).absentAt).not.toBeNull()
})

/** Paid, refund requested in time, and then marked absent. */
async function absentAfterRefundRequest() {
  const day = await openDay({ paid: true })
  const { desk, seat, bookers, session } = day
  const orderId = (await seatOf(seat)).orderId!
  await payOrder(testApp.context, testApp.db, { orderId })
  const [paid] = await testApp.db.select().from(order).where(eq(order.id, orderId))
  testApp.clock.advance(-HOUR)
  const body = { reason: 'Berhalangan', bank: 'BCA', accountNumber: '1234567890', accountName: 'Siti Rahmawati' }
  const asked = await bookers[0]!.send(askRefund, { params: { invoice: paid!.invoice }, body })
  expect(asked.code).toBe(200)
  const { id: caseId } = asked.result as { id: number }
  testApp.clock.advance(3 * HOUR)
  expect((await desk.call(queue.markAbsent, id(seat))).code).toBe(200)
  const approve = () =>
    desk.call(refunds.decideRefund, { ...id(caseId), body: { approve: true, note: 'Sesuai ketentuan' } })
  const transfer = () => desk.call(refunds.noteRefundTransfer, { ...id(caseId), body: { note: 'Ref 7781' } })
  const callOff = () => desk.call(queue.callOffSession, { ...id(session.id), body: { reason: 'Dokter sakit' } })
  const ledger = async () => {
    const entries = await testApp.db
      .select()
      .from(moneyEntry)
      .where(eq(moneyEntry.orderId, orderId))
      .orderBy(moneyEntry.id)
    return entries.map(({ kind, amount }) => [kind, amount])
  }
  return { ...day, orderId, approve, transfer, callOff, ledger }
}

test('queue: an absent patient is refunded once, even if the session is then called off', async () => {
  const { desk, seat, orderId, approve, transfer, callOff, ledger } = await absentAfterRefundRequest()
  expect((await approve()).code).toBe(200)
  const [ended] = await testApp.db.select().from(order).where(eq(order.id, orderId))
  expect(ended).toMatchObject({ orderStatus: 'CANCEL', paymentStatus: 'PAID' })
  const gone = { code: 409, message: 'Pengembalian dana janji ini sudah disetujui. Buat janji baru untuk pasien ini.' }
  expect(await desk.call(queue.undoAbsent, id(seat))).toMatchObject(gone)
  expect((await transfer()).code).toBe(200)
  expect(await desk.call(queue.undoAbsent, id(seat))).toMatchObject(gone)
  expect((await desk.call(queue.readSeat, id(seat))).result).toMatchObject({ state: 'absent', mayComeBack: false })
  expect(await callOff()).toMatchObject({ code: 200, result: { patients: 0 } })
  expect(await testApp.db.$count(refundCase, eq(refundCase.orderId, orderId))).toBe(1)
  expect(await ledger()).toEqual([
    ['refund-due', 155_000],
    ['refunded', 155_000],
  ])
})

test.each(['absent', 'back in the queue'])('queue: an old order left open is not refunded twice, %s', async (where) => {
  const { seat, session, orderId, approve, callOff, ledger } = await absentAfterRefundRequest()
  expect((await approve()).code).toBe(200)
  // As the data was before an approval ended the order of an absent patient.
  await testApp.db.update(order).set({ orderStatus: 'CONSULTATION', endedAt: null }).where(eq(order.id, orderId))
  if (where !== 'absent') {
    const back = { status: 1, absentAt: null, endedAt: null, cancelReason: null }
    await testApp.db.update(appointment).set(back).where(eq(appointment.id, seat))
    await testApp.db.update(doctorSession).set({ taken: 1 }).where(eq(doctorSession.id, session.id))
  }
  expect((await callOff()).code).toBe(200)
  expect(await testApp.db.$count(refundCase, eq(refundCase.orderId, orderId))).toBe(1)
  expect(await ledger()).toEqual([['refund-due', 155_000]])
  expect((await seatOf(seat)).status).toBe(0)
  expect(await seatsTaken(session.id)).toBe(0)
})

test('queue: an absence is not undone for an unpaid seat whose order has ended', async () => {
  const { desk, seat } = await openDay({ paid: true })
  testApp.clock.advance(2 * HOUR)
  expect((await desk.call(queue.markAbsent, id(seat))).code).toBe(200)
  const { orderId } = await seatOf(seat)
  const ended = { orderStatus: 'CANCEL', paymentStatus: 'EXPIRED', endedAt: testApp.context.now() } as const
  await testApp.db.update(order).set(ended).where(eq(order.id, orderId!))
  const gone = { code: 409, message: 'Transaksi janji ini sudah batal. Buat janji baru untuk pasien ini.' }
  expect(await desk.call(queue.undoAbsent, id(seat))).toMatchObject(gone)
})

test('queue: of many patients at two counters one gets the last seat', async () => {
  const { desk, second, session, branch } = await openDay({ booked: 2 })
  const people = await Promise.all(Array.from({ length: 6 }, () => createPatient(testApp)))
  const body = { branch: branch.id, session: session.id, note: 'Datang langsung' }
  const answers = await Promise.all(
    people.map(({ id: patient }, place) =>
      (place % 2 ? desk : second).call(queue.bookWalkIn, { body: { ...body, patient } }),
    ),
  )
  expect(sortedCodes(answers)).toEqual([200, 400, 400, 400, 400, 400])
  expect(await seatsTaken(session.id)).toBe(3)
  const arrived = answers.find(({ code }) => code === 200)!.result as { id: number }
  expect(await seatOf(arrived.id)).toMatchObject({ status: 1, queueNumber: 3, note: 'Datang langsung' })
  expect((await seatOf(arrived.id)).checkedInAt).not.toBeNull()
})

test('queue: the desk has the same rules: one ongoing appointment, a payment method, no staff as patients', async () => {
  const { desk, session, branch, bookers } = await openDay({ paid: true })
  const book = (patient: number, more = {}, key = '') =>
    desk.call(
      queue.bookWalkIn,
      { body: { branch: branch.id, session: session.id, note: 'Kontrol', patient, ...more } },
      key ? { 'idempotency-key': key } : {},
    )
  testApp.clock.advance(-2 * HOUR)
  const method = { paymentMethod: 'VIRTUAL_ACCOUNT_BCA' }
  expect((await book(bookers[0]!.person.id, method)).code).toBe(400)
  expect((await book(desk.id, method)).code).toBe(400)
  const { id: patient } = await createPatient(testApp)
  expect(await book(patient)).toMatchObject({ code: 400, message: 'Pilih cara bayar' })
  const twice = [await book(patient, method, 'same-key'), await book(patient, method, 'same-key')]
  expect(twice.map(({ code }) => code)).toEqual([200, 200])
  expect(twice[0]!.result).toEqual(twice[1]!.result)
  expect(twice[0]!.result).toMatchObject({ label: 'A-02', invoice: expect.stringMatching(/^INV/) })
  const open = testApp.db.$count(appointment, and(eq(appointment.patientId, patient), isNull(appointment.checkedInAt)))
  expect(await open).toBe(1)
})

test.each(['doctor', 'pharmacist'] as const)('queue: %s may not do what the desk does', async (role) => {
  const { seat, branch } = await openDay()
  const staff = await createStaff(testApp, { role, branchId: branch.id })
  const acts: Endpoint[] = [queue.checkIn, queue.undoCheckIn, queue.markAbsent, queue.undoAbsent]
  for (const act of acts) expect((await staff.call(act, id(seat))).code).toBe(403)
  expect(await eventsOf(seat)).toEqual(['booked'])
})
