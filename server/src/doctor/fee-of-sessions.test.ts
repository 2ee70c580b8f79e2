import { listAvailableDoctors } from '@nmw/contract/appointment'
import { changeDoctor } from '@nmw/contract/ops-doctor'
import { readQueue } from '@nmw/contract/ops-queue'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { appointmentRoutes } from '../appointment/appointment-routes.ts'
import { queueRoutes } from '../appointment/queue-routes.ts'
import { appointment } from '../database/schema/appointment-table.ts'
import { doctorSession } from '../database/schema/doctor-session-table.ts'
import { order } from '../database/schema/order-table.ts'
import { createBooker } from '../testing/make/create-booker.ts'
import { createDoctorSession } from '../testing/make/create-doctor-session.ts'
import { createStaff } from '../testing/make/create-staff.ts'
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts'
import { doctorRoutes } from './doctor-routes.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp({ routes: [...appointmentRoutes, ...doctorRoutes, ...queueRoutes] })
})
afterAll(() => testApp.close())

const bca = { payment_methode: 'VIRTUAL_ACCOUNT_BCA' }
const NORMAL = { typeCode: 3566, fee: 0 }
const SKIN = { typeCode: 2560, fee: 150_000 }

/** A doctor with a booked session and one that nobody has booked. */
async function openDoctor(kind: { typeCode: number; fee: number }) {
  const { doctor, branch, session: booked } = await createDoctorSession(testApp, kind)
  const { id: _, ...like } = booked
  const later = { startsAt: new Date(+booked.startsAt + 86_400_000), endsAt: new Date(+booked.endsAt + 86_400_000) }
  const [empty] = await testApp.db
    .insert(doctorSession)
    .values({ ...like, ...later, day: '2097-01-08' })
    .returning()
  const first = await createBooker(testApp)
  expect((await first.book(booked.id, kind.fee ? bca : {})).code).toBe(200)
  const admin = await createStaff(testApp, { role: 'administrator', branchId: branch.id })
  const { slug: _slug, id, ...values } = doctor
  const become = (next: { typeCode: number; fee: number }) =>
    admin.call(changeDoctor, { params: { id: String(id) }, body: { ...values, ...next } })
  const offered = async (date: string) => {
    const { result } = await first.send(listAvailableDoctors, { query: { date, branch: String(branch.id) } })
    return (result as { fee: number }[])[0]!.fee
  }
  const price = async (day: string) => {
    const { result } = await admin.call(readQueue, { query: { branch: String(branch.id), day } })
    return (result as { sessions: { price: number }[] }).sessions[0]!.price
  }
  return { booked, empty: empty!, become, offered, price }
}

async function billOf(seat: unknown) {
  const { id } = seat as { id: number }
  const [row] = await testApp.db
    .select({ total: order.goodsTotal })
    .from(appointment)
    .leftJoin(order, eq(order.id, appointment.orderId))
    .where(eq(appointment.id, id))
  return row!.total
}

test('doctor: when a doctor becomes paid, no session stays free, booked or not', async () => {
  const { booked, empty, become, offered, price } = await openDoctor(NORMAL)
  expect((await become(SKIN)).code).toBe(200)
  const [row] = await testApp.db.select().from(doctorSession).where(eq(doctorSession.id, empty.id))
  expect(row!.fee).toBe(150_000)
  for (const session of [booked, empty]) {
    expect(await offered(session.day)).toBe(150_000)
    expect(await price(session.day)).toBe(155_000)
    const { result } = await (await createBooker(testApp)).book(session.id, bca)
    expect(await billOf(result)).toBe(150_000)
  }
})

test('doctor: when a doctor becomes free, no fee is shown or charged', async () => {
  const { booked, empty, become, offered } = await openDoctor(SKIN)
  expect((await become(NORMAL)).code).toBe(200)
  const [row] = await testApp.db.select().from(doctorSession).where(eq(doctorSession.id, empty.id))
  expect(row!.fee).toBe(0)
  for (const session of [booked, empty]) {
    expect(await offered(session.day)).toBe(0)
    const { result } = await (await createBooker(testApp)).book(session.id)
    expect(await billOf(result)).toBeNull()
  }
})

test('doctor: another fee of the same kind leaves offered sessions unchanged', async () => {
  const { empty, become, offered } = await openDoctor(SKIN)
  expect((await become({ ...SKIN, fee: 200_000 })).code).toBe(200)
  expect(await offered(empty.day)).toBe(150_000)
})
