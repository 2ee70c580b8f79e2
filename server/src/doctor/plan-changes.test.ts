import { cancelAppointment } from '@nmw/contract/appointment'
import * as doctors from '@nmw/contract/ops-doctor'
import { addDays, dayIn, momentOf, weekdayOf, type Zone } from '@nmw/contract/zone'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { appointmentRoutes } from '../appointment/appointment-routes.ts'
import { closureRoutes } from '../appointment/closure-routes.ts'
import { appointment } from '../database/schema/appointment-table.ts'
import { branch } from '../database/schema/branch-table.ts'
import { doctorSession } from '../database/schema/doctor-session-table.ts'
import { doctorPlan, doctorPractice } from '../database/schema/doctor-table.ts'
import { createBooker } from '../testing/make/create-booker.ts'
import { createDoctorSession } from '../testing/make/create-doctor-session.ts'
import { createStaff } from '../testing/make/create-staff.ts'
import { blockOnLock } from '../testing/stress/block-on-lock.ts'
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts'
import { doctorRoutes } from './doctor-routes.ts'
import { plansLock } from './lock-plans.ts'
import { makeSessions } from './make-sessions.ts'

let testApp: TestApp
let admin: Awaited<ReturnType<typeof createStaff>>
beforeAll(async () => {
  testApp = await openTestApp({ routes: [...appointmentRoutes, ...closureRoutes, ...doctorRoutes] })
  admin = await createStaff(testApp, { role: 'administrator' })
})
afterAll(() => testApp.close())

const at = (id: number) => ({ params: { id: String(id) } })
const day = () => addDays(dayIn('Asia/Jakarta', testApp.context.now()), 5)
const hours = { start: '09:00', end: '11:00', capacity: 6, minutes: 20 }

async function openPlan({ timezone = 'Asia/Jakarta' }: { timezone?: Zone } = {}) {
  const place = await createDoctorSession(testApp, { timezone })
  const plan = { branch: place.branch.id, weekday: weekdayOf(day()), ...hours }
  const add = async (more: Partial<typeof plan> = {}) => {
    const { result, code } = await admin.call(doctors.addPlan, { ...at(place.doctor.id), body: { ...plan, ...more } })
    expect(code).toBe(200)
    return (result as { id: number }).id
  }
  const onDay = () =>
    testApp.db
      .select()
      .from(doctorSession)
      .where(and(eq(doctorSession.doctorId, place.doctor.id), eq(doctorSession.day, day())))
      .orderBy(doctorSession.startsAt)
  return { ...place, plan, add, onDay }
}

async function bookAndCancel(sessionId: number) {
  const booker = await createBooker(testApp)
  const { result } = await booker.book(sessionId)
  const { id } = result as { id: number }
  expect((await booker.send(cancelAppointment, { ...at(id), body: { reason: 'Sakit' } })).code).toBe(200)
}

test('doctor: a plan has no more patients than fit: the last turn starts before the end', async () => {
  const { plan, doctor } = await openPlan()
  const tried = (more: Partial<typeof plan>) =>
    admin.call(doctors.addPlan, { ...at(doctor.id), body: { ...plan, start: '19:00', end: '20:00', ...more } })
  const many = { message: 'Jam praktik ini tidak cukup untuk sebanyak itu pasien', path: 'capacity' }
  for (const [capacity, minutes] of [
    [8, 60],
    [2, 60],
    [4, 20],
  ] as const)
    expect(await tried({ capacity, minutes })).toMatchObject({ code: 400, errors: [many] })
  expect(await tried({ start: '20:00', end: '19:00' })).toMatchObject({ code: 400, errors: [{ path: 'end' }] })
  expect((await tried({ capacity: 3, minutes: 20 })).code).toBe(200)
})

describe('doctor: an ended plan', () => {
  test('leaves no unbooked session open, also where someone once had a seat', async () => {
    const { add, onDay } = await openPlan()
    const id = await add()
    await bookAndCancel((await onDay())[0]!.id)
    expect((await admin.call(doctors.endPlan, at(id))).result).toEqual({ kept: 0 })
    expect(await onDay()).toMatchObject([{ closedReason: 'Jadwal praktik diakhiri', taken: 0 }])
    expect((await (await createBooker(testApp)).book((await onDay())[0]!.id)).code).toBe(400)
  })

  test('frees its hour for a new plan', async () => {
    const { add, onDay } = await openPlan()
    const id = await add()
    await bookAndCancel((await onDay())[0]!.id)
    await admin.call(doctors.endPlan, at(id))
    const next = await add({ capacity: 4 })
    expect(await onDay()).toMatchObject([{ planId: next, capacity: 4, closedAt: null, closedReason: null }])
    expect((await (await createBooker(testApp)).book((await onDay())[0]!.id)).code).toBe(200)
  })

  test('leaves a cancelled appointment at its branch when the new plan is for another', async () => {
    const { add, onDay, doctor, branch: place, session } = await openPlan()
    const { branch: other } = await createDoctorSession(testApp)
    const practice = { doctorId: doctor.id, branchId: other.id, sip: 'SIP/LAIN', validUntil: '2099-12-31' }
    await testApp.db.insert(doctorPractice).values(practice)
    const id = await add()
    const [once] = await onDay()
    await bookAndCancel(once!.id)
    await admin.call(doctors.endPlan, at(id))
    await add({ branch: other.id })
    const left = { id: once!.id, branchId: place.id, closedReason: 'Jadwal praktik diakhiri' }
    expect(await onDay()).toMatchObject([left])
    // Without patients, it moves with the doctor.
    await testApp.db.update(appointment).set({ sessionId: session.id }).where(eq(appointment.sessionId, once!.id))
    await makeSessions(testApp.context)
    expect(await onDay()).toMatchObject([{ id: once!.id, branchId: other.id, closedAt: null }])
  })

  test('is not reopened by withdrawn days off', async () => {
    const { add, onDay, doctor } = await openPlan()
    const id = await add()
    await bookAndCancel((await onDay())[0]!.id)
    const body = { doctor: doctor.id, firstDay: day(), lastDay: day(), reason: 'Cuti' }
    const off = (await admin.call(doctors.addClosure, { body })).result as { id: number }
    await admin.call(doctors.endPlan, at(id))
    const effect = { sessions: 0, stayClosed: 1 }
    expect((await admin.call(doctors.countReopening, at(off.id))).result).toEqual(effect)
    expect((await admin.call(doctors.withdrawClosure, at(off.id))).result).toEqual(effect)
    expect(await onDay()).toMatchObject([{ closureId: null, closedReason: 'Jadwal praktik diakhiri' }])
  })
})

