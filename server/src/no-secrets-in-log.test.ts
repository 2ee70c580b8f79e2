import * as auth from '@nmw/contract/auth'
import type { Endpoint } from '@nmw/contract/endpoint'
import * as profile from '@nmw/contract/profile'
import * as registration from '@nmw/contract/registration'
import { desc, eq, sql } from 'drizzle-orm'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { articleRoutes } from './article/article-routes.ts'
import { authRoutes } from './auth/auth-routes.ts'
import { account } from './database/schema/account-table.ts'
import { outboxMessage } from './database/schema/outbox-message-table.ts'
import { payment } from './database/schema/payment-table.ts'
import { serveHealth } from './http/serve-health.ts'
import { runJob } from './jobs/run-job.ts'
import { wakingJobs } from './jobs/waking-jobs.ts'
import { countStuckMessages } from './message/count-stuck-messages.ts'
import { queueMessage } from './message/queue-message.ts'
import { notificationBody } from './outside/payment/simulated-gateway.ts'
import { openPayment } from './payment/open-payment.ts'
import { serveNotifications } from './payment/serve-notifications.ts'
import { profileRoutes } from './profile/profile-routes.ts'
import { hashToken } from './secret.ts'
import { createTestPurchase } from './testing/make/create-test-order.ts'
import { CLIENT, SECRET, signPlain } from './testing/fakes/gateway-harness.ts'
import { openTestApp, type TestApp } from './testing/app/open-test-app.ts'
import { listenOnLoopback } from './testing/app/open-test-stream.ts'
import { printFigure } from './testing/stress/print-figure.ts'
import { TEST_SECRET } from './testing/app/test-settings.ts'
import { postNotification } from './testing/make/test-payments.ts'
import { startTestUpload, postChunk } from './testing/make/upload-picture.ts'
import { uploadRoutes } from './upload/upload-routes.ts'

/** Everything the server logs, at its most verbose level. */
const lines: string[] = []
/** What no log line may contain. */
const secrets = new Map<string, string>()
function addSecret<T extends string>(what: string, value: T) {
  secrets.set(what, value)
  return value
}

const APP_KEY = addSecret('the key of the application', 'kunci-aplikasi-77')
const key = { authorization: `Bearer ${APP_KEY}` }
const person = {
  email: addSecret('an e-mail address', 'rina.kusuma@surat.example'),
  nextEmail: addSecret('a new e-mail address', 'kusuma.baru@surat.example'),
  fullName: addSecret('a name', 'Rina Kusuma Wardhani'),
  phone: addSecret('a phone number', '6282199887766'),
  noKTP: addSecret('an identity number', '3273025703949001'),
  password: addSecret('a password', 'Melati#4821'),
}

/** A company that refuses everything and quotes the whole request. */
async function quote(request: IncomingMessage, response: ServerResponse) {
  const { customer } = JSON.parse(await text(request)) as { customer: object }
  const signature = addSecret('the signature of a call of ours', String(request.headers['signature']))
  response.writeHead(400).end(JSON.stringify({ error: 'does not fit', customer, signature }))
}

let company: Server
let testApp: TestApp
let url: string
beforeAll(async () => {
  company = createServer((request, response) => void quote(request, response))
  await once(company.listen(0, '127.0.0.1'), 'listening')
  testApp = await openTestApp({
    routes: [...articleRoutes, ...authRoutes, ...profileRoutes, ...uploadRoutes],
    services: [serveHealth(countStuckMessages), serveNotifications],
    jobs: wakingJobs,
    settings: {
      LOG_LEVEL: 'trace',
      APP_KEY,
      METRICS_TOKEN: addSecret('the key to the figures', 'angka-angka-klinik'),
      PAYMENT_PROVIDER: 'doku',
      DOKU_URL: `http://127.0.0.1:${(company.address() as AddressInfo).port}`,
      DOKU_CLIENT_ID: CLIENT,
      DOKU_SECRET_KEY: addSecret('the key of the bank', SECRET),
    },
    logTo: { write: (line) => void lines.push(line) },
  })
  addSecret('the key of the house', TEST_SECRET)
  url = await listenOnLoopback(testApp)
})
afterAll(async () => {
  await testApp.close()
  company.close()
})

const call = (endpoint: Endpoint, sent: Parameters<TestApp['send']>[1], headers: Record<string, string> = key) =>
  testApp.send(endpoint, sent, headers, '10.3.3.3')

