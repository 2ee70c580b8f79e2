import { and, eq, ne } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cancelAppointment, createAppointment, ONE_ONGOING, SESSION_FULL } from '@nmw/contract/appointment'
import { appointment } from '../database/schema/appointment-table.ts'
import { doctorSession } from '../database/schema/doctor-session-table.ts'
import { createBooker } from '../testing/make/create-booker.ts'
import { createDoctorSession } from '../testing/make/create-doctor-session.ts'
import { findBrokenInvariants } from '../testing/checks/find-broken-invariants.ts'
import { size } from '../testing/stress/full-size.ts'
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts'
import { printFigure } from '../testing/stress/print-figure.ts'
import { startSecondServer } from '../testing/stress/start-second-server.ts'
import { appointmentRoutes } from './appointment-routes.ts'
import { closeSession } from './close-session.ts'

let testApp: TestApp
let second: Awaited<ReturnType<typeof startSecondServer>>
beforeAll(async () => {
  testApp = await openTestApp({ routes: appointmentRoutes })
  second = await startSecondServer(testApp, { routes: ['appointment/appointment-routes.ts'] })
})
afterAll(async () => {
  await second.stop()
  expect(await findBrokenInvariants(testApp.db)).toEqual([])
  await testApp.close()
})

/** Half of them are served by this process, half by another app with its own connections. */
const manyBookers = (count: number) =>
  Promise.all(Array.from({ length: count }, (_, number) => createBooker(number % 2 ? second.testApp : testApp)))

const patients = size({ small: 30, full: 200 })

test.each([1, 3, 10])(
  `booking races: for %i seats and ${patients} patients at once, exactly the seats are booked`,
  async (capacity) => {
    const { session } = await createDoctorSession(testApp, { capacity })
    const people = await manyBookers(patients)
    const answers = await Promise.all(people.map(({ book }) => book(session.id)))
    const taken = answers.filter(({ code }) => code === 200)
    expect(taken).toHaveLength(capacity)
    for (const { code, message } of answers.filter((answer) => answer.code !== 200))
      expect([code, message]).toEqual([400, SESSION_FULL])
    const seats = await seatsOf(session.id)
    expect(seats.taken).toBe(capacity)
    expect(seats.numbers).toEqual(Array.from({ length: capacity }, (_, index) => index + 1))
    printFigure(`C1: ${capacity} seats, ${patients} at once: ${taken.length} booked, 0 over`)
  },
)

test('booking races: one patient booking ten sessions at once gets one appointment, and no seat leaks', async () => {
  const rounds = size({ small: 4, full: 50 })
  for (let round = 0; round < rounds; round++) {
    const sessions = await Promise.all(Array.from({ length: 10 }, () => createDoctorSession(testApp)))
    const { person, ...here } = await createBooker(testApp)
    const there = bookerAt(second.testApp, here)
    const answers = await Promise.all(
      sessions.map(({ session }, number) => (number % 2 ? there : here.book)(session.id)),
    )
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1)
    for (const { code, message } of answers.filter((answer) => answer.code !== 200))
      expect([code, message]).toEqual([400, ONE_ONGOING])
    const rows = await testApp.db.select().from(appointment).where(eq(appointment.patientId, person.id))
    expect(rows).toHaveLength(1)
    const counts = await Promise.all(sessions.map(({ session }) => seatsOf(session.id)))
    expect(counts.reduce((sum, { taken }) => sum + taken, 0)).toBe(1)
  }
})

test('booking races: a form sent ten times at once makes one appointment, and under one key one response', async () => {
  const rounds = size({ small: 4, full: 50 })
  for (let round = 0; round < rounds; round++) {
    const headers: Record<string, string> = round % 2 ? { 'idempotency-key': `form-${round}` } : {}
    const { session } = await createDoctorSession(testApp, { capacity: 10 })
    const { person, ...here } = await createBooker(testApp)
    const there = bookerAt(second.testApp, here)
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, number) => (number % 2 ? there : here.book)(session.id, {}, headers)),
    )
    const taken = answers.filter(({ code }) => code === 200)
    const rest = answers.filter(({ code }) => code !== 200)
    const ids = new Set(taken.map(({ result }) => (result as { id: number }).id))
    expect(ids.size).toBe(1)
    if (round % 2) expect(rest.every(({ code }) => code === 409)).toBe(true)
    else {
      expect(taken).toHaveLength(1)
      for (const { code, message } of rest) expect([code, message]).toEqual([400, ONE_ONGOING])
    }
    expect(await testApp.db.$count(appointment, eq(appointment.patientId, person.id))).toBe(1)
    expect(await seatsOf(session.id)).toMatchObject({ taken: 1, numbers: [1] })
  }
  printFigure(`C2: ${rounds} forms sent ten times at once: ${rounds} appointments`)
})

test.each([
  ['free', 3566, 0],
  ['paid', 2560, 150_000],
])(
  'booking races: while %s sessions are booked, cancelled and closed, seat counts stay right and closed sessions empty',
  async (_, typeCode, fee) => {
    const rounds = size({ small: 4, full: 60 })
    const way = fee ? { payment_methode: 'VIRTUAL_ACCOUNT_BCA' } : {}
    for (let round = 0; round < rounds; round++) {
      const { session } = await createDoctorSession(testApp, { capacity: 3, typeCode, fee })
      const people = await manyBookers(8)
      const early = await Promise.all(people.slice(0, 2).map(({ book }) => book(session.id, way)))
      const cancels = early.map(({ result }, index) =>
        people[index]!.send(cancelAppointment, {
          params: { id: String((result as { id: number }).id) },
          body: { reason: 'Berubah rencana' },
        }),
      )
      const close = closeSession(testApp.context, {
        sessionId: session.id,
        reason: 'Dokter berhalangan',
        byAccountId: null,
      })
      const books = people.slice(2).map(({ book }) => book(session.id, way))
      const answers = await Promise.all([...books, ...cancels, close])
      for (const answer of answers) if (typeof answer === 'object') expect(answer.code).toBeLessThan(500)
      const seats = await seatsOf(session.id)
      expect(seats).toMatchObject({ taken: 0, numbers: [], closed: true })
    }
  },
)

/** The same patient on the other server. */
function bookerAt(
  { send }: TestApp,
  { session, photo }: Pick<Awaited<ReturnType<typeof createBooker>>, 'session' | 'photo'>,
) {
  return (scheduleId: number, more: object = {}, headers: Record<string, string> = {}) => {
    const body = { schedule_id: scheduleId, image: [photo], note: 'Jerawat di pipi', ...more }
    return send(createAppointment, { body }, { ...session, ...headers }, '10.5.5.6')
  }
}

async function seatsOf(sessionId: number) {
  const [row] = await testApp.db.select().from(doctorSession).where(eq(doctorSession.id, sessionId))
  const held = await testApp.db
    .select({ number: appointment.queueNumber })
    .from(appointment)
    .where(and(eq(appointment.sessionId, sessionId), ne(appointment.status, 0)))
  return {
    taken: row!.taken,
    closed: row!.closedAt !== null,
    numbers: held.map(({ number }) => number).toSorted((one, other) => one - other),
  }
}
