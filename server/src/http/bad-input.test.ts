import { cancelAppointment, listAvailableDoctors } from '@nmw/contract/appointment'
import * as auth from '@nmw/contract/auth'
import { listArticles } from '@nmw/contract/article'
import { searchOrders } from '@nmw/contract/order'
import { changePersonal } from '@nmw/contract/profile'
import { createSubscription } from '@nmw/contract/subscription'
import { anything, assert, asyncProperty, constantFrom, json } from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allRoutes } from '../all-routes.ts'
import { wakingJobs } from '../jobs/waking-jobs.ts'
import { wholeApp } from '../whole-app.ts'
import { account } from '../database/schema/account-table.ts'
import { createBooker } from '../testing/make/create-booker.ts'
import { createDoctorSession } from '../testing/make/create-doctor-session.ts'
import { size } from '../testing/stress/full-size.ts'
import { openDemoApp } from '../testing/app/open-demo-app.ts'
import type { TestApp } from '../testing/app/open-test-app.ts'
import { printFigure } from '../testing/stress/print-figure.ts'

let testApp: TestApp
let rina: Awaited<ReturnType<typeof createBooker>>
let accounts: number
beforeAll(async () => {
  testApp = await openDemoApp({ ...wholeApp, jobs: wakingJobs })
  rina = await createBooker(testApp)
  accounts = await testApp.db.$count(account)
})
afterAll(() => testApp.close())

const key = { authorization: 'Bearer nmw-public' }
const post = (payload: string | Buffer, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
  testApp.app.inject({ method: 'POST', url: createSubscription.path, headers: { ...key, ...headers }, payload })

test.each([
  ['broken JSON', '{"email":', 400, 'Data tidak dapat dibaca'],
  ['a poisoned prototype', '{"email":"a@b.id","__proto__":{"admin":true}}', 400, 'Data tidak dapat dibaca'],
  ['a list', '[]', 400, undefined],
  ['null', 'null', 400, 'E-mail wajib diisi'],
  ['nothing', '', 400, 'E-mail wajib diisi'],
  ['a number', '{"email":5}', 400, 'E-mail wajib diisi'],
  ['a NUL byte', '{"email":"a\\u0000@b.id"}', 400, 'E-mail tidak valid'],
  ['a megabyte', `{"email":"${'a'.repeat(1_000_000)}"}`, 413, 'Data yang dikirim terlalu besar'],
])('bad input: %s is refused', async (_case, payload, status, message) => {
  const answer = await post(payload)
  expect(answer.statusCode).toBe(status)
  expect(answer.json()).toMatchObject({ status: false, result: null, ...(message && { message }) })
  expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
})

test('bad input: another content type is refused', async () => {
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/xml']) {
    const answer = await post('email=a@b.id', { 'content-type': type })
    expect(answer.statusCode).toBe(415)
    expect(answer.json()).toMatchObject({ message: 'Jenis data tidak didukung' })
  }
})

test('bad input: no JSON body makes the server fail', async () => {
  const count = size({ small: 200, full: 200_000 })
  const writes = allRoutes.map(({ endpoint }) => endpoint).filter(({ method }) => method !== 'GET')
  const breaks = asyncProperty(constantFrom(...writes), json({ maxDepth: 4 }), async (endpoint, payload) => {
    const url = endpoint.path.replace(/:\w+/g, 'x')
    const headers = { ...key, 'content-type': 'application/json' }
    const { statusCode } = await testApp.app.inject({ method: endpoint.method, url, headers, payload })
    return statusCode < 500
  })
  await assert(breaks, { numRuns: count })
  printFigure(`N4: ${count} calls with random JSON to ${writes.length} addresses: none answered 5xx`)
})

test('bad input: no query makes a list fail', async () => {
  const breaks = asyncProperty(anything({ maxDepth: 1 }), async (value) => {
    const text = String(typeof value === 'object' && value ? JSON.stringify(value) : value)
    for (const name of ['page', 'limit', 'search', 'category', 'tag']) {
      const { statusCode } = await testApp.app.inject({ url: listArticles.path, query: { [name]: text }, headers: key })
      if (statusCode >= 500) return false
    }
    return true
  })
  const count = size({ small: 20, full: 5_000 })
  await assert(breaks, { numRuns: count })
  printFigure(`N3: ${count * 5} lists asked for with random queries: none answered 5xx`)
})

