import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts'
import { transaction } from './transaction.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp()
  await testApp.db.execute(sql`create table pair (id int primary key, number int not null)`)
  await testApp.db.execute(sql`insert into pair values (1, 0), (2, 0)`)
})
afterAll(() => testApp.close())

test('transaction: after a deadlock the aborted one is repeated', async () => {
  let attempts = 0
  let holding = 0
  const meeting = Promise.withResolvers<void>()
  const finished = Promise.withResolvers<void>()
  const countUp = (first: number, second: number) =>
    transaction(testApp.db, async (db) => {
      if (++attempts > 2) await finished.promise
      await db.execute(sql`set local deadlock_timeout = '50ms'`)
      await db.execute(sql`update pair set number = number + 1 where id = ${first}`)
      if (++holding === 2) meeting.resolve()
      await meeting.promise
      await db.execute(sql`update pair set number = number + 1 where id = ${second}`)
    }).then(finished.resolve)
  await Promise.all([countUp(1, 2), countUp(2, 1)])
  expect(attempts).toBe(3)
  const { rows } = await testApp.pool.query('select number from pair')
  expect(rows).toEqual([{ number: 2 }, { number: 2 }])
})

test('transaction: retries wait longer each time, and end after the last', async () => {
  const begun: number[] = []
  const unlucky = transaction(testApp.db, () => {
    begun.push(performance.now())
    return testApp.db.execute(sql`do $$ begin raise exception 'again' using errcode = '40P01'; end $$`)
  })
  await expect(unlucky).rejects.toThrow()
  const waits = begun.slice(1).map((moment, index) => moment - (begun[index] ?? 0))
  expect(waits.map((wait, index) => wait >= 19 * (index + 1))).toEqual([true, true, true])
})

test('transaction: a refusal is not repeated, and leaves nothing behind', async () => {
  let attempts = 0
  const failing = transaction(testApp.db, async (db) => {
    attempts++
    await db.execute(sql`insert into pair values (3, 0)`)
    await db.execute(sql`insert into pair values (1, 0)`)
  })
  await expect(failing).rejects.toThrow()
  expect(attempts).toBe(1)
  const { rows } = await testApp.pool.query('select from pair where id = 3')
  expect(rows).toEqual([])
})
