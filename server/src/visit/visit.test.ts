import type { Result } from '@nmw/contract/endpoint'
import { readAppointment } from '@nmw/contract/appointment'
import { listNotifications } from '@nmw/contract/notification'
import * as chatContract from '@nmw/contract/chat'
import type { Thread } from '@nmw/contract/chat'
import * as medicines from '@nmw/contract/ops-medicine'
import { recordConsent } from '@nmw/contract/ops-patient'
import * as contract from '@nmw/contract/ops-visit'
import { listPrescriptions, readPrescription } from '@nmw/contract/prescription'
import { changeConsent } from '@nmw/contract/privacy'
import { addDays, dayIn } from '@nmw/contract/zone'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { appointmentRoutes } from '../appointment/appointment-routes.ts'
import { chatRoutes } from '../chat/chat-routes.ts'
import { appointment, appointmentEvent, appointmentPhoto } from '../database/schema/appointment-table.ts'
import { auditEntry } from '../database/schema/audit-entry-table.ts'
import { doctorSession } from '../database/schema/doctor-session-table.ts'
import { notification } from '../database/schema/notification-table.ts'
import { order, orderEvent } from '../database/schema/order-table.ts'
import { pointEntry } from '../database/schema/point-table.ts'
import { prescription, visitDraft } from '../database/schema/prescription-table.ts'
import { openDoctorChat } from '../chat/open-doctor-chat.ts'
import { chat } from '../database/schema/chat-table.ts'
import { medicineRoutes } from '../medicine/medicine-routes.ts'
import { notificationRoutes } from '../notification/notification-routes.ts'
import { patientRoutes } from '../patient/patient-routes.ts'
import { prescriptionRoutes } from '../prescription/prescription-routes.ts'
import { privacyRoutes } from '../privacy/privacy-routes.ts'
import { lastRedeemDay } from '../redemption/last-redeem-day.ts'
import { createPhoto } from '../testing/make/create-photo.ts'
import { createMedicine, createProduct, createTreatment } from '../testing/make/create-goods.ts'
import { createStaff } from '../testing/make/create-staff.ts'
import { createTestDoctor, createTestVisit, prescriptionOf } from '../testing/make/create-visit.ts'
import { blockOnLock, lockOrFail } from '../testing/stress/block-on-lock.ts'
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts'
import { signIn } from '../testing/app/sign-in.ts'
import { sortedCodes } from '../testing/checks/sorted-codes.ts'
import { stockShelf } from '../testing/make/stock-shelf.ts'
import { visitRoutes } from './visit-routes.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp({
    routes: [
      ...appointmentRoutes,
      ...chatRoutes,
      ...medicineRoutes,
      ...notificationRoutes,
      ...patientRoutes,
      ...prescriptionRoutes,
      ...privacyRoutes,
      ...visitRoutes,
    ],
  })
  await createMedicine(testApp, { id: 'OBT-V1', name: 'Tretinoin krim' })
  await createMedicine(testApp, { id: 'OBT-V2', name: 'Diazepam', class: 'psikotropika' })
  await createProduct(testApp, { id: 'OTC-V1', name: 'Tabir surya' })
})
afterAll(() => testApp.close())

const line = (item: string, more = {}) => ({
  item,
  quantity: 2,
  usageCode: '2x1',
  usageDetail: 'Oleskan tipis malam hari',
  must: true,
  ...more,
})
const params = (id: number) => ({ params: { id: String(id) } })

async function asPatient(person: Parameters<typeof signIn>[1]) {
  const headers = await signIn(testApp, person)
  return (endpoint: Parameters<TestApp['send']>[0], sent: Parameters<TestApp['send']>[1] = {}) =>
    testApp.send(endpoint, sent, headers, '10.5.5.5')
}

test("visit: the list of the day shows only the doctor's own patients", async () => {
  const doctor = await createTestDoctor(testApp)
  const { appointment: row, patient } = await createTestVisit(testApp, doctor)
  await createTestVisit(testApp, await createTestDoctor(testApp))
  const query = { branch: String(doctor.branch.id) }
  const { result } = await doctor.staff.call(contract.listVisits, { query })
  expect(result).toMatchObject({
    sessions: [{ id: doctor.session.id, letter: 'A' }],
    visits: [{ id: row.id, label: 'A-01', patientName: patient.fullName, complaint: 'Jerawat di pipi', photos: 0 }],
  })
})