/** The latest message to a recipient. */
async function messageTo(recipient: string) {
  const [row] = await testApp.db
    .select()
    .from(outboxMessage)
    .where(eq(outboxMessage.recipient, recipient))
    .orderBy(desc(outboxMessage.id))
    .limit(1)
  if (row!.code) addSecret(`a code (${row!.id})`, row!.code)
  if (row!.link) addSecret(`the key in a link (${row!.id})`, [...new URL(row!.link).searchParams.values()][0]!)
  return row!
}

function keepToken(what: string, token: string) {
  const hash = hashToken(token)
  addSecret(`its hash (${what})`, hash.toString('hex'))
  addSecret(`its hash as base64 (${what})`, hash.toString('base64'))
  return addSecret(what, token)
}

/** Runs the work while the database refuses every write to the table. */
async function whileRefused<T>(table: string, work: () => Promise<T>) {
  await testApp.pool.query(`alter table "${table}" add constraint refused_by_test check (false) not valid`)
  try {
    return await work()
  } finally {
    await testApp.pool.query(`alter table "${table}" drop constraint refused_by_test`)
  }
}

let token: string
const asHer = () => ({ authorization: `Bearer ${token}` })

test('log: it has no secrets of sign-up, sign-in, sign-out, codes and keys', async () => {
  const { email, phone, password, fullName, noKTP } = person
  const wrong = addSecret('a wrong password', 'Kenanga#9917')
  await call(registration.requestSignupCode, { body: { phone } })
  const { code } = await messageTo(phone)
  const proved = await call(registration.verifySignupPhone, { body: { phone, otp: code } })
  const ticket = keepToken('a ticket', (proved.result as { ticket: string }).ticket)
  const consents = { account: true, health: true }
  const body = { ticket, fullName, noKTP, email, password, rePassword: password, birthDate: '1994-03-17', gender: 0 }
  for (const table of ['account', 'patient', 'session']) {
    const broken = await whileRefused(table, () => call(registration.register, { body: { ...body, consents } }))
    expect([table, broken.code, broken.message]).toEqual([table, 500, 'Terjadi Kesalahan Server'])
  }
  const made = await call(registration.register, { body: { ...body, consents } })
  expect(made.code).toBe(200)
  keepToken('the token of a new account', (made.result as { token: string }).token)
  expect((await call(registration.register, { body: { ...body, noKTP: '1', consents } })).code).toBe(400)
  expect((await call(auth.login, { body: { username: email, password: wrong } })).code).toBe(400)
  await call(auth.requestLoginCode, { body: { username: email } })
  const mailed = await messageTo(email)
  expect((await call(auth.loginWithCode, { body: { username: email, otp: '000001' } })).code).toBe(400)
  expect((await call(auth.loginWithCode, { body: { username: email, otp: mailed.code } })).code).toBe(200)
  await call(auth.forgotPassword, { body: { username: email } })
  const reset = new URL((await messageTo(email)).link!).searchParams.get('key')!
  await testApp.app.inject(`/auth/reset-password?key=${reset}`)
  const renewed = addSecret('a new password', 'Cempaka#5530')
  const chosen = { password: renewed, rePassword: renewed }
  expect((await call(auth.resetPassword, { params: { key: reset }, body: chosen })).code).toBe(200)
  const entered = await call(auth.login, { body: { username: email, password: renewed } })
  token = keepToken('the token of a session', (entered.result as { token: string }).token)
  const cookie = `nmw_member=${token}`
  expect((await call(profile.readPersonal, {}, { cookie })).code).toBe(200)
  expect((await call(profile.changeEmail, { body: { email: person.nextEmail } }, asHer())).code).toBe(200)
  await call(profile.verifyEmail, {
    query: { id: new URL((await messageTo(person.nextEmail)).link!).searchParams.get('id')! },
  })
  expect((await call(profile.readPersonal, {}, { authorization: 'Bearer kunci-yang-salah' })).code).toBe(401)
})

