import * as queue from '@nmw/contract/ops-queue'
import type { Zone } from '@nmw/contract/zone'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { appointment, appointmentEvent } from '../database/schema/appointment-table.ts'
import { auditEntry } from '../database/schema/audit-entry-table.ts'
import { doctorSession } from '../database/schema/doctor-session-table.ts'
import { notification } from '../database/schema/notification-table.ts'
import { visitDraft } from '../database/schema/prescription-table.ts'
import { createBooker } from '../testing/create-booker.ts'
import { createDoctorSession } from '../testing/create-doctor-session.ts'
import { createPhoto } from '../testing/create-photo.ts'
import { createStaff } from '../testing/create-staff.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'
import { markMissed } from './mark-missed.ts'

let world: TestApp
beforeAll(async () => {
  world = await openTestApp()
})
afterAll(() => world.close())

const moveTo = (moment: string) => world.clock.advance((Date.parse(moment) - world.context.now().getTime()) / 1000)
const seatOf = async (id: number) => (await world.db.select().from(appointment).where(eq(appointment.id, id)))[0]!

async function bookOn(day: string, timezone: Zone = 'Asia/Jakarta') {
  const place = await createDoctorSession(world, { day, timezone, capacity: 5 })
  const seats = []
  for (let number = 0; number < 3; number++) {
    const booker = await createBooker(world)
    const answer = await booker.book(place.session.id)
    expect(answer.code).toBe(200)
    seats.push({ ...booker, id: (answer.result as { id: number }).id })
  }
  return { ...place, seats }
}

test('who did not come and was forgotten may book again the next morning; who was there waits for her doctor', async () => {
  moveTo('2097-01-07T00:00:00Z')
  const { seats, session, branch } = await bookOn('2097-01-07')
  const [forgotten, arrived, begun] = seats
  const desk = await createStaff(world, { branchId: branch.id })
  await desk.call(queue.checkIn, { params: { id: String(arrived!.id) } })
  const draft = { appointmentId: begun!.id, version: 1, data: {}, updatedAt: world.context.now() }
  await world.db.insert(visitDraft).values(draft)
  const next = await createDoctorSession(world, { day: '2097-01-09' })

  // 02.59 and 03.00 on the 8th in Jakarta.
  moveTo('2097-01-07T19:59:00Z')
  await markMissed(world.context)
  expect((await seatOf(forgotten!.id)).status).toBe(1)
  moveTo('2097-01-07T20:00:00Z')
  await Promise.all([markMissed(world.context), markMissed(world.context)])

  expect(await seatOf(forgotten!.id)).toMatchObject({
    status: 0,
    cancelReason: 'Tidak hadir',
    absentAt: expect.any(Date),
  })
  expect((await seatOf(arrived!.id)).status).toBe(1)
  expect((await seatOf(begun!.id)).status).toBe(1)
  const [row] = await world.db.select().from(doctorSession).where(eq(doctorSession.id, session.id))
  expect(row!.taken).toBe(2)
  const events = await world.db
    .select()
    .from(appointmentEvent)
    .where(and(eq(appointmentEvent.appointmentId, forgotten!.id), eq(appointmentEvent.kind, 'no-show')))
  expect(events).toMatchObject([{ byAccountId: null }])
  const said = and(eq(auditEntry.action, 'mark-absent'), eq(auditEntry.object, `appointment-${forgotten!.id}`))
  expect(await world.db.select().from(auditEntry).where(said)).toMatchObject([{ accountId: null, requestId: null }])
  const told = eq(notification.dedupeKey, `appointment-${forgotten!.id}-absent`)
  expect(await world.db.$count(notification, told)).toBe(1)
  const photo = await createPhoto(world, forgotten!.person.id)
  expect((await forgotten!.book(next.session.id, { image: [photo] })).code).toBe(200)
})

test('the day ends by the clock of the branch: in Jayapura two hours before Jakarta', async () => {
  world.clock.reset()
  moveTo('2097-02-06T12:00:00Z')
  const west = await bookOn('2097-02-07')
  const east = await bookOn('2097-02-07', 'Asia/Jayapura')
  moveTo('2097-02-07T18:30:00Z')
  await markMissed(world.context)
  expect((await seatOf(east.seats[0]!.id)).status).toBe(0)
  expect((await seatOf(west.seats[0]!.id)).status).toBe(1)
})
