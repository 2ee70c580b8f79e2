import { afterAll, expect, test } from 'vitest'
import { eventually } from '../testing/checks/eventually.ts'
import { runSql } from '../testing/setup/run-sql.ts'
import { openTestDatabase } from '../testing/app/open-test-database.ts'
import { openDatabase } from './connection.ts'

const database = await openTestDatabase()
afterAll(() => database.drop())

test.each([
  { noTimeouts: false, longest: '10s' },
  { noTimeouts: true, longest: '0' },
])(
  'database connection: with noTimeouts $noTimeouts a statement may take $longest',
  async ({ noTimeouts, longest }) => {
    const { pool, close } = openDatabase(database.url, { max: 1, noTimeouts, connectTimeout: 60_000, onError() {} })
    for (const limit of ['statement_timeout', 'idle_in_transaction_session_timeout']) {
      expect((await pool.query<Record<string, string>>(`show ${limit}`)).rows).toEqual([{ [limit]: longest }])
    }
    await close()
  },
)

test.each([false, true])(
  'database connection: a late answer times out, except with noTimeouts %s',
  async (noTimeouts) => {
    const { pool, close } = openDatabase(database.url, {
      max: 1,
      noTimeouts,
      connectTimeout: 60_000,
      queryTimeout: 50,
      onError() {},
    })
    const answer = pool.query('select pg_sleep(0.5)')
    await (noTimeouts ? answer : expect(answer).rejects.toThrow('Query read timeout'))
    await close()
  },
)

/** A client that waits for nothing, and a way to end its connection from the other side. */
async function openWithClient(onError: (error: Error) => void) {
  const { pool, close } = openDatabase(database.url, { max: 1, onError })
  const client = await pool.connect()
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const lost = new Promise((resolve) => client.once('end', resolve))
  const breakConnection = async () => {
    await runSql(database.url, `select pg_terminate_backend(${rows[0]!.pid})`)
    await lost
  }
  return { pool, client, close, breakConnection }
}

test('database connection: a lost connection is reported once', async () => {
  const errors: string[] = []
  const { pool, client, close, breakConnection } = await openWithClient(({ message }) => errors.push(message))
  client.release()
  await breakConnection()
  await eventually(() => expect(pool.totalCount).toBe(0))
  expect(errors).toEqual(['terminating connection due to administrator command'])
  await close()
})

test('database connection: connections lost after closing are not reported', async () => {
  const errors: string[] = []
  const { client, close, breakConnection } = await openWithClient(({ message }) => errors.push(message))
  const closed = close()
  await breakConnection()
  client.release(true)
  await closed
  expect(errors).toEqual([])
})