test("visit: another doctor's patient looks like a missing one to every call", async () => {
  const [mine, theirs] = [await createTestDoctor(testApp), await createTestDoctor(testApp)]
  const { appointment: row } = await createTestVisit(testApp, theirs)
  const image = await createPhoto(testApp, mine.staff.id)
  const answers = [
    await mine.staff.call(contract.readVisit, params(row.id)),
    await mine.staff.call(contract.finishVisit, { ...params(row.id), body: prescriptionOf() }),
    await mine.staff.call(contract.addVisitPhoto, { ...params(row.id), body: { kind: 'before', image } }),
    await mine.staff.call(contract.removeVisitPhoto, { params: { id: String(row.id), photo: '1' } }),
    await mine.staff.call(contract.listVisits, { query: { branch: String(theirs.branch.id) } }),
  ]
  expect(answers.map(({ code }) => code)).toEqual([404, 404, 404, 404, 404])
  expect(await testApp.db.$count(prescription, eq(prescription.appointmentId, row.id))).toBe(0)
})

test('visit: a finished consultation gives the patient the prescription, points and a notification', async () => {
  const doctor = await createTestDoctor(testApp, { fee: 250_000 })
  const { appointment: row, patient, order } = await createTestVisit(testApp, doctor)
  const treatment = await createTreatment(testApp)
  const day = addDays(dayIn('Asia/Jakarta', testApp.context.now()), 7)
  const body = prescriptionOf({
    iter: 2,
    medicines: [line('OBT-V1'), line('OTC-V1', { must: false, quantity: 1 })],
    treatments: [{ treatment: treatment.id, booking: { branch: doctor.branch.id, day, time: '10:30' } }],
  })
  const finished = await doctor.staff.call(contract.finishVisit, { ...params(row.id), body })
  expect(finished).toMatchObject({ code: 200, result: { id: row.id, points: 2 } })

  const read = await asPatient(patient)
  const { result: list } = await read(listPrescriptions)
  expect(list).toMatchObject({ data: [{ rsvId: row.id }], latest: { redeem: true, sisaIter: 3 } })
  const { result } = await read(readPrescription, { query: { id: String(row.id) } })
  expect(result).toMatchObject({
    data: { rsvStatus: 2, rsvMedId: row.medicalId },
    detail: {
      medicine: [
        { IID: 'OBT-V1', quantity: 2, usingDetail: 'Oleskan tipis malam hari', must: 'Ya' },
        { IID: 'OTC-V1', quantity: 1, must: '-' },
      ],
      treatment: [{ IID: treatment.id, GNAMA: doctor.branch.name, dcaBookTime: `${day}T03:30:00.000Z` }],
    },
  })
  // The diagnosis must not reach the patient.
  expect(JSON.stringify(result)).not.toContain('Akne')
  const { result: news } = await read(listNotifications)
  expect((news as { data: object[] }).data).toContainEqual(
    expect.objectContaining({ category: 4, link: `/user/prescription/${row.medicalId}?id=${row.id}` }),
  )
  expect((await read(readAppointment, params(row.id))).result).toMatchObject({ rsvStatus: 2 })
  expect(await testApp.db.$count(pointEntry, eq(pointEntry.reference, order!.invoice))).toBe(1)
  const events = and(eq(appointmentEvent.appointmentId, row.id), eq(appointmentEvent.kind, 'finished'))
  expect(await testApp.db.$count(appointmentEvent, events)).toBe(1)
  const audits = and(eq(auditEntry.action, 'finish-visit'), eq(auditEntry.object, `appointment-${row.id}`))
  expect(await testApp.db.$count(auditEntry, audits)).toBe(1)
  const expected = and(eq(orderEvent.orderId, order!.id), eq(orderEvent.byAccountId, doctor.staff.id))
  expect(await testApp.db.$count(orderEvent, expected)).toBe(1)
})

test('visit: the three months of a prescription start on the day of the consultation, whenever it is written', async () => {
  const doctor = await createTestDoctor(testApp)
  const { appointment: row } = await createTestVisit(testApp, doctor)
  const day = addDays(doctor.session.day, -3)
  await testApp.db.update(doctorSession).set({ day }).where(eq(doctorSession.id, doctor.session.id))
  const finished = await doctor.staff.call(contract.finishVisit, { ...params(row.id), body: prescriptionOf() })
  expect(finished.code).toBe(200)
  const [written] = await testApp.db.select().from(prescription).where(eq(prescription.appointmentId, row.id))
  expect(written!.validUntil).toBe(lastRedeemDay(day))
})

