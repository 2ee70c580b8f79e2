import { logout } from '@nmw/contract/auth'
import { openStream } from '@nmw/contract/notification'
import { ROLES } from '@nmw/contract/role'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../app.ts'
import { authRoutes } from '../auth/auth-routes.ts'
import { createContext } from '../create-context.ts'
import { openDatabase } from '../database/connection.ts'
import { account } from '../database/schema/account-table.ts'
import { transaction } from '../database/transaction.ts'
import { serveDocs } from '../http/serve-docs.ts'
import { notify } from '../notification/notify.ts'
import { authorizeAs, isStaff } from '../testing/sweeps/authorize-as.ts'
import { createPatient } from '../testing/make/create-patient.ts'
import { eventually } from '../testing/checks/eventually.ts'
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts'
import { listenOnLoopback, openTestStream } from '../testing/app/open-test-stream.ts'
import { principals, streamRow } from '../testing/sweeps/permission-rows.ts'
import { signIn } from '../testing/app/sign-in.ts'
import { testTimeouts } from '../testing/app/test-settings.ts'
import { announce } from './announce.ts'
import { STREAMS_PER_ACCOUNT } from './live-streams.ts'
import { serveStream } from './serve-stream.ts'

let testApp: TestApp
let url: string
const open: { close: () => Promise<void> }[] = []
beforeAll(async () => {
  testApp = await openTestApp({
    routes: authRoutes,
    services: [serveStream, serveDocs([])],
    settings: { STREAM_HEARTBEAT: '3600' },
  })
  url = await listenOnLoopback(testApp)
})
afterEach(async () => {
  for (const stream of open.splice(0)) await stream.close()
})
afterAll(() => testApp.close())

async function listen(headers: Record<string, string>, at = url) {
  const stream = await openTestStream(at, headers)
  open.push(stream)
  return stream
}

async function member(at = url, clinic = testApp) {
  const person = await createPatient(clinic)
  const headers = await signIn(clinic, person)
  const stream = await listen(headers, at)
  return { id: person.id, headers, stream }
}

const announceMessage = (accountId: number, id: string | number) =>
  announce(testApp.db, { accountId, topic: 'message', id })
const sync = { topic: 'sync' }

test.each(principals)('live stream: access of %s', async (principal) => {
  const headers = await authorizeAs(testApp, principal)
  if (principal === 'expired') testApp.clock.advance(86_401)
  const { answer } = await listen(headers)
  testApp.clock.reset()
  const refusal = isStaff(principal) ? 403 : 401
  expect(answer.status).toBe(streamRow.includes(principal) ? 200 : refusal)
  const type = answer.status === 200 ? 'text/event-stream; charset=utf-8' : 'application/json; charset=utf-8'
  expect(answer.headers.get('content-type')).toBe(type)
})

test('live stream: it opens by cookie as well as by bearer token', async () => {
  const person = await createPatient(testApp)
  const token = (await signIn(testApp, person)).authorization.replace('Bearer ', '')
  const { answer, received, events } = await listen({ cookie: `nmw_member=${token}` })
  expect(answer.status).toBe(200)
  await received(1)
  expect(events).toEqual([sync])
  expect((await listen({ cookie: `nmw_ops=${token}` })).answer.status).toBe(401)
})

test('live stream: nothing caches, compresses or buffers it', async () => {
  const { stream } = await member()
  expect(Object.fromEntries(stream.answer.headers)).toMatchObject({
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    connection: 'close',
    'x-content-type-options': 'nosniff',
  })
  expect(stream.answer.headers.get('content-encoding')).toBeNull()
  await stream.received(1)
  expect(stream.text()).toMatch(/^retry: 3000\n\ndata: {"topic":"sync"}\n\n/)
})

test('live stream: a page of another origin may not hold it open, and it has no HEAD', async () => {
  const { headers } = await member()
  for (const from of [{ origin: 'https://evil.test' }, { 'sec-fetch-site': 'cross-site' }, { origin: 'null' }]) {
    const answer = await testApp.app.inject({ url: openStream.path, headers: { ...headers, ...from } })
    expect(answer.statusCode).toBe(400)
  }
  expect((await testApp.app.inject({ method: 'HEAD', url: openStream.path, headers })).statusCode).toBe(404)
})

test('live stream: sync comes first, then what concerns this account and nobody else', async () => {
  const siti = await member()
  const budi = await member()
  await Promise.all([siti.stream.received(1), budi.stream.received(1)])
  await announceMessage(siti.id, 7)
  await announceMessage(budi.id, 8)
  await Promise.all([siti.stream.received(2), budi.stream.received(2)])
  expect(siti.stream.events).toEqual([sync, { topic: 'message', id: '7' }])
  expect(budi.stream.events).toEqual([sync, { topic: 'message', id: '8' }])
})

