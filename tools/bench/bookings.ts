import { addDays, dayIn } from '@nmw/contract/zone'
import { Pool } from 'pg'
import { cancelAppointment } from '../../server/src/appointment/cancel-appointment.ts'
import { createAppointment } from '../../server/src/appointment/create-appointment.ts'
import { newMedicalId } from '../../server/src/appointment/new-medical-id.ts'
import type { Context } from '../../server/src/context.ts'
import { addDoctorSession } from '../test-clinic/doctor-sessions.ts'
import { embeddedUrl } from '../shared/embedded-url.ts'
import { compareRates } from './compare-rates.ts'
import type { TestClinic } from '../test-clinic/call-clinic.ts'
import type { Benchmark } from './benchmark.ts'
import { keepAliveClient } from './keep-alive-client.ts'
import { openPatient } from './open-patient.ts'
import { recordQueries } from './record-queries.ts'
import { replayQueries } from './replay-queries.ts'

const AT_ONCE = 8
/** More than are used up while it is measured. */
const PHOTOS = 3_000
const note = 'Jerawat di pipi'
const reason = 'Ada keperluan lain'
const medicalId = /RM[0-9A-F]{20}/

/** A seat booked and released, over HTTP and through nothing but the same statements. */
export const bookings: Benchmark = {
  name: 'bookings',
  async measure(clinic) {
    const url = embeddedUrl(clinic.dataDirectory)
    const pool = new Pool({ connectionString: url, max: AT_ONCE })
    // Ids that occur nowhere else in the statements can be replaced by others.
    await pool.query(
      `select setval('account_id_seq', 500000000), setval('doctor_session_id_seq', 600000000),
        setval('appointment_id_seq', 700000000)`,
    )
    const first = await openBooker(clinic, pool)
    const [photo] = first.photos
    const book = async ({ context }: { context: Context }) => {
      const caller = { caller: { accountId: first.accountId }, client: { ip: '127.0.0.1', requestId: 'bench' } }
      const body = { schedule_id: first.session, image: [photo!], note }
      const { id } = await createAppointment(context, { ...caller, body } as BookInput)
      await cancelAppointment(context, { ...caller, params: { id }, body: { reason } } as CancelInput)
    }
    const [queries = []] = await recordQueries(clinic.dataDirectory, [book])
    const recorded = queries.flatMap(({ statement }) => statement.values).find((value) => medicalId.test(String(value)))
    const replay = replayQueries(queries, new RegExp(`[567]00000\\d{3}|${photo}|${medicalId.source}`, 'g'))

    const overHttp = await openBookers(clinic, pool)
    const bare = await openBookers(clinic, pool)
    try {
      const rates = await compareRates(
        {
          app: () => withIdle(overHttp, (one) => one.bookAndCancel()),
          sql: () =>
            withIdle(bare, ({ accountId, session, photos }) =>
              replay(pool, {
                [first.accountId]: String(accountId),
                [first.session]: String(session),
                [photo!]: photos.pop()!,
                [String(recorded)]: newMedicalId(),
              }),
            ),
        },
        { concurrency: AT_ONCE },
      )
      return [
        { name: 'bookings: share of bare pg', value: rates.app / rates.sql, unit: 'x', goal: { atLeast: 0.5 } },
        { name: 'bookings: booked and cancelled over HTTP', value: rates.app, unit: '/s' },
        { name: 'bookings: the same statements through bare pg', value: rates.sql, unit: '/s' },
      ]
    } finally {
      for (const { close } of [first, ...overHttp, ...bare]) close()
      await pool.end()
    }
  },
}

type BookInput = Parameters<typeof createAppointment>[1]
type CancelInput = Parameters<typeof cancelAppointment>[1]

/** No patient does two things at once. */
async function withIdle<Patient>(idle: Patient[], work: (one: Patient) => Promise<unknown>) {
  const one = idle.pop()!
  try {
    await work(one)
  } finally {
    idle.push(one)
  }
}

async function openBookers(clinic: TestClinic, pool: Pool) {
  const made = []
  for (let number = 0; number < AT_ONCE; number++) made.push(await openBooker(clinic, pool))
  return made
}

let opened = 0

/** A patient with a doctor's session of their own, so that none waits for the seat of another. */
async function openBooker(clinic: TestClinic, pool: Pool) {
  const day = addDays(dayIn('Asia/Jakarta', new Date()), 90 + opened++)
  const session = await addDoctorSession(clinic.dataDirectory, { branch: 1, day })
  const { accountId, headers } = await openPatient(clinic)
  const { rows } = await pool.query<{ name: string }>(
    `insert into stored_file (name, owner_id, is_public, width, height, bytes, content_type, created_at)
     select md5($1 || '-' || number) || '.webp', $1::int, false, 100, 100, 1000, 'image/webp', now()
     from generate_series(1, $2::int) number returning name`,
    [accountId, PHOTOS],
  )
  const photos = rows.map(({ name }) => name)
  const client = keepAliveClient(clinic.url, headers)
  return {
    accountId,
    session,
    photos,
    async bookAndCancel() {
      const wanted = { schedule_id: session, image: [photos.pop()], note }
      const answer = await client.send('POST', '/legacy/appointment/create', wanted)
      const { result } = JSON.parse(answer.toString()) as { result: { id: number } }
      await client.send('PUT', `/legacy/appointment/cancel/${result.id}`, { reason })
    },
    close: () => client.close(),
  }
}