test('visit: of ten concurrent finishes one succeeds, and the others are told who finished', async () => {
  const doctor = await createTestDoctor(testApp, { fee: 250_000 })
  const { appointment: row, order } = await createTestVisit(testApp, doctor)
  const body = prescriptionOf({ medicines: [line('OBT-V1')] })
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => doctor.staff.call(contract.finishVisit, { ...params(row.id), body })),
  )
  expect(sortedCodes(answers)).toEqual([200, ...Array<number>(9).fill(409)])
  const late = answers.find(({ code }) => code === 409)
  expect(late?.message).toBe(`Konsultasi ini sudah diselesaikan oleh ${doctor.staff.person.fullName}`)
  expect(await testApp.db.$count(prescription, eq(prescription.appointmentId, row.id))).toBe(1)
  expect(await testApp.db.$count(pointEntry, eq(pointEntry.reference, order!.invoice))).toBe(1)
})

test('visit: a cancelled, unpaid or future visit cannot be finished, and nothing is saved', async () => {
  const free = await createTestDoctor(testApp)
  const paid = await createTestDoctor(testApp, { fee: 150_000 })
  const later = await createTestDoctor(testApp)
  const [cancelled, unpaid, early] = [
    await createTestVisit(testApp, free),
    await createTestVisit(testApp, paid, { paid: false }),
    await createTestVisit(testApp, later),
  ]
  const over = { status: 0, cancelReason: 'Sakit', endedAt: testApp.context.now() }
  await testApp.db.update(appointment).set(over).where(eq(appointment.id, cancelled.appointment.id))
  await testApp.db.update(doctorSession).set({ day: '2090-01-01' }).where(eq(doctorSession.id, later.session.id))
  const body = prescriptionOf({ medicines: [line('OBT-V1')] })
  const answers = []
  for (const [doctor, seat] of [
    [free, cancelled],
    [paid, unpaid],
    [later, early],
  ] as const) {
    const { code, message } = await doctor.staff.call(contract.finishVisit, { ...params(seat.appointment.id), body })
    answers.push([code, message])
    expect(await testApp.db.$count(prescription, eq(prescription.appointmentId, seat.appointment.id))).toBe(0)
  }
  expect(answers).toEqual([
    [409, 'Janji ini sudah batal: Sakit'],
    [409, 'Konsultasi ini belum dibayar. Minta meja depan memeriksanya.'],
    [409, 'Janji ini untuk 1 Januari 2090'],
  ])
})

test('visit: an invalid prescription is refused at its field, and the visit stays open', async () => {
  const doctor = await createTestDoctor(testApp)
  const { appointment: row } = await createTestVisit(testApp, doctor)
  const past = { branch: doctor.branch.id, day: '2020-01-01', time: '10:00' }
  const treatment = await createTreatment(testApp)
  const bodies = [
    prescriptionOf({ medicines: [line('OBT-NONE')] }),
    prescriptionOf({ medicines: [line('OBT-V1'), line('OBT-V1')] }),
    prescriptionOf({ medicines: [line('OBT-V1', { usageCode: 'never' })] }),
    prescriptionOf({ iter: 1, medicines: [line('OBT-V2')] }),
    prescriptionOf({ treatments: [{ treatment: treatment.id, booking: past }] }),
    prescriptionOf({ iter: 13 }),
    prescriptionOf({ diagnosis: ' ' }),
  ]
  const paths = []
  for (const body of bodies) {
    const { code, errors } = await doctor.staff.call(contract.finishVisit, { ...params(row.id), body })
    paths.push([code, errors?.[0]?.path])
  }
  expect(paths).toEqual([
    [400, 'medicines.0.item'],
    [400, 'medicines.1.item'],
    [400, 'medicines.0.usageCode'],
    [400, 'iter'],
    [400, 'treatments.0.booking.day'],
    [400, 'iter'],
    [400, 'diagnosis'],
  ])
  const [saved] = await testApp.db.select().from(appointment).where(eq(appointment.id, row.id))
  expect(saved?.status).toBe(1)
})