test('live stream: a rolled-back change is not announced', async () => {
  const { id, stream } = await member()
  await stream.received(1)
  const news = { accountId: id, category: 2, message: 'Pembayaran diterima', link: null, at: testApp.context.now() }
  const failing = transaction(testApp.db, async (db) => {
    await notify(db, { ...news, dedupeKey: 'lost' })
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  await transaction(testApp.db, (db) => notify(db, { ...news, dedupeKey: 'kept' }))
  await stream.received(2)
  expect(stream.events).toEqual([sync, { topic: 'notification', id: expect.any(String) }])
})

test('live stream: two servers on one database announce the same', async () => {
  const second = await anotherServer()
  const person = await createPatient(testApp)
  const headers = await signIn(testApp, person)
  const here = await listen(headers)
  const there = await listen(headers, second.url)
  await Promise.all([here.received(1), there.received(1)])
  await announceMessage(person.id, 3)
  await Promise.all([here.received(2), there.received(2)])
  expect(there.events).toEqual([sync, { topic: 'message', id: '3' }])
  await second.close()
})

test('live stream: a stopping server ends its streams at once; the next one starts with sync', async () => {
  const first = await anotherServer()
  const person = await createPatient(testApp)
  const headers = await signIn(testApp, person)
  const before = await listen(headers, first.url)
  await before.received(1)
  // The client does not disconnect: waiting for that would never end.
  await first.close()
  await eventually(() => expect(before.ended()).toBe(true))
  await announceMessage(person.id, 4)
  const second = await anotherServer()
  const after = await listen(headers, second.url)
  await after.received(1)
  expect(after.events).toEqual([sync])
  await second.close()
})

test('live stream: after the database connection is killed, open pages get a sync', async () => {
  const { id, stream } = await member()
  await stream.received(1)
  const listeners = `from pg_stat_activity where application_name = 'klinik-nmw-live' and datname = current_database()`
  // Listeners of servers that were closed before may still be leaving.
  await eventually(async () => expect((await testApp.pool.query(`select ${listeners}`)).rowCount).toBe(1))
  await testApp.pool.query(`select pg_terminate_backend(pid) ${listeners}`)
  await stream.received(2)
  expect(stream.events[1]).toEqual(sync)
  await announceMessage(id, 5)
  await stream.received(3)
  expect(stream.events[2]).toEqual({ topic: 'message', id: '5' })
})

test('live stream: it has heartbeats and ends with the session', async () => {
  const fastApp = await openTestApp({
    routes: authRoutes,
    services: [serveStream, serveDocs([])],
    settings: { STREAM_HEARTBEAT: '1' },
  })
  const at = await listenOnLoopback(fastApp)
  const { headers, stream } = await member(at, fastApp)
  const other = await member(at, fastApp)
  await eventually(() => expect(stream.text()).toMatch(/\n:\n\n/))
  await fastApp.send(logout, {}, headers, '10.9.9.9')
  await eventually(() => expect(stream.ended()).toBe(true))
  expect(other.stream.ended()).toBe(false)
  await fastApp.db.update(account).set({ roleId: ROLES.marcom }).where(eq(account.id, other.id))
  await eventually(() => expect(other.stream.ended()).toBe(true))
  await fastApp.close()
})

test('live stream: of too many streams the oldest is closed and told so', async () => {
  const { headers, stream: oldest } = await member()
  await oldest.received(1)
  const others = []
  for (let more = 0; more < STREAMS_PER_ACCOUNT; more++) others.push(await listen(headers))
  await eventually(() => expect(oldest.ended()).toBe(true))
  expect(oldest.text()).toMatch(/event: replaced\ndata: {}\n\n$/)
  expect(others.map(({ ended }) => ended())).toEqual(Array(STREAMS_PER_ACCOUNT).fill(false))
})

test('live stream: a disconnected client leaves nothing behind', async () => {
  const { id, headers, stream: first } = await member()
  for (let times = 0; times < 20; times++) {
    const stream = await openTestStream(url, headers)
    await stream.received(1)
    await stream.close()
  }
  const last = await listen(headers)
  await last.received(1)
  await announceMessage(id, 6)
  await last.received(2)
  // If closed streams still counted, they would have pushed out the one that stayed.
  expect(first.ended()).toBe(false)
  expect(testApp.errors).toEqual([])
})

test('live stream: malformed announcements are dropped', async () => {
  const { id, stream } = await member()
  await stream.received(1)
  for (const payload of [
    '',
    'no json',
    '{}',
    '{"account":"1","topic":"message"}',
    `{"account":${id},"topic":"root"}`,
  ]) {
    await testApp.pool.query('select pg_notify($1, $2)', ['nmw_live', payload])
  }
  await announceMessage(id, 9)
  await stream.received(2)
  expect(stream.events).toEqual([sync, { topic: 'message', id: '9' }])
})

test('live stream: the API docs describe it', async () => {
  const description = (await testApp.app.inject('/docs/api.json')).json()
  expect(description.paths[openStream.path].get).toMatchObject({
    description: 'Audience: member',
    responses: { 200: { content: { 'text/event-stream': { schema: { properties: { topic: {} } } } } } },
  })
})

/** As good as a second process: it has a pool, a listener and an app of its own. */
async function anotherServer() {
  const { db, close } = openDatabase(testApp.url, { ...testTimeouts, max: 3, onError: () => {} })
  const { context, settle } = await createContext({
    db,
    env: testApp.env,
    secretKey: 'a key for tests only',
    log: quiet,
    jobs: {},
  })
  const app = await buildApp(context, { routes: authRoutes, services: [serveStream] })
  return {
    url: await listenOnLoopback({ app }),
    close: async () => {
      await app.close()
      await settle()
      await close()
    },
  }
}

const quiet = { info() {}, warn() {}, error() {} }
