import * as contract from '@nmw/contract/doctor'
import type { DoctorCard } from '@nmw/contract/doctor'
import type { Result } from '@nmw/contract/endpoint'
import { and, count, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { branch } from '../database/schema/branch-table.ts'
import { closure, doctorSession } from '../database/schema/doctor-session-table.ts'
import { doctor, doctorPlan, doctorPractice } from '../database/schema/doctor-table.ts'
import { createDoctorSession } from '../testing/make/create-doctor-session.ts'
import { fillDemoAccounts } from '../demo/fill-demo-accounts.ts'
import { fillDemoBranches } from '../demo/fill-demo-branches.ts'
import { fillDemoDoctors } from '../demo/fill-demo-doctors.ts'
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts'
import { doctorRoutes } from './doctor-routes.ts'
import { makeSessions } from './make-sessions.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp({ routes: doctorRoutes })
  await fillDemoAccounts(testApp.context)
  await fillDemoBranches(testApp.context)
  await fillDemoDoctors(testApp.context)
  await makeSessions(testApp.context)
})
afterAll(() => testApp.close())

type List = Result<typeof contract.listDoctors>

async function list(query: Record<string, string> = {}) {
  const answer = await testApp.visitor().call(contract.listDoctors, { query: { limit: 100, ...query } })
  expect(answer.code).toBe(200)
  return answer.result as List
}

async function read(slug: string) {
  return testApp.visitor().call(contract.readDoctor, { params: { slug } })
}

async function sessionsOf(doctorId: number) {
  const [row] = await testApp.db
    .select({ total: count() })
    .from(doctorSession)
    .where(eq(doctorSession.doctorId, doctorId))
  return row!.total
}

let made = 0

/** A doctor at branch 1 with hours every day of the week, who is not in the demo data. */
async function newDoctor({ active = true, validUntil = '2099-01-01', branchId = 1 } = {}) {
  made++
  const [row] = await testApp.db
    .insert(doctor)
    .values({
      slug: `uji-${made}`,
      fullName: `Uji Coba ${made}`,
      gender: 0,
      typeCode: 2560,
      fee: 150_000,
      registration: `STR-D${made}`,
      avatar: 'doctor-01.webp',
      bio: 'Bio',
      active,
    })
    .returning()
  await testApp.db.insert(doctorPractice).values({ doctorId: row!.id, branchId, sip: `SIP-${made}`, validUntil })
  await testApp.db.insert(doctorPlan).values(
    [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
      doctorId: row!.id,
      branchId,
      weekday,
      startsAt: '09:30',
      endsAt: '12:30',
      capacity: 3,
      minutesPerPatient: 20,
    })),
  )
  return row!
}

test('doctor: a fresh database has sessions for two months', async () => {
  const { result } = await read('anindita-larasati')
  const { sessions, branches, nextSession, registration } = result as Result<typeof contract.readDoctor>
  expect(sessions).toHaveLength(12)
  expect(sessions.map(({ date, start }) => `${date} ${start}`)).toEqual(
    sessions.map(({ date, start }) => `${date} ${start}`).toSorted(),
  )
  expect(sessions.at(-1)).toMatchObject({ seatsLeft: 8, timezoneLabel: 'WIB' })
  expect(nextSession).toEqual(sessions[0])
  expect(branches).toHaveLength(2)
  expect(registration).toBe('DEMO-STR-1000')
})

test('doctor: making sessions again, even on two servers at once, adds nothing', async () => {
  const { id } = await newDoctor()
  await Promise.all([makeSessions(testApp.context), makeSessions(testApp.context), makeSessions(testApp.context)])
  const first = await sessionsOf(id)
  expect(first).toBeGreaterThanOrEqual(60)
  expect(first).toBeLessThanOrEqual(61)
  const [one] = await testApp.db.select().from(doctorSession).where(eq(doctorSession.doctorId, id)).limit(1)
  await testApp.db.update(doctorSession).set({ taken: 2 }).where(eq(doctorSession.id, one!.id))
  await makeSessions(testApp.context)
  expect(await sessionsOf(id)).toBe(first)
  const [unchanged] = await testApp.db.select().from(doctorSession).where(eq(doctorSession.id, one!.id))
  expect(unchanged!.taken).toBe(2)
})

test('doctor: an absent, unlicensed or inactive doctor has no sessions', async () => {
  const inactive = await newDoctor({ active: false })
  const expired = await newDoctor({ validUntil: '2020-01-01' })
  const away = await newDoctor()
  await testApp.db
    .insert(closure)
    .values({ doctorId: away.id, firstDay: '2020-01-01', lastDay: '2099-01-01', reason: 'Cuti' })
  await makeSessions(testApp.context)
  for (const { id } of [inactive, expired, away]) expect(await sessionsOf(id)).toBe(0)
})