test.each(['0', '-1', '1.5', 'NaN', '1e18', '101', 'abc', ''])('bad input: limit=%s is refused', async (limit) => {
  const { statusCode } = await testApp.app.inject({ url: listArticles.path, query: { limit }, headers: key })
  expect(statusCode).toBe(400)
})

test('bad input: dates in the year zero are refused', async () => {
  const day = '0000-01-01'
  const personal = {
    birthPlace: 'Bandung',
    birthDate: day,
    employment: 'Karyawan Swasta',
    address: 'Jl. Kenanga No. 2',
    province: 32,
    city: 3273,
    kecamatan: 327302,
    postalCode: '40132',
    gender: 0,
  }
  const answers = [
    await rina.send(changePersonal, { body: personal }),
    await rina.send(listAvailableDoctors, { query: { date: day } }),
    await rina.send(searchOrders, { query: { startDate: day } }),
    await rina.send(searchOrders, { query: { endDate: day } }),
    // In Jakarta the year one has started, by the clock of the database it has not.
    await rina.send(searchOrders, { query: { startDate: '0001-01-01' } }),
  ]
  for (const answer of answers) expect(answer).toMatchObject({ code: 400, message: 'Data tidak valid' })
})

test('bad input: a lone surrogate in a reason is refused, and the seat stays booked', async () => {
  const { session } = await createDoctorSession(testApp)
  const booked = await rina.book(session.id)
  expect(booked.code).toBe(200)
  const params = { id: String((booked.result as { id: number }).id) }
  expect(await rina.send(cancelAppointment, { params, body: { reason: '\ud83d' } })).toMatchObject({
    code: 400,
    message: 'Data tidak valid',
  })
  expect((await rina.send(cancelAppointment, { params, body: { reason: 'Sakit \u{1f637}' } })).code).toBe(200)
})

async function total(search: string) {
  const answer = await testApp.app.inject({ url: listArticles.path, query: { search }, headers: key })
  return answer.json<{ result: { page: { totalData: number } } }>().result.page.totalData
}

test('bad input: LIKE wildcards match only themselves', async () => {
  expect(await total('jerawat')).toBeGreaterThan(0)
  for (const sign of ['%', '_', '\\', "' or 1=1 --"]) expect(await total(sign)).toBe(0)
})

test('bad input: a page of another origin cannot act for the signed-in user', async () => {
  const visitor = testApp.visitor()
  await visitor.logIn('siti@nmw.example')
  const cookie = [...visitor.jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const attempts = [
    { origin: 'https://evil.test' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    {},
  ]
  for (const headers of attempts) {
    const answer = await testApp.app.inject({
      method: 'DELETE',
      url: auth.logout.path,
      headers: { ...key, cookie, ...headers } as Record<string, string>,
    })
    expect(answer.statusCode).toBe(400)
  }
  expect((await visitor.call(auth.listSessions)).code).toBe(200)
})

test('bad input: malformed URLs are not found or refused, never served', async () => {
  const paths = [
    '/legacy//auth/sessions',
    '/legacy/./auth/sessions/',
    '/LEGACY/auth/sessions',
    '/legacy/auth/sessions;x',
    '/legacy/auth/%73essions%00',
    '/img/../../package.json',
    '/img/%2e%2e/%2e%2e/package.json',
    '/img/..%2f..%2fetc%2fpasswd',
  ]
  for (const url of paths) expect((await testApp.app.inject({ url })).statusCode).toBeGreaterThanOrEqual(400)
  for (const method of ['PATCH', 'OPTIONS', 'TRACE'] as const) {
    expect((await testApp.app.inject({ method: method as 'PATCH', url: auth.login.path })).statusCode).toBe(404)
  }
})

test('bad input: none of it changed the accounts', async () => {
  expect(await testApp.db.$count(account)).toBe(accounts)
})
