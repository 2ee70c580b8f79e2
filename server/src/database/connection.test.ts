import { afterAll, expect, test } from 'vitest'
import { eventually } from '../testing/checks/eventually.ts'
import { runSql } from '../testing/setup/run-sql.ts'
import { openTestDatabase } from '../testing/app/open-test-database.ts'
import { openDatabase } from './connection.ts'

const database = await openTestDatabase()
afterAll(() => database.drop())

test.each([
  { unhurried: false, longest: '10s' },
  { unhurried: true, longest: '0' },
])(
  'connection: a question may take $longest at most when it is unhurried: $unhurried',
  async ({ unhurried, longest }) => {
    const { pool, close } = openDatabase(database.url, { max: 1, unhurried, connectWithin: 60_000, onError() {} })
    for (const limit of ['statement_timeout', 'idle_in_transaction_session_timeout']) {
      expect((await pool.query<Record<string, string>>(`show ${limit}`)).rows).toEqual([{ [limit]: longest }])
    }
    await close()
  },
)

test.each([false, true])(
  'connection: an answer that does not come in time is given up, except when unhurried: %s',
  async (unhurried) => {
    const { pool, close } = openDatabase(database.url, {
      max: 1,
      unhurried,
      connectWithin: 60_000,
      answerWithin: 50,
      onError() {},
    })
    const answer = pool.query('select pg_sleep(0.5)')
    await (unhurried ? answer : expect(answer).rejects.toThrow('Query read timeout'))
    await close()
  },
)

/** A client that waits for nothing, and what ends its connection from the other side. */
async function openWithClient(onError: (error: Error) => void) {
  const { pool, close } = openDatabase(database.url, { max: 1, onError })
  const client = await pool.connect()
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const lost = new Promise((resolve) => client.once('end', resolve))
  const lose = async () => {
    await runSql(database.url, `select pg_terminate_backend(${rows[0]!.pid})`)
    await lost
  }
  return { pool, client, close, lose }
}

test('connection: a lost connection is complained of once', async () => {
  const complaints: string[] = []
  const { pool, client, close, lose } = await openWithClient(({ message }) => complaints.push(message))
  client.release()
  await lose()
  await eventually(() => expect(pool.totalCount).toBe(0))
  expect(complaints).toEqual(['terminating connection due to administrator command'])
  await close()
})

test('connection: what is lost after we have closed it is nobody’s concern', async () => {
  const complaints: string[] = []
  const { client, close, lose } = await openWithClient(({ message }) => complaints.push(message))
  const closed = close()
  await lose()
  client.release(true)
  await closed
  expect(complaints).toEqual([])
})
