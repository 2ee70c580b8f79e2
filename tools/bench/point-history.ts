import { openDatabase } from '../../server/src/database/connection.ts'
import { writeLongHistory } from '../../server/src/demo/large/write-long-history.ts'
import { embeddedUrl } from '../shared/embedded-url.ts'
import { compareRates } from './compare-rates.ts'
import type { TestClinic } from '../test-clinic/call-clinic.ts'
import type { Benchmark } from './benchmark.ts'
import { keepAliveClient } from './keep-alive-client.ts'
import { openPatient } from './open-patient.ts'

const SHORT = 10
const LONG = 100_000

/** Balance and history of a member with very many entries, against one with few. */
export const pointHistory: Benchmark = {
  name: 'point-history',
  async measure(clinic) {
    const database = openDatabase(embeddedUrl(clinic.dataDirectory), { onError: () => {} })
    const short = await openMember(clinic, database, SHORT)
    const long = await openMember(clinic, database, LONG)
    // As autovacuum does after a while.
    await database.pool.query('vacuum analyze point_entry')
    await database.pool.query('vacuum analyze membership')
    await database.close()
    try {
      const rates = await compareRates({
        short: () => short.readAll(1),
        long: () => long.readAll(1),
        middle: (turn) => long.readAll(1 + ((turn * 7_919) % (LONG / 10))),
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

async function openMember(clinic: TestClinic, { db, pool }: ReturnType<typeof openDatabase>, entries: number) {
  const { accountId, headers } = await openPatient(clinic)
  await pool.query(
    `insert into membership (account_id, number, expires_on)
     values ($1::int, 'NMW-80' || lpad($1::int::text, 5, '0'), current_date + 300)`,
    [accountId],
  )
  await writeLongHistory(db, accountId, entries, new Date())
  const client = keepAliveClient(clinic.url, headers)
  const readAll = (page: number) =>
    Promise.all([client.get('/legacy/point/user'), client.get(`/legacy/point/user/history?page=${page}&limit=10`)])
  return { readAll, close: () => client.close() }
}
