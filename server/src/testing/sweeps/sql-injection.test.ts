import { endpoint, type Endpoint } from '@nmw/contract/endpoint'
import { searchText } from '@nmw/contract/text'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { allRoutes } from '../../all-routes.ts'
import { wakingJobs } from '../../jobs/waking-jobs.ts'
import { wholeApp } from '../../whole-app.ts'
import { identifyCaller } from '../../auth/identify-caller.ts'
import { mount, route } from '../../http/route.ts'
import { authorizeAs } from './authorize-as.ts'
import { accepts, fillSchema, type Choose, listedValues } from './fill-schema.ts'
import { sample } from '../stress/full-size.ts'
import { openDemoApp } from '../app/open-demo-app.ts'
import type { TestApp } from '../app/open-test-app.ts'
import { permissionRows, type Principal } from './permission-rows.ts'
import { printFigure } from '../stress/print-figure.ts'

/** A rollback does not reset a sequence, so it counts every text that was run. */
const run = "nextval('injected')"
/** In a string, as a number or column name, and as a second statement; each also as an e-mail address. */
const attacks = [
  [`%Aa1' || ${run} || '`, `a'||${run}||'@nmw.example`],
  [`(select ${run})`, "b'or'1@nmw.example"],
  [`x' or ${run} > 0; select pg_sleep(1) --`, "c'--@nmw.example"],
] as const

/** Valid values for fields that accept no attack, so that the other fields are reached. */
const harmless = [
  'Siti Rahma',
  '2026-11-20',
  '2026-11-20T03:00:00Z',
  '09:30',
  '6281234567890',
  'siti@nmw.example',
  'Demo1234',
  '3273025703949001',
  '40132',
  '123456',
  'siti-rahma',
  'https://nmw.example/',
  '/articles',
  crypto.randomUUID(),
  `${'a'.repeat(32)}.webp`,
]
const numbers = [2_147_483_647, 1, 0, 10, 100, 1_000, 10_000, 100_000, 0.5, 3273, 110.5]
const rest = [true, null, undefined, {}, []]

type Attack = readonly string[]

const validValue = memoized((schema) =>
  [...listedValues(schema), ...numbers, ...numbers.map(String), ...harmless, ...rest].find((one) =>
    accepts(schema, one),
  ),
)

/** The first text of an attack that the contract accepts. */
const acceptedText = (attack: Attack) =>
  memoized((schema) => attack.find((text) => accepts(schema, text)) ?? validValue(schema))

/** Text for fields of another type, and a list where the contract wants one text. */
const wrongType = (attack: Attack) =>
  memoized((schema) => (attack.some((text) => accepts(schema, text)) ? attack : attack[0]))

/** Vulnerable SQL breaks under every attack, so one is enough. */
const attackWays = sample(attacks, attacks.length).map(acceptedText)
const wrong = wrongType(attacks[0])

function memoized(choose: Choose): Choose {
  const chosen = new WeakMap<object, { value: unknown }>()
  return (schema) => {
    const { value } = chosen.get(schema) ?? { value: choose(schema) }
    chosen.set(schema, { value })
    return value
  }
}

let testApp: TestApp
beforeAll(async () => {
  testApp = await openDemoApp({ ...wholeApp, jobs: wakingJobs })
  await testApp.db.execute(sql`create sequence injected`)
  mount(testApp.app, vulnerable, testApp.context, identifyCaller(testApp.context))
})
afterAll(() => testApp.close())

async function timesRun() {
  const { rows } = await testApp.db.execute<{ times: number }>(
    sql`select coalesce(pg_sequence_last_value('injected'), 0)::int4 as times`,
  )
  return rows[0]!.times
}

