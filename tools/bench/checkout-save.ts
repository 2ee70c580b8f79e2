import { Pool } from 'pg'
import { addPrescription, someLines } from '../test-clinic/prescriptions.ts'
import { mustCall } from '../test-clinic/call-clinic.ts'
import { embeddedUrl } from '../shared/embedded-url.ts'
import { authorize } from '../test-clinic/log-in.ts'
import { registerPatient } from '../test-clinic/patients.ts'
import { compareRates } from './compare-rates.ts'
import type { Benchmark } from './benchmark.ts'
import { keepAliveClient } from './keep-alive-client.ts'
import { type RecordedQuery, recordQueries } from './record-queries.ts'

const MEMBERS = 8

/** Quantities saved in a checkout, against nothing but their SQL; shipping prices, against a call that reads nothing. */
export const checkoutSave: Benchmark = {
  name: 'checkout-save',
  async measure({ url, dataDirectory }) {
    const members: Awaited<ReturnType<typeof openMember>>[] = []
    for (let number = 0; number < MEMBERS; number++) members.push(await openMember(url, dataDirectory))
    const calls = members.flatMap(({ path, headers }) =>
      [1, 2].map((step) => ({ method: 'PUT' as const, url: path, headers, payload: bodyOf(step) })),
    )
    const statements = await recordQueries(
      dataDirectory,
      calls.map(
        (request) =>
          ({ call }) =>
            call(request),
      ),
    )
    const pool = new Pool({ connectionString: embeddedUrl(dataDirectory), max: 20 })
    const clients = members.map(({ headers }) => keepAliveClient(url, headers))
    const districts = [317106, 317107, 327302, 517101, 337401]
    const quoteShipping = (turn: number) =>
      clients[0]!.get(
        `/legacy/shipping/v1/express/price?origin=PG&destination=${districts[turn % districts.length]}&weight=1000`,
      )
    try {
      const rates = await compareRates({
        app: (turn) => save(turn),
        sql: (turn) => run(pool, statements[turn % statements.length]!),
        quote: quoteShipping,
        empty: () => clients[0]!.get('/legacy/payment/service'),
      })
      return [
        { name: 'checkout: saves, share of bare pg', value: rates.app / rates.sql, unit: 'x', goal: { atLeast: 0.5 } },
        { name: 'checkout: saves over HTTP', value: rates.app, unit: '/s' },
        { name: 'checkout: saves through bare pg', value: rates.sql, unit: '/s' },
        { name: 'checkout: statements of one save', value: statements[0]!.length, unit: '' },
        {
          name: 'shipping: time of a quote against an empty call',
          value: rates.empty / rates.quote,
          unit: 'x',
          goal: { atMost: 1.2 },
        },
        { name: 'shipping: quotes over HTTP', value: rates.quote, unit: '/s' },
      ]
    } finally {
      for (const client of clients) client.close()
      await pool.end()
    }

    function save(turn: number) {
      const number = turn % MEMBERS
      return clients[number]!.send('PUT', members[number]!.path, bodyOf(Math.floor(turn / MEMBERS)))
    }
  },
}

const bodyOf = (step: number) => ({
  items: someLines.map(({ item }, place) => ({ id: item, quantity: 1 + ((step + place) % 2) })),
})

async function run(pool: Pool, statements: RecordedQuery[]) {
  const client = await pool.connect()
  try {
    for (const { statement } of statements) await client.query(statement)
    client.release()
  } catch (error) {
    // Closing the connection also ends its transaction, whose locks would block the others forever.
    client.release(true)
    throw error
  }
}

async function openMember(url: string, dataDirectory: string) {
  const { email, password } = await registerPatient(url)
  const { medicalId } = await addPrescription(dataDirectory, { email })
  const headers = await authorize(url, email, { password })
  await mustCall(url, `/legacy/checkout/user?id=${medicalId}`, { method: 'GET', headers })
  const path = `/legacy/checkout/user/update?id=${medicalId}`
  await mustCall(url, path, { method: 'PUT', headers, body: { shipping: { service: 'jne', serviceType: 'REG23' } } })
  return { path, headers }
}
