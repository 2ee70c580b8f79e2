import { sql } from 'drizzle-orm'
import Fastify, { type FastifyBaseLogger } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from './database/connection.ts'
import { answerProblem } from './http/answer-problem.ts'
import { createWaker } from './jobs/create-waker.ts'
import { loggerOptions, withoutSecrets } from './logger-options.ts'
import { serveExport } from './privacy/serve-export.ts'
import { eventually } from './testing/checks/eventually.ts'
import { openTestApp, type TestApp } from './testing/app/open-test-app.ts'

/** A phone number, a code, and a text whose lines look like the frames of a stack. */
const values = ['628123456789', '483920', 'keluhan\n    at gatal (kulit.ts:1:1)']
const secrets = /628123456789|483920|keluhan|gatal/

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp({ services: [serveExport] })
})
afterAll(() => testApp.close())

function openLog() {
  const lines: string[] = []
  const stream = { write: (line: string) => void lines.push(line) }
  const app = Fastify({ logger: { ...(loggerOptions('info') as object), stream } })
  app.setErrorHandler(answerProblem)
  return { app, lines }
}

const ask = (db: Database, [phone, code, text] = values) =>
  db.execute(sql`insert into nowhere (phone, code, note) values (${phone}, ${code}, ${text})`)
const failure = () =>
  ask(testApp.db).then(
    () => expect.unreachable(),
    (error: unknown) => error,
  )

test('log: a failed query is logged with statement and reason, without its values', async () => {
  const { app, lines } = openLog()
  app.get('/fail', () => ask(testApp.db))
  expect((await app.inject('/fail')).statusCode).toBe(500)
  const written = lines.join('')
  expect(written).not.toMatch(secrets)
  const line = lines.find((one) => one.includes('Terjadi Kesalahan Server'))!
  expect(JSON.parse(line)).toMatchObject({
    err: {
      code: '42P01',
      message: expect.stringMatching(/relation "nowhere" does not exist\nin: insert into nowhere/),
      stack: expect.stringMatching(/\n {4}at [^]*caused by: /),
    },
  })
  await app.close()
})

test.each<[string, (log: FastifyBaseLogger, error: unknown) => void | Promise<void>]>([
  ['by itself', (log, error) => log.error(error, 'job queue')],
  ['under another name', (log, error) => log.warn({ error })],
  ['as a cause', (log, cause) => log.error(new Error('no visit', { cause }), 'page')],
  [
    'by woken work',
    (log, error) =>
      createWaker(() => Promise.reject(error))
        .now({ log } as never)
        .catch(() => {}),
  ],
])('log: a failed query logged %s carries no values', async (_way, write) => {
  const { app, lines } = openLog()
  await write(app.log, await failure())
  await eventually(() => expect(lines.length).toBeGreaterThan(0))
  expect(lines.join('')).not.toMatch(secrets)
  expect(lines.join('')).toMatch(/42P01/)
  await app.close()
})

test('log: a value that PostgreSQL quotes in its error is left out', async () => {
  const { app, lines } = openLog()
  const error = await testApp.db.execute(sql`select ${values[2]}::text::integer`).catch((reason: unknown) => reason)
  app.log.error(error, 'job queue')
  expect(lines.join('')).not.toMatch(secrets)
  expect(lines.join('')).toContain('invalid input syntax for type integer')
  await app.close()
})

test('log: an error logged without a message gets its reason as the message, without values', async () => {
  const { app, lines } = openLog()
  const error = await failure()
  app.log.error(error)
  app.log.error({ err: error })
  app.log.error({ err: error }, (error as Error).message)
  expect(lines.join('')).not.toMatch(secrets)
  for (const line of lines)
    expect(JSON.parse(line)).toMatchObject({ msg: expect.stringMatching(/^relation "nowhere"/) })
  await app.close()
})

test('log: invalid JSON is not quoted', async () => {
  const { app, lines } = openLog()
  for (const text of ['keluhan', '{"phone":628123456789,keluhan}', 'gatal'.repeat(50)])
    try {
      JSON.parse(text)
    } catch (error) {
      app.log.error(error, 'job queue')
    }
  expect(lines).toHaveLength(3)
  expect(lines.join('')).not.toMatch(secrets)
  await app.close()
})

test('log: the warning about a handler that answers twice hides the key in the URL', async () => {
  const { app, lines } = openLog()
  app.put('/legacy/auth/reset/:key', async (_request, reply) => {
    void reply.send('once')
    void reply.send('twice')
    return reply
  })
  await app.inject({ method: 'PUT', url: '/legacy/auth/reset/rahasia-sekali' })
  expect(lines.join('')).toContain('Reply was already sent')
  expect(lines.join('')).not.toContain('rahasia-sekali')
  await app.close()
})

test('log: a request is logged with its address and, separately, with the address it claims', async () => {
  const { app, lines } = openLog()
  app.get('/seen', () => 'here')
  await app.inject({ url: '/seen', remoteAddress: '10.9.8.7', headers: { 'x-real-ip': '203.0.113.9' } })
  expect(JSON.parse(lines[0]!)).toMatchObject({ req: { url: '/seen', ip: '10.9.8.7', claimedIp: '203.0.113.9' } })
  await app.close()
})

const key = 'kN3_x-9'.repeat(6)
test.each([
  `/legacy/auth/reset/${key}`,
  `/auth/reset-password?key=${key}`,
  `/legacy/profile/privacy/export/${key}`,
  `/legacy/profile/privacy/export/${key}?download=1`,
  `/articles/pratinjau~12~1790000000~${key}`,
  `/articles/pratinjau%7E12%7E1790000000%7E${key}`,
  `/legacy/articles/find/pratinjau~12~1790000000~${key}?lang=id`,
  `/auth/login?next=%2Farticles%2Fpratinjau~12~1790000000~${key}`,
])('log: the key is hidden in %s', (url) => {
  expect(withoutSecrets(url)).not.toContain(key)
  expect(withoutSecrets(url)).toContain('…')
})

test.each([
  ['/legacy/ops/patient?search=3273025703949001&page=1', '/legacy/ops/patient?search=…&page=1'],
  ['/legacy/ops/patient?page=1&search=siti%40nmw.example', '/legacy/ops/patient?page=1&search=…'],
  ['/user/voucher-point?q=Siti%20Rahmawati', '/user/voucher-point?q=…'],
  ['/auth/login?next=%2Fops%2Fpatient%3Fsearch%3D6281000000201', '/auth/login?next=%2Fops%2Fpatient%3Fsearch%3D…'],
  ['/legacy/voucher/cancel/NMWX7K2P', '/legacy/voucher/cancel/…'],
  ['/legacy/voucher/cancel/NMWX7K2P?lang=id', '/legacy/voucher/cancel/…?lang=id'],
])('log: searches and voucher codes are hidden in %s', (url, written) => {
  expect(withoutSecrets(url)).toBe(written)
})

test('log: a search for a patient is not logged', async () => {
  const { app, lines } = openLog()
  app.get('/legacy/ops/patient', () => '')
  await app.inject('/legacy/ops/patient?search=3273025703949001')
  expect(lines.join('')).toContain('/legacy/ops/patient?search=…')
  expect(lines.join('')).not.toContain('3273025703949001')
  await app.close()
})

test('log: other URLs are logged unchanged', () => {
  for (const url of ['/articles/pratinjau-kulit?page=2', '/legacy/profile/privacy/export', '/user/promo/hemat'])
    expect(withoutSecrets(url)).toBe(url)
})