test('visit: a psychotropic can be prescribed once without repeats, and only the clinic hands it over', async () => {
  const doctor = await createTestDoctor(testApp)
  const { appointment: row, patient } = await createTestVisit(testApp, doctor)
  const body = prescriptionOf({ medicines: [line('OBT-V2')] })
  expect((await doctor.staff.call(contract.finishVisit, { ...params(row.id), body })).code).toBe(200)
  const { result } = await (await asPatient(patient))(listPrescriptions)
  expect(result).toMatchObject({
    latest: { redeem: false, reason: 'Diazepam hanya dapat diambil langsung di klinik.' },
  })
})

test('visit: of many earlier visits the latest are shown, with the total number', async () => {
  const doctor = await createTestDoctor(testApp)
  const { appointment: row, patient } = await createTestVisit(testApp, doctor)
  await testApp.db.execute(sql`
    with earlier as (
      insert into doctor_session (doctor_id, branch_id, day, starts_at, ends_at, capacity, minutes_per_patient, fee)
      select doctor_id, branch_id, day - n, starts_at - n * interval '1 day', ends_at - n * interval '1 day', capacity,
        minutes_per_patient, fee
      from doctor_session, generate_series(1, 23) n where id = ${row.sessionId} returning id, day
    )
    insert into appointment (medical_id, patient_id, session_id, queue_number, note, status, created_at, ended_at)
    select 'RM-EARLIER-' || id, ${patient.id}, id, 1, day::text, 2, now(), now() from earlier`)
  const { result } = await doctor.staff.call(contract.readVisit, params(row.id))
  const shown = result as Result<typeof contract.readVisit>
  expect(shown.earlier).toBe(23)
  expect(shown.earlierVisits).toHaveLength(20)
  expect(shown.earlierVisits[0]!.day).toBe(addDays(shown.day, -1))
})

test('visit: earlier visits show their prescriptions, and every view is audited', async () => {
  const doctor = await createTestDoctor(testApp)
  const { appointment: row, patient } = await createTestVisit(testApp, doctor)
  const body = prescriptionOf({ medicines: [line('OBT-V1')] })
  await doctor.staff.call(contract.finishVisit, { ...params(row.id), body })
  const other = await createTestDoctor(testApp)
  const photo = await createPhoto(testApp, patient.id)
  const [again] = await testApp.db
    .insert(appointment)
    .values({
      medicalId: `RM-AGAIN-${row.id}`,
      patientId: patient.id,
      sessionId: other.session.id,
      queueNumber: 1,
      note: 'Kontrol',
      createdAt: testApp.context.now(),
    })
    .returning()
  await testApp.db.insert(appointmentPhoto).values({ appointmentId: again!.id, position: 1, file: photo })
  const { result } = await other.staff.call(contract.readVisit, params(again!.id))
  expect(result).toMatchObject({
    complaint: 'Kontrol',
    complaintPhotos: [{ file: photo }],
    blocked: null,
    given: null,
    earlierVisits: [
      {
        id: row.id,
        doctorName: doctor.doctor.fullName,
        given: { diagnosis: 'Akne vulgaris', medicines: [{ name: 'Tretinoin krim', quantity: 2 }] },
      },
    ],
  })
  const views = and(eq(auditEntry.action, 'view-visit'), eq(auditEntry.object, `appointment-${again!.id}`))
  expect(await testApp.db.$count(auditEntry, views)).toBe(1)
})

test('visit photo: without photo consent no photo is saved, and the doctor sees that beforehand', async () => {
  const doctor = await createTestDoctor(testApp)
  const { appointment: row, patient } = await createTestVisit(testApp, doctor)
  const read = async () => (await doctor.staff.call(contract.readVisit, params(row.id))).result as contract.VisitDetail
  const addPhoto = async () => {
    const image = await createPhoto(testApp, doctor.staff.id)
    return doctor.staff.call(contract.addVisitPhoto, { ...params(row.id), body: { kind: 'before', image } })
  }
  const say = await asPatient(patient)
  const desk = await createStaff(testApp, { branchId: doctor.branch.id })
  const ways: Record<string, (granted: boolean) => Promise<unknown>> = {
    'Pengaturan Akun, Privasi': (granted) => say(changeConsent, { body: { purpose: 'photo', granted } }),
    'meja depan': (granted) =>
      desk.call(recordConsent, { ...params(patient.id), body: { purpose: 'photo', granted, way: 'spoken' } }),
  }
  for (const [place, allow] of Object.entries(ways)) {
    await allow(false)
    expect((await read()).mayPhotograph).toBe(false)
    const message = contract.PATIENT_FORBIDS_PHOTOS
    expect(await addPhoto()).toMatchObject({ code: 400, errors: [{ path: 'image', message }] })
    expect(message, 'where she may allow it').toContain(place)
    await allow(true)
    expect((await read()).mayPhotograph).toBe(true)
    expect((await addPhoto()).code).toBe(200)
  }
  expect((await read()).visitPhotos).toHaveLength(2)
})