/** Every row of the database as text, except counted attempts. */
async function allRows() {
  const { rows: tables } = await testApp.db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'attempt'`,
  )
  const each = tables.map(({ name }) => sql`select ${name} || t::text as row from ${sql.identifier(name)} t`)
  const { rows } = await testApp.db.execute<{ row: string }>(sql.join(each, sql` union all `))
  return new Set(rows.map(({ row }) => row))
}

const search = {
  method: 'GET',
  audience: 'public',
  summary: 'Vulnerable',
  query: z.object({ search: searchText }),
  result: z.boolean(),
} as const
const between = endpoint({ ...search, path: '/vulnerable/between' })
const among = endpoint({ ...search, path: '/vulnerable/among' })
const removes = endpoint({ ...search, path: '/vulnerable/removes' })
const runs = (statement: string) => testApp.db.execute(sql.raw(statement)).then(() => true)

/** Vulnerable routes that the sweep must find. */
const vulnerable = [
  route(between, (_, { query }) => runs(`select from account where full_name like '%${query.search}%'`)),
  route(among, (_, { query }) => runs(`select from account order by ${query.search || 'id'}`)),
  route(removes, (_, { query }) => runs(`delete from faq where question like '${query.search}'`)),
]

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`

const known = new Map<Principal, Record<string, string>>()
async function headersOf(one: Endpoint) {
  const principal = permissionRows[nameOf(one)]?.[0] ?? 'key'
  const headers = known.get(principal) ?? (await authorizeAs(testApp, principal))
  known.set(principal, headers)
  return { principal, headers }
}

type Part = string | number | boolean | string[] | null | undefined

function addressOf({ path, params, query }: Endpoint, choose: Choose) {
  const parts = params ? (fillSchema(params, choose) as Record<string, Part>) : {}
  const named = query ? (fillSchema(query, choose) as Record<string, Part>) : {}
  const queryString = new URLSearchParams()
  for (const [name, value] of Object.entries(named)) {
    for (const one of [value].flat()) if (one !== undefined && one !== null) queryString.append(name, String(one))
  }
  return `${path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(parts[name] ?? 'x')))}?${queryString}`
}

type Found = { calls: number; done: number; faults: Set<string> }

/** Makes every call with attacks in all its fields. Returns those that failed, ran the SQL or accepted a wrong type. */
async function sweep(endpoints: readonly Endpoint[]): Promise<Found> {
  const seen: Found = { calls: 0, done: 0, faults: new Set() }
  let times = await timesRun()
  for (const one of endpoints) {
    for (const choose of [...attackWays, wrong]) {
      const { principal, headers } = await headersOf(one)
      const { statusCode } = await testApp.app.inject({
        method: one.method,
        url: addressOf(one, choose),
        headers: { 'content-type': 'application/json', origin: testApp.env.publicUrl, ...headers },
        ...(one.body && { payload: JSON.stringify(fillSchema(one.body, choose)) }),
      })
      const done = statusCode < 300
      // The call may have ended its session.
      if (statusCode === 401 || (done && one.method !== 'GET')) known.delete(principal)
      seen.calls++
      if (done) seen.done++
      if (statusCode >= 500) seen.faults.add(`${nameOf(one)} broke`)
      if (done && choose === wrong && (one.query ?? one.body)) seen.faults.add(`${nameOf(one)} accepted a wrong type`)
    }
    const now = await timesRun()
    if (now !== times) seen.faults.add(`${nameOf(one)} ran it`)
    times = now
  }
  return seen
}

test('SQL injection: N1: no text of a caller runs as SQL, breaks a call or changes existing rows', async () => {
  const endpoints = allRoutes.map((one) => one.endpoint)
  // The callers are created later, and may change their own rows.
  const before = await allRows()
  const { calls, done, faults } = await sweep(endpoints)
  expect([...faults]).toEqual([])
  const after = await allRows()
  expect([...before].filter((row) => !after.has(row))).toEqual([])
  printFigure(
    `N1: ${endpoints.length} calls, ${calls} times with SQL in every field: none ran it, ${done} stored it as text`,
  )
})

test('SQL injection: N1: the sweep finds a call that puts a text into a statement', async () => {
  const { faults } = await sweep([between, among, removes])
  for (const one of [between, among, removes]) {
    expect([...faults].filter((fault) => fault.startsWith(nameOf(one)))).not.toEqual([])
  }
})
