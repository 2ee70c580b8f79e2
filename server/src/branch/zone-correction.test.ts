import { HOUR } from '@nmw/contract/duration'
import { CATEGORY } from '@nmw/contract/notification'
import { changeBranch } from '@nmw/contract/ops-clinic'
import { addDays, dayIn, momentOf, type Zone } from '@nmw/contract/zone'
import { and, eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { appointmentRoutes } from '../appointment/appointment-routes.ts'
import { auditEntry } from '../database/schema/audit-entry-table.ts'
import type { branch } from '../database/schema/branch-table.ts'
import { doctorSession } from '../database/schema/doctor-session-table.ts'
import { doctorPractice } from '../database/schema/doctor-table.ts'
import { notification } from '../database/schema/notification-table.ts'
import { outboxMessage } from '../database/schema/outbox-message-table.ts'
import { createBooker } from '../testing/make/create-booker.ts'
import { createDoctorSession } from '../testing/make/create-doctor-session.ts'
import { createStaff } from '../testing/make/create-staff.ts'
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts'
import { branchRoutes } from './branch-routes.ts'

let testApp: TestApp
let admin: Awaited<ReturnType<typeof createStaff>>
beforeAll(async () => {
  testApp = await openTestApp({ routes: [...appointmentRoutes, ...branchRoutes] })
  admin = await createStaff(testApp, { role: 'administrator' })
})
afterAll(() => testApp.close())

const day = () => addDays(dayIn('Asia/Jakarta', testApp.context.now()), 5)

function correct({ id, code: _code, ...place }: typeof branch.$inferSelect, timezone: Zone) {
  return admin.call(changeBranch, { params: { id: String(id) }, body: { ...place, timezone } })
}

const startsOf = async (doctorId: number) =>
  (
    await testApp.db
      .select({ startsAt: doctorSession.startsAt, endsAt: doctorSession.endsAt })
      .from(doctorSession)
      .where(eq(doctorSession.doctorId, doctorId))
      .orderBy(doctorSession.startsAt)
  ).map(({ startsAt, endsAt }) => [startsAt.toISOString(), (+endsAt - +startsAt) / HOUR])

/** Another session of the doctor, like the first except for what is given. */
async function another(first: typeof doctorSession.$inferSelect, more: Partial<typeof first>) {
  const { id: _id, ...values } = first
  await testApp.db.insert(doctorSession).values({ ...values, ...more })
}

test('branch: correcting the time zone keeps the wall clock of future sessions and notifies booked patients', async () => {
  const { branch: place, doctor, session } = await createDoctorSession(testApp, { day: day(), end: '10:00' })
  // Each an hour from the next: shifted, one gets the time the next one had.
  const [before, after] = ['08:00', '10:00'].map((start) => momentOf('Asia/Jakarta', day(), start))
  for (const startsAt of [before!, after!]) await another(session, { startsAt, endsAt: new Date(+startsAt + HOUR) })
  const past = momentOf('Asia/Jakarta', addDays(day(), -10), '09:00')
  await another(session, { startsAt: past, endsAt: new Date(+past + HOUR), day: addDays(day(), -10) })
  const { person, book } = await createBooker(testApp)
  const { id } = (await book(session.id)).result as { id: number }
  const reminders = () =>
    testApp.db
      .select({ dueAt: outboxMessage.dueAt, text: outboxMessage.body })
      .from(outboxMessage)
      .where(like(outboxMessage.dedupeKey, `appointment-${id}-%-2h-mail`))

  expect((await correct(place, 'Asia/Makassar')).code).toBe(200)
  const at = (zone: Zone, start: string) => [momentOf(zone, day(), start).toISOString(), 1]
  const kept = [past.toISOString(), 1]
  const starts = ['08:00', '09:00', '10:00']
  expect(await startsOf(doctor.id)).toEqual([kept, ...starts.map((start) => at('Asia/Makassar', start))])
  const dueAt = new Date(momentOf('Asia/Makassar', day(), '09:00').getTime() - 2 * HOUR)
  expect(await reminders()).toMatchObject([{ dueAt, text: expect.stringContaining('sekitar pukul 09.00 WITA') }])
  const ofPatient = and(eq(notification.accountId, person.id), like(notification.dedupeKey, `appointment-${id}-zone-%`))
  const news = await testApp.db.select().from(notification).where(ofPatient)
  expect(news).toMatchObject([
    {
      category: CATEGORY.appointment,
      link: `/user/consult-detail/${id}`,
      message: expect.stringMatching(
        /^Zona waktu klinik diperbaiki\. .*sekitar pukul 09\.00 WITA\. Nomor antrean 1\.$/,
      ),
    },
  ])
  const [audit] = await testApp.db
    .select()
    .from(auditEntry)
    .where(and(eq(auditEntry.action, 'change-branch'), eq(auditEntry.object, `branch-${place.id}`)))
  expect(audit!.detail).toMatchObject({ sessions: 3, patients: 1 })

  // Back again; then to another name of the same clock, which notifies nobody.
  const next = { ...place, timezone: 'Asia/Makassar' as const, version: place.version + 1 }
  expect((await correct(next, 'Asia/Jakarta')).code).toBe(200)
  expect((await correct({ ...next, version: next.version + 1 }, 'Asia/Pontianak')).code).toBe(200)
  expect(await startsOf(doctor.id)).toEqual([kept, ...starts.map((start) => at('Asia/Jakarta', start))])
  expect(await testApp.db.$count(notification, ofPatient)).toBe(2)
})

test("branch: a time zone that makes a doctor's sessions overlap is refused, and nothing changes", async () => {
  const { branch: place, doctor, session } = await createDoctorSession(testApp, { day: day() })
  const elsewhere = await createDoctorSession(testApp)
  const practice = { doctorId: doctor.id, branchId: elsewhere.branch.id, sip: 'SIP/Z', validUntil: '2099-12-31' }
  await testApp.db.insert(doctorPractice).values(practice)
  await another(session, {
    branchId: elsewhere.branch.id,
    startsAt: new Date(+session.startsAt - 2 * HOUR),
    endsAt: session.startsAt,
  })
  const were = await startsOf(doctor.id)
  expect(await correct(place, 'Asia/Makassar')).toMatchObject({ code: 400, errors: [{ path: 'timezone' }] })
  expect(await startsOf(doctor.id)).toEqual(were)
})
