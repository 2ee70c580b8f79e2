import { createHash } from 'node:crypto'
import { cancelVoucher, redeemVoucher } from '@nmw/contract/voucher'
import { eq, sql } from 'drizzle-orm'
import { assert, asyncProperty, array, constantFrom, record } from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../database/connection.ts'
import { attempt } from '../database/schema/attempt-table.ts'
import { idempotencyKey } from '../database/schema/idempotency-table.ts'
import { deleteExpired } from '../jobs/delete-expired.ts'
import { Problem, refused } from '../http/problem.ts'
import { createPatient } from '../testing/make/create-patient.ts'
import { size } from '../testing/stress/full-size.ts'
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts'
import { printFigure } from '../testing/stress/print-figure.ts'
import { voucherRoutes } from '../voucher/voucher-routes.ts'
import { once } from './once.ts'

let testApp: TestApp
let people: number[]
beforeAll(async () => {
  testApp = await openTestApp({ routes: voucherRoutes })
  people = [(await createPatient(testApp)).id, (await createPatient(testApp)).id]
})
afterAll(() => testApp.close())

let turn = 0
type Ask = {
  person?: number
  key?: string | undefined
  id?: number
  endpoint?: typeof redeemVoucher | typeof cancelVoucher
}

/** A write whose effects can be counted: one row each. */
async function leaveTrace(db: Database) {
  const name = `trace-${++turn}`
  await db.insert(attempt).values({ key: name, count: 1, windowEndsAt: new Date('2100-01-01') })
  return name
}
const traces = () => testApp.db.$count(attempt)

function ask({ person = 0, key, id = 1, endpoint = redeemVoucher }: Ask, work = leaveTrace) {
  const caller = { sessionId: '', accountId: people[person]!, roleId: 2, site: 'member' as const, pending: false }
  return once(testApp.context, endpoint, { caller, client: { idempotencyKey: key }, query: { id } }, work)
}
const problemOf = (asked: Promise<unknown>) =>
  asked.then(
    () => undefined,
    (error: unknown) => (error instanceof Problem ? error.status : error),
  )

test('idempotency: the same key and body get the same response and one effect; without a key each counts', async () => {
  const before = await traces()
  const first = await ask({ key: 'a' })
  expect(await ask({ key: 'a' })).toBe(first)
  expect(await traces()).toBe(before + 1)
  expect(await ask({})).not.toBe(await ask({}))
  expect(await traces()).toBe(before + 3)
})

test('idempotency: a stored request cannot be guessed from its hash', async () => {
  await ask({ key: 'guess', id: 7 })
  const [stored] = await testApp.db.select().from(idempotencyKey).where(eq(idempotencyKey.key, 'guess'))
  const guessed = createHash('sha256').update(JSON.stringify([undefined, { id: 7 }, undefined]))
  expect(stored!.bodyHash).not.toEqual(guessed.digest())
})

test('idempotency: another body, or another call, under the same key is 422', async () => {
  await ask({ key: 'b' })
  expect(await problemOf(ask({ key: 'b', id: 2 }))).toBe(422)
  expect(await problemOf(ask({ key: 'b', endpoint: cancelVoucher }))).toBe(422)
})

test("idempotency: another account's key is another key", async () => {
  expect(await ask({ key: 'c' })).not.toBe(await ask({ key: 'c', person: 1, id: 2 }))
})

async function refuse(db: Database): Promise<string> {
  await leaveTrace(db)
  throw refused('Poin anda tidak cukup', 'id')
}

test('idempotency: a refusal is a response, too, and its work is rolled back', async () => {
  const before = await traces()
  expect(await problemOf(ask({ key: 'd' }, refuse))).toBe(400)
  const again = ask({ key: 'd' })
  await expect(again).rejects.toMatchObject({ status: 400, message: 'Poin anda tidak cukup' })
  await expect(again).rejects.toMatchObject({ errors: [{ path: 'id', message: 'Poin anda tidak cukup' }] })
  expect(await traces()).toBe(before)
})