describe('doctor: while sessions are made', () => {
  const lock = plansLock

  test('a plan that ended before makes none', async () => {
    const { add, onDay } = await openPlan()
    const id = await add()
    await blockOnLock(testApp, {
      lock,
      act: () => makeSessions(testApp.context),
      meanwhile: async (db) => {
        await db.update(doctorPlan).set({ active: false }).where(eq(doctorPlan.id, id))
        await db.delete(doctorSession).where(eq(doctorSession.planId, id))
      },
    })
    expect(await onDay()).toEqual([])
  })

  test('ending a plan waits, and removes what was made', async () => {
    const { add, onDay, doctor, branch: place, session } = await openPlan()
    const planId = await add()
    await testApp.db.delete(doctorSession).where(eq(doctorSession.planId, planId))
    await blockOnLock(testApp, {
      lock,
      act: () => admin.call(doctors.endPlan, at(planId)),
      meanwhile: (db) => db.insert(doctorSession).values(made({ session, planId, doctor, place })),
    })
    expect(await onDay()).toEqual([])
  })

  test('adding days off waits, and closes what was made', async () => {
    const { add, onDay, doctor, branch: place, session } = await openPlan()
    const planId = await add()
    await testApp.db.delete(doctorSession).where(eq(doctorSession.planId, planId))
    const body = { doctor: doctor.id, firstDay: day(), lastDay: day(), reason: 'Cuti' }
    const answer = await blockOnLock(testApp, {
      lock,
      act: () => admin.call(doctors.addClosure, { body }),
      meanwhile: (db) => db.insert(doctorSession).values(made({ session, planId, doctor, place })),
    })
    expect(answer.result).toMatchObject({ sessions: 1 })
    expect(await onDay()).toMatchObject([{ closedReason: 'Cuti' }])
  })
})

type Made = {
  session: typeof doctorSession.$inferSelect
  planId: number
  doctor: { id: number }
  place: { id: number }
}

function made({ session, planId, doctor, place }: Made) {
  const { id: _, ...like } = session
  const [startsAt, endsAt] = [hours.start, hours.end].map((time) => momentOf('Asia/Jakarta', day(), time))
  return { ...like, planId, doctorId: doctor.id, branchId: place.id, day: day(), startsAt: startsAt!, endsAt: endsAt! }
}

describe('doctor: sessions never overlap', () => {
  test('a new plan skips the hours of a booked session that stayed', async () => {
    const { add, onDay } = await openPlan()
    const id = await add()
    const [kept] = await onDay()
    await (await createBooker(testApp)).book(kept!.id)
    expect((await admin.call(doctors.endPlan, at(id))).result).toEqual({ kept: 1 })
    const next = await add({ start: '10:00', end: '12:00' })
    expect((await onDay()).map(({ id }) => id)).toEqual([kept!.id])
    const elsewhere = await testApp.db.$count(doctorSession, eq(doctorSession.planId, next))
    expect(elsewhere).toBeGreaterThanOrEqual(7)
  })

  test('hours that overlap in another time zone are refused', async () => {
    const { add, onDay, doctor } = await openPlan()
    await add({ start: '09:00', end: '11:00' })
    const east = await createDoctorSession(testApp, { timezone: 'Asia/Jayapura' })
    const practice = { doctorId: doctor.id, branchId: east.branch.id, sip: 'SIP/T', validUntil: '2099-12-31' }
    await testApp.db.insert(doctorPractice).values(practice)
    // Two hours ahead: 12.00 there is 10.00 in Jakarta, and at 13.00 the doctor has finished.
    const clash = await add({ branch: east.branch.id, start: '12:00', end: '13:00', capacity: 3 })
    const free = await add({ branch: east.branch.id, start: '13:00', end: '14:00', capacity: 3 })
    expect((await onDay()).map(({ planId }) => planId)).not.toContain(clash)
    expect((await onDay()).map(({ planId }) => planId)).toContain(free)
  })

  test("correcting a branch's time zone makes no second session beside the first", async () => {
    const { add, onDay, branch: place } = await openPlan()
    await add()
    await testApp.db.update(branch).set({ timezone: 'Asia/Makassar' }).where(eq(branch.id, place.id))
    await makeSessions(testApp.context)
    expect(await onDay()).toHaveLength(1)
  })
})
