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

/** Longer than a shared machine ever stalls. */
const TIMEOUT = 5_000

type ProxiedApp = Awaited<ReturnType<typeof openProxiedApp>>
let network: Awaited<ReturnType<typeof openFaultProxy>>
/** `steady` waits as long as it takes; `hasty` must time out where nothing ever arrives. */
let steady: ProxiedApp
let hasty: ProxiedApp
beforeAll(async () => {
  network = await openFaultProxy(inject('postgresUrl'))
  steady = await openProxiedApp({})
  hasty = await openProxiedApp({ connectTimeout: TIMEOUT, queryTimeout: TIMEOUT })
})
afterEach(() => network.set('clear'))
afterAll(async () => {
  await steady.testApp.close()
  await hasty.testApp.close()
  await network.close()
})

async function openProxiedApp(limits: { connectTimeout?: number; queryTimeout?: number }) {
  const connect: typeof openDatabase = (url, options) =>
    openDatabase(network.through(url), { ...options, ...limits, max: 4 })
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

test('database connection: F4: a slow network only delays responses', async () => {
  const { read, write } = steady
  network.set('slow')
  expect((await read()).code).toBe(200)
  expect((await write()).code).toBe(200)
})

test.each(['refusing', 'silent'] as const)(
  'database connection: F4: while the network is %s calls end in time, and afterwards they work again',
  async (state) => {
    const { read, write } = hasty
    expect((await read()).code).toBe(200)
    network.set(state)
    if (state === 'refusing') network.cut()
    await sleep(20)
    const answers = await Promise.all([read, write, read, write, read, write, read, write].map(timed))
    expect(answers.map(({ code }) => code)).toEqual(answers.map(() => 503))
    const slowest = Math.max(...answers.map(({ took }) => took))
    printFigure(`F4: ${state}: 503 within ${Math.round(slowest)} ms where a call waits ${TIMEOUT} ms at most`)
    expect(slowest).toBeLessThan(TIMEOUT * 8)
    network.set('clear')
    const after = await Promise.all([read, write, read, write].map(timed))
    expect(after.map(({ code }) => code)).toEqual([200, 200, 200, 200])
  },
)

test('database connection: F4: a network that falls silent in a transaction leaves no stuck connection', async () => {
  const { testApp, read, write } = hasty
  const stuck = Array.from({ length: 4 }, () =>
    transaction(testApp.db, async (db) => {
      await db.execute(sql`select 1`)
      network.set('silent')
      await db.execute(sql`select 1`)
    }),
  )
  expect((await Promise.allSettled(stuck)).map(({ status }) => status)).toEqual(stuck.map(() => 'rejected'))
  network.set('clear')
  const after = await Promise.all([read, write, read, write, read, write].map(timed))
  expect(after.map(({ code }) => code)).toEqual([200, 200, 200, 200, 200, 200])
})

test('database connection: F4: connections cut in the middle of responses recover soon', async () => {
  const { read, write } = steady
  const codes = new Set<number>()
  const visitors = Array.from({ length: 8 }, async () => {
    for (let round = 0; round < 10; round++) codes.add((await (round % 2 ? read : write)()).code)
  })
  for (let round = 0; round < 5; round++) {
    await sleep(10)
    network.cut()
  }
  await Promise.all(visitors)
  expect([...codes].filter((code) => code !== 200 && code !== 503)).toEqual([])
  expect((await write()).code).toBe(200)
})

test('database connection: F5: a read-only database still serves reads', async () => {
  const { testApp, read, write } = steady
  const name = new URL(testApp.url).pathname.slice(1)
  await runSql(inject('postgresUrl'), `alter database ${name} set default_transaction_read_only = on`)
  network.cut()
  await sleep(50)
  expect((await read()).code).toBe(200)
  const refused = await write()
  expect(refused).toMatchObject({ code: 503, message: 'Layanan sedang tidak tersedia. Coba lagi sebentar lagi.' })
  expect(refused.headers['retry-after']).toBe('5')
  await runSql(inject('postgresUrl'), `alter database ${name} set default_transaction_read_only = off`)
  network.cut()
  await sleep(50)
  expect((await write()).code).toBe(200)
})