test('idempotency: after a fault or a rate limit the repeat does the work', async () => {
  const before = await traces()
  for (const error of [new Error('broken'), new Problem(503, 'away'), new Problem(429, 'slow-down')]) {
    const key = error.message
    const fail = async (): Promise<string> => Promise.reject(error)
    await expect(ask({ key }, fail)).rejects.toThrow(error.message)
    expect(await ask({ key })).toMatch(/^trace/)
  }
  expect(await traces()).toBe(before + 3)
})

test('idempotency: while the first request runs the second is 409, and then gets its response', async () => {
  const started = Promise.withResolvers<void>()
  const finish = Promise.withResolvers<void>()
  const slow = async (db: Database) => {
    started.resolve()
    await finish.promise
    return leaveTrace(db)
  }
  const first = ask({ key: 'e' }, slow)
  await started.promise
  expect(await problemOf(ask({ key: 'e' }))).toBe(409)
  expect(await problemOf(ask({ key: 'e', person: 1 }))).toBeUndefined()
  finish.resolve()
  expect(await ask({ key: 'e' }).catch(() => first)).toBe(await first)
})

test.each(['', ' ', 'ä', 'x'.repeat(256)])('idempotency: %o is no valid key', async (key) => {
  expect(await problemOf(ask({ key }))).toBe(400)
})

test('idempotency: keys are deleted after a day', async () => {
  const first = await ask({ key: 'f' })
  testApp.clock.advance(86_401)
  await deleteExpired(testApp.context)
  testApp.clock.reset()
  expect(await ask({ key: 'f' })).not.toBe(first)
})

/** Ends the connection in the middle of the work, like a killed server. */
async function crashHalfway(db: Database): Promise<string> {
  await leaveTrace(db)
  const { rows } = await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
  await testApp.pool.query('select pg_terminate_backend($1)', [rows[0]!.pid])
  return leaveTrace(db)
}

test('idempotency: a crash halfway leaves nothing, and the repeat does the work once', async () => {
  const before = await traces()
  await expect(ask({ key: 'g' }, crashHalfway)).rejects.toThrow()
  expect(await traces()).toBe(before)
  const answer = await ask({ key: 'g' })
  expect(await ask({ key: 'g' })).toBe(answer)
  expect(await traces()).toBe(before + 1)
})

test(
  'idempotency: any order of repeats, other bodies, refusals, faults and crashes behaves like the model',
  { timeout: 600_000 },
  async () => {
    const works = {
      leaveTrace,
      refuse: async (): Promise<string> => Promise.reject(refused('Tidak')),
      fail: async (): Promise<string> => Promise.reject(new Error('broken')),
      crashHalfway,
    }
    const step = record({
      person: constantFrom(0, 1),
      key: constantFrom('x', 'y'),
      id: constantFrom(1, 2),
      work: constantFrom(
        ...(Object.keys(works) as (keyof typeof works)[]),
        'leaveTrace' as const,
        'leaveTrace' as const,
      ),
    })
    let run = 0
    const property = asyncProperty(array(step, { minLength: 2, maxLength: 8 }), async (steps) => {
      run++
      const model = new Map<string, { id: number; answer: unknown }>()
      let expected = await traces()
      for (const { person, key, id, work } of steps) {
        const known = model.get(`${person}${key}`)
        const given = await ask({ person, id, key: `${run}-${key}` }, works[work]).catch((error: unknown) =>
          error instanceof Problem ? error.status : 'fault',
        )
        if (known) expect(given).toEqual(known.id === id ? known.answer : 422)
        else if (work === 'leaveTrace') {
          expect(given).toMatch(/^trace/)
          expected++
        } else expect(given).toBe(work === 'refuse' ? 400 : 'fault')
        if (!known && given !== 'fault') model.set(`${person}${key}`, { id, answer: given })
      }
      expect(await traces()).toBe(expected)
    })
    const numRuns = size({ small: 25, full: 2_000 })
    await assert(property, { numRuns })
    printFigure(`C16 ${numRuns} sequences of repeats, refusals, faults and crashes: as the model says`)
  },
)