test('doctor: closed, started and full sessions are told apart', async () => {
  const { id, slug } = await newDoctor()
  await makeSessions(testApp.context)
  const [first, second] = await testApp.db
    .select()
    .from(doctorSession)
    .where(eq(doctorSession.doctorId, id))
    .orderBy(doctorSession.startsAt)
    .limit(2)
  await testApp.db
    .update(doctorSession)
    .set({ closedAt: new Date(), closedReason: 'Sakit' })
    .where(eq(doctorSession.id, first!.id))
  await testApp.db.update(doctorSession).set({ taken: 3 }).where(eq(doctorSession.id, second!.id))
  const { sessions, nextSession } = (await read(slug)).result as Result<typeof contract.readDoctor>
  expect(sessions.map((session) => session.id)).not.toContain(first!.id)
  expect(sessions[0]).toMatchObject({ id: second!.id, seatsLeft: 0 })
  expect(nextSession).toEqual(sessions[1])
  testApp.clock.advance(40 * 86_400)
  const later = (await read(slug)).result as Result<typeof contract.readDoctor>
  testApp.clock.reset()
  expect(later.sessions.map((session) => session.id)).not.toContain(second!.id)
})

/** How many of the doctor's sessions the site offers; the card shows the first of them. */
async function offered(slug: string) {
  const { sessions, nextSession } = (await read(slug)).result as Result<typeof contract.readDoctor>
  const listed = (await list({ search: 'Dokter Uji' })).datas.find((one) => one.slug === slug)!
  expect(listed.nextSession).toEqual(nextSession)
  expect(nextSession).toEqual(sessions[0] ?? null)
  return sessions.length
}

test('doctor: a session is offered until it cannot be booked: paid ones until an hour before, others until the start', async () => {
  const paid = await createDoctorSession(testApp, { typeCode: 2560, fee: 150_000 })
  const free = await createDoctorSession(testApp)
  const start = paid.session.startsAt.getTime()
  expect(free.session.startsAt.getTime()).toBe(start)
  try {
    testApp.clock.set(new Date(start - 60 * 60_000 - 5_000))
    expect([await offered(paid.doctor.slug), await offered(free.doctor.slug)]).toEqual([1, 1])
    testApp.clock.set(new Date(start - 60 * 60_000 + 1))
    expect([await offered(paid.doctor.slug), await offered(free.doctor.slug)]).toEqual([0, 1])
    testApp.clock.set(new Date(start))
    expect([await offered(paid.doctor.slug), await offered(free.doctor.slug)]).toEqual([0, 0])
  } finally {
    testApp.clock.reset()
  }
})

test('doctor: doctors are found by name, kind and branch', async () => {
  const all = await list()
  expect(all.datas.map(({ name }) => name)).toEqual(all.datas.map(({ name }) => name).toSorted(byName))
  expect((await list({ search: 'aninDITA' })).datas.map(({ slug }) => slug)).toEqual(['anindita-larasati'])
  for (const search of ['dr. Anindita', 'dr.anindita', 'Dokter anindita'])
    expect((await list({ search })).datas.map(({ slug }) => slug)).toEqual(['anindita-larasati'])
  expect((await list({ search: '%' })).datas).toEqual([])
  const gizi = await list({ type: '6730' })
  expect(gizi.datas.length).toBeGreaterThan(0)
  expect(new Set(gizi.datas.map(({ typeTitle }) => typeTitle))).toEqual(new Set(['Spesialis Gizi']))
  const menteng = await list({ branch: '1' })
  expect(menteng.datas.every(({ branches }) => branches.some(({ id }) => id === 1))).toBe(true)
  expect(menteng.page.totalData).toBeLessThan(all.page.totalData)
  const second = await list({ limit: '5', page: '2' })
  expect(second.datas).toEqual(all.datas.slice(5, 10))
  const wrong = await testApp.visitor().call(contract.listDoctors, { query: { type: 'x' } })
  expect(wrong.code).toBe(400)
})

test('doctor: a doctor without a valid licence is neither listed nor found by slug', async () => {
  const expired = await newDoctor({ validUntil: '2020-01-01' })
  const inactive = await newDoctor({ active: false })
  const slugs = (await list()).datas.map(({ slug }: DoctorCard) => slug)
  for (const { slug } of [expired, inactive]) {
    expect(slugs).not.toContain(slug)
    expect((await read(slug)).code).toBe(404)
  }
  const closed = await newDoctor({ branchId: 9 })
  expect((await read(closed.slug)).code).toBe(200)
  await testApp.db.update(branch).set({ active: false }).where(eq(branch.id, 9))
  expect((await read(closed.slug)).code).toBe(404)
  await testApp.db.update(branch).set({ active: true }).where(eq(branch.id, 9))
})

test('doctor: kinds of consultation show their fees', async () => {
  const { result } = await testApp.visitor().call(contract.listDoctorTypes)
  const types = result as Result<typeof contract.listDoctorTypes>
  expect(types.map(({ code }) => code)).toEqual([2560, 5941, 6730, 3566])
  const free = types.find(({ code }) => code === 3566)!
  expect(free).toMatchObject({ paid: false, minFee: 0, maxFee: 0 })
  const [expected] = await testApp.db
    .select({ total: count() })
    .from(doctor)
    .where(and(eq(doctor.typeCode, 3566), eq(doctor.active, true)))
  expect(free.doctors).toBeLessThanOrEqual(expected!.total)
  expect(types[0]!.minFee).toBeGreaterThan(0)
})

function byName(one: string, other: string) {
  return one < other ? -1 : 1
}
