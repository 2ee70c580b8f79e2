import { createAddress, updateAddress } from '@nmw/contract/address'
import { listArticles } from '@nmw/contract/article'
import { sql } from 'drizzle-orm'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { addressRoutes } from '../address/address-routes.ts'
import { articleRoutes } from '../article/article-routes.ts'
import { createPatient } from '../testing/make/create-patient.ts'
import { openFaultProxy } from '../testing/fakes/fault-proxy.ts'
import { openTestApp } from '../testing/app/open-test-app.ts'
import { printFigure } from '../testing/stress/print-figure.ts'
import { runSql } from '../testing/setup/run-sql.ts'
import { signIn } from '../testing/app/sign-in.ts'
import { openDatabase } from './connection.ts'
import { transaction } from './transaction.ts'

/** Longer than a machine shared with others stands still. */
const PATIENCE = 5_000

type Clinic = Awaited<ReturnType<typeof openClinic>>
let way: Awaited<ReturnType<typeof openFaultProxy>>
/** The one waits as long as it takes; the other has to give up where nothing ever comes. */
let steady: Clinic
let hasty: Clinic
beforeAll(async () => {
  way = await openFaultProxy(inject('postgresUrl'))
  steady = await openClinic({})
  hasty = await openClinic({ connectWithin: PATIENCE, answerWithin: PATIENCE })
})
afterEach(() => way.set('clear'))
afterAll(async () => {
  await steady.testApp.close()
  await hasty.testApp.close()
  await way.close()
})

async function openClinic(limits: { connectWithin?: number; answerWithin?: number }) {
  const connect: typeof openDatabase = (url, options) =>
    openDatabase(way.through(url), { ...options, ...limits, max: 4 })
  const testApp = await openTestApp({ routes: [...addressRoutes, ...articleRoutes], connect })
  const headers = await signIn(testApp, await createPatient(testApp))
  const created = await testApp.send(createAddress, { body }, headers, '10.5.5.6')
  const params = { id: String((created.result as { id: number }).id) }
  return {
    testApp,
    read: () => testApp.visitor().call(listArticles, {}),
    /** Several statements in one transaction. */
    write: () => testApp.send(updateAddress, { params, body }, headers, '10.5.5.6'),
  }
}

const body = {
  fullName: 'Siti Rahmawati',
  phone: '6281000000201',
  address: 'Jl. Melati No. 5',
  postalCode: '10310',
  note: 'Pagar hijau',
  label: 'Rumah',
  primary: true,
  area: { provinceId: 31, cityId: 3171, subdistrictId: 317106 },
}

async function timed(ask: () => Promise<{ code: number }>) {
  const begin = performance.now()
  const { code } = await ask()
  return { code, took: performance.now() - begin }
}

test('bad way: F4: a slow way only makes answers late', async () => {
  const { read, write } = steady
  way.set('slow')
  expect((await read()).code).toBe(200)
  expect((await write()).code).toBe(200)
})

test.each(['refusing', 'silent'] as const)(
  'bad way: F4: when the way is %s calls end in time and go on afterwards',
  async (weather) => {
    const { read, write } = hasty
    expect((await read()).code).toBe(200)
    way.set(weather)
    if (weather === 'refusing') way.cut()
    await sleep(20)
    const answers = await Promise.all([read, write, read, write, read, write, read, write].map(timed))
    expect(answers.map(({ code }) => code)).toEqual(answers.map(() => 503))
    const slowest = Math.max(...answers.map(({ took }) => took))
    printFigure(`F4: ${weather}: 503 within ${Math.round(slowest)} ms where a call waits ${PATIENCE} ms at most`)
    expect(slowest).toBeLessThan(PATIENCE * 8)
    way.set('clear')
    const after = await Promise.all([read, write, read, write].map(timed))
    expect(after.map(({ code }) => code)).toEqual([200, 200, 200, 200])
  },
)

test('bad way: F4: a transaction whose way falls silent in the middle leaves no connection that is stuck', async () => {
  const { testApp, read, write } = hasty
  const stuck = Array.from({ length: 4 }, () =>
    transaction(testApp.db, async (db) => {
      await db.execute(sql`select 1`)
      way.set('silent')
      await db.execute(sql`select 1`)
    }),
  )
  expect((await Promise.allSettled(stuck)).map(({ status }) => status)).toEqual(stuck.map(() => 'rejected'))
  way.set('clear')
  const after = await Promise.all([read, write, read, write, read, write].map(timed))
  expect(after.map(({ code }) => code)).toEqual([200, 200, 200, 200, 200, 200])
})

test('bad way: F4: connections cut in the middle of answers break nothing for long', async () => {
  const { read, write } = steady
  const codes = new Set<number>()
  const visitors = Array.from({ length: 8 }, async () => {
    for (let round = 0; round < 10; round++) codes.add((await (round % 2 ? read : write)()).code)
  })
  for (let round = 0; round < 5; round++) {
    await sleep(10)
    way.cut()
  }
  await Promise.all(visitors)
  expect([...codes].filter((code) => code !== 200 && code !== 503)).toEqual([])
  expect((await write()).code).toBe(200)
})

test('bad way: F5: a read-only database still answers what is read', async () => {
  const { testApp, read, write } = steady
  const name = new URL(testApp.url).pathname.slice(1)
  await runSql(inject('postgresUrl'), `alter database ${name} set default_transaction_read_only = on`)
  way.cut()
  await sleep(50)
  expect((await read()).code).toBe(200)
  const refused = await write()
  expect(refused).toMatchObject({ code: 503, message: 'Layanan sedang tidak tersedia. Coba lagi sebentar lagi.' })
  expect(refused.headers['retry-after']).toBe('5')
  await runSql(inject('postgresUrl'), `alter database ${name} set default_transaction_read_only = off`)
  way.cut()
  await sleep(50)
  expect((await write()).code).toBe(200)
})