test('log: it has no secrets of unreadable bodies, files and unknown requests', async () => {
  const headers = { ...key, 'content-type': 'application/json' }
  const payload = `{"username":"${person.email}","password":"${person.password}"`
  const half = await testApp.app.inject({ method: 'POST', url: auth.login.path, headers, payload })
  expect(half.statusCode).toBe(400)
  const chunk = Buffer.from(addSecret('the words of a file', 'ini rahasia dan bukan gambar'))
  const { filename } = await startTestUpload(testApp, asHer(), chunk.length)
  expect((await postChunk(testApp, asHer(), { filename, chunk, index: 0 })).code).toBeGreaterThanOrEqual(400)
  const figures = { authorization: 'Bearer angka-angka-klinik' }
  expect((await testApp.app.inject({ url: '/metrics', headers: figures })).statusCode).toBe(200)
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  socket.end(`POST ${auth.login.path} HTTP/1.1\r\nHost: x\r\nContent-Length: x\r\n\r\n${payload}}`)
  expect(await text(socket)).toContain('400')
})

test('log: it has no secrets of failing companies and what they quote', async () => {
  const [{ id: patientId } = { id: 0 }] = await testApp.db.select().from(account).where(eq(account.phone, person.phone))
  const made = await createTestPurchase(testApp, { patientId })
  await expect(openPayment(testApp.context, made.id)).rejects.toMatchObject({ status: 400 })
  const [row] = await testApp.db.select().from(payment).where(eq(payment.orderId, made.id))
  const body = notificationBody({ ...row!, invoice: made.invoice }, 'SUCCESS', new Date())
  const signed = signPlain(body, new Date())
  addSecret('the signature of a bank', signed.headers.signature!)
  expect(await postNotification(testApp, signed)).toBe(200)
  expect(await postNotification(testApp, { ...signed, body: `${signed.body} ` })).toBe(401)
  for (const carrier of ['mail', 'whatsapp'] as const)
    vi.spyOn(testApp.context.outside[carrier], 'send').mockImplementation(({ recipient }) =>
      Promise.reject(new Error(`550 5.1.1 <${recipient}>: user unknown`)),
    )
  const message = { subject: 'Halo', text: 'Halo' }
  for (const [channel, to] of [
    ['mail', person.email],
    ['whatsapp', person.phone],
  ] as const) {
    await queueMessage(testApp.context, testApp.db, { ...message, channel, to, dedupeKey: to })
    await testApp.run(`send-${channel}`)
  }
})

test('log: it has no secrets of failing work', async () => {
  const { phone, nextEmail: email, password } = person
  const failures = [
    () => testApp.db.execute(sql`insert into nowhere (phone) values (${phone})`),
    () => testApp.db.execute(sql`select ${email}::text::integer`),
    () =>
      testApp.db.insert(account).values({ email, fullName: 'x', roleId: 2, passwordHash: 'x', createdAt: new Date() }),
    async () => void JSON.parse(password),
  ]
  for (const [number, fail] of failures.entries())
    await expect(runJob(testApp.context, `number ${number}`, async () => void (await fail()))).rejects.toThrow()
})

test('log: it has no forged lines from user input', async () => {
  const headers = { ...key, 'x-real-ip': '1\u2028{"level":60}', 'user-agent': '\\n{"level":60}' }
  await testApp.app.inject({ url: '/legacy/articles?search=%0d%0a{"level":60}', headers })
  await testApp.app.inject({ url: '/none%0d%0a{"level":60,"msg":"palsu"}', headers })
})

test('log: L3, N6: it is one object a line, without anybody’s secret', () => {
  const entries = lines.map((line) => JSON.parse(line) as { level: number; msg: string; err?: { message: string } })
  expect(lines.every((line) => line.indexOf('\n') === line.length - 1)).toBe(true)
  expect(entries.filter(({ level }) => level >= 60)).toEqual([])
  // All of it was logged, or nothing would be proved.
  const messages = new Set(entries.map(({ msg }) => msg))
  for (const expected of [
    'incoming request',
    'Terjadi Kesalahan Server',
    'client error',
    'payment not opened',
    'message not sent',
    'job number 3',
  ])
    expect(messages).toContain(expected)
  const written = lines.join('')
  const leaked = [...secrets].filter(([, secret]) => isIn(written, secret))
  expect(leaked.map(([what]) => what)).toEqual([])
  printFigure(`L3: ${lines.length} lines of the log, ${secrets.size} secrets: none in it`)
})

/**
 * As plain text, and as it looks in a URL, in JSON and in base64. A six-digit code within a longer number does not
 * count.
 */
function isIn(written: string, secret: string) {
  if (/^\d{6}$/.test(secret)) return new RegExp(`(?<![\\w.-])${secret}(?![\\w-])`).test(written)
  const forms = [secret, encodeURIComponent(secret), JSON.stringify(secret).slice(1, -1), btoa(secret)]
  return forms.some((form) => written.includes(form))
}