test("visit photo: a photo is the doctor's own private upload, used once, and can be removed only on the same day", async () => {
  const doctor = await createTestDoctor(testApp)
  const { appointment: row, patient } = await createTestVisit(testApp, doctor)
  const image = await createPhoto(testApp, doctor.staff.id)
  const addPhoto = (file: string, kind = 'before') =>
    doctor.staff.call(contract.addVisitPhoto, { ...params(row.id), body: { kind, image: file } })
  const saved = await addPhoto(image)
  expect(saved).toMatchObject({ code: 200, result: { kind: 'before', file: image } })
  const again = await addPhoto(image, 'after')
  const stolen = await addPhoto(await createPhoto(testApp, patient.id))
  const open = await addPhoto(await createPhoto(testApp, doctor.staff.id, true))
  expect([again.code, stolen.code, open.code]).toEqual([400, 400, 400])
  await addPhoto(await createPhoto(testApp, doctor.staff.id), 'after')
  const changed = and(eq(appointmentEvent.appointmentId, row.id), eq(appointmentEvent.kind, 'photos-changed'))
  expect(await testApp.db.$count(appointmentEvent, changed)).toBe(2)
  const expected = and(eq(notification.accountId, patient.id), eq(notification.link, `/user/consult-detail/${row.id}`))
  expect(await testApp.db.$count(notification, expected)).toBe(1)
  const body = prescriptionOf()
  await doctor.staff.call(contract.finishVisit, { ...params(row.id), body })
  const { result } = await (await asPatient(patient))(readPrescription, { query: { id: String(row.id) } })
  expect(result).toMatchObject({ detail: { diagnosis: { before: [{ beforeImagePath: image }] } } })
  const photo = String((saved.result as { id: number }).id)
  const removed = await doctor.staff.call(contract.removeVisitPhoto, { params: { id: String(row.id), photo } })
  expect(removed.code).toBe(200)
  const gone = await doctor.staff.call(contract.removeVisitPhoto, { params: { id: String(row.id), photo } })
  expect(gone.code).toBe(404)
})

test('visit: goods search finds medicines and products with the stock of the branch', async () => {
  const doctor = await createTestDoctor(testApp)
  await stockShelf(testApp, { branchId: doctor.branch.id, goods: { medicineId: 'OBT-V1' }, quantity: 7 })
  const find = async (search: string) =>
    (await doctor.staff.call(medicines.searchGoods, { query: { branch: String(doctor.branch.id), search } }))
      .result as medicines.GoodsOption[]
  expect(await find('tretinoin')).toMatchObject([{ id: 'OBT-V1', kind: 'medicine', available: 7, controlled: false }])
  expect(await find('TABIR')).toMatchObject([{ id: 'OTC-V1', kind: 'product', available: 0 }])
  expect(await find('diaze')).toMatchObject([{ controlled: true }])
  expect(await find('%')).toEqual([])
  const usages = (await doctor.staff.call(medicines.listUsages)).result as medicines.UsageOption[]
  expect(usages.map(({ code }) => code)).toContain('2x1')
})

