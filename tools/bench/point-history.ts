import { openDatabase } from '../../server/src/database/connection.ts'
import { writeLongHistory } from '../../server/src/demo/large/write-long-history.ts'
import { mustCall } from '../clinic/call-clinic.ts'
import { embeddedUrl } from '../clinic/embedded-url.ts'
import { registerPatient } from '../clinic/register-new-patient.ts'
import { compete } from './compete.ts'
import type { Measurement } from './figure.ts'
import { keepAliveClient } from './keep-alive-client.ts'

const SHORT = 10
const LONG = 100_000

/** Balance and history of a member who has bought all her life, against one who has just begun. */
export const pointHistory: Measurement = {
  name: 'point-history',
  async measure({ server, dataDirectory }) {
    const database = openDatabase(embeddedUrl(dataDirectory), { onError: () => {} })
    const short = await openMember(server.url, database, SHORT)
    const long = await openMember(server.url, database, LONG)
    // As the server's own housekeeping does after a while.
    await database.pool.query('vacuum analyze point_entry')
    await database.pool.query('vacuum analyze membership')
    await database.close()
    try {
      const rates = await compete({
        short: { once: () => short.readAll(1) },
        long: { once: () => long.readAll(1) },
        middle: { once: (turn) => long.readAll(1 + ((turn * 7_919) % (LONG / 10))) },
      })
      return [
        {
          name: `points: time with ${LONG} entries against ${SHORT}`,
          value: rates.short / rates.long,
          unit: 'x',
          goal: { atMost: 1.3 },
        },
        { name: 'points: the same on any page of the long history', value: rates.short / rates.middle, unit: 'x' },
        { name: 'points: balance and history over HTTP', value: rates.long, unit: '/s' },
      ]
    } finally {
      short.close()
      long.close()
    }
  },
}

async function openMember(url: string, { db, pool }: ReturnType<typeof openDatabase>, entries: number) {
  const { email, password } = await registerPatient(url)
  const { result } = await mustCall(url, '/legacy/auth/login', { body: { username: email, password, site: 'member' } })
  const { rows } = await pool.query<{ id: number }>(
    `insert into membership (account_id, number, expires_on)
     select id, 'NMW-80' || lpad(id::text, 5, '0'), current_date + 300 from account where email = $1
     returning account_id as id`,
    [email],
  )
  await writeLongHistory(db, rows[0]!.id, entries, new Date())
  const client = keepAliveClient(url, { authorization: `Bearer ${(result as { token: string }).token}` })
  const readAll = (page: number) =>
    Promise.all([client.get('/legacy/point/user'), client.get(`/legacy/point/user/history?page=${page}&limit=10`)])
  return { readAll, close: () => client.close() }
}
