import { afterAll, expect, test } from 'vitest'
import { openTestDatabase } from '../testing/open-test-database.ts'
import { openDatabase } from './connection.ts'

const database = await openTestDatabase()
afterAll(() => database.drop())

test.each([
  { unhurried: false, longest: '10s' },
  { unhurried: true, longest: '0' },
])('a question may take $longest at most when it is unhurried: $unhurried', async ({ unhurried, longest }) => {
  const { pool, close } = openDatabase(database.url, { max: 1, unhurried, connectWithin: 60_000, onError() {} })
  for (const limit of ['statement_timeout', 'idle_in_transaction_session_timeout']) {
    expect((await pool.query<Record<string, string>>(`show ${limit}`)).rows).toEqual([{ [limit]: longest }])
  }
  await close()
})

test.each([false, true])(
  'an answer that does not come in time is given up, except when unhurried: %s',
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