test('chat: after a visit the patient can message the doctor again, even if an earlier chat had ended', async () => {
  const doctor = await createTestDoctor(testApp)
  const { appointment: row, patient } = await createTestVisit(testApp, doctor)
  const send = await asPatient(patient)
  const threads = async () => ((await send(chatContract.listThreads)).result as { datas: Thread[] }).datas
  const ask = (key: string) =>
    send(chatContract.sendMessage, { ...params(id), body: { text: 'Boleh tabir surya?', key } })
  expect(await threads()).toEqual([])
  await doctor.staff.call(contract.finishVisit, { ...params(row.id), body: prescriptionOf() })
  const [opened] = await threads()
  const id = opened!.id
  expect(opened).toMatchObject({ withDoctor: true, state: 'opening', canSend: true, unread: 1 })
  expect((await ask('question-1')).code).toBe(200)
  expect((await ask('question-2')).code).toBe(409)
  expect((await threads())[0]).toMatchObject({ state: 'waiting' })

  await testApp.db
    .update(chat)
    .set({ sessionEndsAt: new Date(0) })
    .where(eq(chat.id, id))
  expect((await threads())[0]).toMatchObject({ state: 'ended', canSend: false })
  await openDoctorChat(testApp.db, {
    patientId: patient.id,
    branchId: doctor.branch.id,
    doctorId: doctor.doctor.id,
    senderId: doctor.staff.id,
    visitId: row.id + 1_000_000,
    at: testApp.context.now(),
  })
  expect((await threads())[0]).toMatchObject({ state: 'opening', canSend: true })
})

const OVERTAKEN = 'Catatan ini sudah ditulis lebih lanjut di perangkat lain. Pilih dulu mana yang dipakai.'
const written = (diagnosis: string): contract.VisitDraft => ({ diagnosis, iter: 0, lines: [], treatments: [] })

test('visit draft: a draft is shown on another device, and an older version does not overwrite it', async () => {
  const doctor = await createTestDoctor(testApp)
  const { appointment: row } = await createTestVisit(testApp, doctor)
  const save = (version: number, data: object) =>
    doctor.staff.call(contract.saveVisitDraft, { ...params(row.id), body: { version, data } })
  const draftOf = async () =>
    ((await doctor.staff.call(contract.readVisit, params(row.id))).result as contract.VisitDetail).draft
  expect(await draftOf()).toBeNull()
  expect(await save(0, written('Ak'))).toMatchObject({ code: 200, result: { version: 1 } })
  expect(await save(1, written('Akne'))).toMatchObject({ code: 200, result: { version: 2 } })
  expect(await save(1, written('Lama'))).toMatchObject({
    code: 409,
    message: OVERTAKEN,
  })
  expect((await save(2, { ...written('Akne'), price: 1 })).code).toBe(400)
  expect((await save(2, written('a'.repeat(2001)))).code).toBe(400)
  expect(await draftOf()).toEqual({ version: 2, data: written('Akne') })
  const race = await Promise.all(Array.from({ length: 5 }, (_, place) => save(2, written(`Tab ${place}`))))
  expect(sortedCodes(race)).toEqual([200, 409, 409, 409, 409])

  const other = await createTestDoctor(testApp)
  const foreign = await other.staff.call(contract.saveVisitDraft, {
    ...params(row.id),
    body: { version: 3, data: written('Bukan saya') },
  })
  expect(foreign.code).toBe(404)
  await doctor.staff.call(contract.finishVisit, { ...params(row.id), body: prescriptionOf({ version: 3 }) })
  expect(await draftOf()).toBeNull()
  expect((await save(0, written('Terlambat'))).code).toBe(409)
  expect(await testApp.db.$count(visitDraft, eq(visitDraft.appointmentId, row.id))).toBe(0)
})

async function twoDevices({ fee = 0 } = {}) {
  const doctor = await createTestDoctor(testApp, { fee })
  const { appointment: row, order: paidBy } = await createTestVisit(testApp, doctor)
  const save = (version: number, diagnosis: string) =>
    doctor.staff.call(contract.saveVisitDraft, { ...params(row.id), body: { version, data: written(diagnosis) } })
  const finish = (version: number | undefined, diagnosis: string, key?: string) =>
    doctor.staff.call(
      contract.finishVisit,
      { ...params(row.id), body: { ...prescriptionOf({ diagnosis }), version } },
      key ? { 'idempotency-key': key } : {},
    )
  const given = async () => {
    const { result } = await doctor.staff.call(contract.readVisit, params(row.id))
    const visit = result as contract.VisitDetail
    return { state: visit.state, draft: visit.draft?.data.diagnosis, given: visit.given?.diagnosis }
  }
  return { row, paidBy, save, finish, given }
}

test('visit draft: a device that has not seen the last draft cannot finish, and nothing is saved', async () => {
  const { row, paidBy, save, finish, given } = await twoDevices({ fee: 250_000 })
  await save(0, 'Akne')
  await save(1, 'Hamil: tretinoin dihentikan')
  const unsaid = await finish(undefined, 'Akne')
  expect(unsaid).toMatchObject({
    code: 400,
    errors: [{ path: 'version', message: expect.stringContaining('Muat ulang') }],
  })
  for (const stale of [0, 1, 3]) {
    expect(await finish(stale, 'Akne')).toMatchObject({ code: 409, message: OVERTAKEN })
  }
  expect(await given()).toEqual({ state: 'expected', draft: 'Hamil: tretinoin dihentikan', given: undefined })
  expect(await testApp.db.$count(prescription, eq(prescription.appointmentId, row.id))).toBe(0)
  expect(await testApp.db.$count(pointEntry, eq(pointEntry.reference, paidBy!.invoice))).toBe(0)
  const finished = await finish(2, 'Hamil: tretinoin dihentikan', 'finish-1')
  expect(finished).toMatchObject({ code: 200, result: { points: 2 } })
  // The draft is gone with the visit, but a retry after a lost answer still succeeds.
  expect(await finish(2, 'Hamil: tretinoin dihentikan', 'finish-1')).toMatchObject({
    code: 200,
    result: finished.result as object,
  })
  expect((await finish(2, 'Hamil: tretinoin dihentikan')).message).toMatch(/^Konsultasi ini sudah diselesaikan oleh /)
  expect(await given()).toEqual({ state: 'finished', draft: undefined, given: 'Hamil: tretinoin dihentikan' })
})

test('visit draft: of two devices that finish at once, the one that has seen the last draft succeeds', async () => {
  const { row, save, finish, given } = await twoDevices()
  await save(0, 'Lama')
  await save(1, 'Baru')
  const answers = await Promise.all([1, 1, 1, 2, 2].map((seen) => finish(seen, seen === 2 ? 'Baru' : 'Lama')))
  expect(sortedCodes(answers)).toEqual([200, 409, 409, 409, 409])
  expect(await given()).toEqual({ state: 'finished', draft: undefined, given: 'Baru' })
  expect(await testApp.db.$count(prescription, eq(prescription.appointmentId, row.id))).toBe(1)
})

test('visit draft: finishing while another device saves waits and is refused', async () => {
  const { row, save, finish, given } = await twoDevices()
  await save(0, 'Lama')
  const answer = await blockOnLock(testApp, {
    lock: sql`select from ${appointment} where ${appointment.id} = ${row.id}`,
    act: () => finish(1, 'Lama'),
    meanwhile: (db) =>
      db
        .update(visitDraft)
        .set({ version: 2, data: written('Baru') })
        .where(eq(visitDraft.appointmentId, row.id)),
  })
  expect(answer).toMatchObject({ code: 409, message: OVERTAKEN })
  expect(await given()).toMatchObject({ state: 'expected', draft: 'Baru' })

  const [saved, finished] = await Promise.all([save(2, 'Terbaru'), finish(2, 'Baru')])
  expect(sortedCodes([saved, finished])).toEqual([200, 409])
  expect(await given()).toMatchObject(saved.code === 200 ? { draft: 'Terbaru', given: undefined } : { given: 'Baru' })
})

test('visit draft: a draft is deleted when its visit is cancelled', async () => {
  const doctor = await createTestDoctor(testApp)
  const { appointment: row } = await createTestVisit(testApp, doctor)
  await doctor.staff.call(contract.saveVisitDraft, { ...params(row.id), body: { version: 0, data: written('Akne') } })
  const over = { status: 0, cancelReason: 'Sakit', endedAt: testApp.context.now() }
  await testApp.db.update(appointment).set(over).where(eq(appointment.id, row.id))
  expect(await testApp.db.$count(visitDraft, eq(visitDraft.appointmentId, row.id))).toBe(0)
})

test('visit: finishing locks the order before the appointment', async () => {
  const doctor = await createTestDoctor(testApp, { fee: 150_000 })
  const { appointment: row, order: paid } = await createTestVisit(testApp, doctor)
  const answer = await blockOnLock(testApp, {
    lock: sql`select from ${order} where ${order.id} = ${paid!.id}`,
    act: () => doctor.staff.call(contract.finishVisit, { ...params(row.id), body: prescriptionOf() }),
    meanwhile: (db) => lockOrFail(db, sql`select from ${appointment} where ${appointment.id} = ${row.id}`),
  })
  expect(answer.code).toBe(200)
})
