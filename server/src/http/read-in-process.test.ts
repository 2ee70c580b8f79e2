import { listBanners, readPromo } from '@nmw/contract/banner'
import { listBranches } from '@nmw/contract/branch'
import type { Endpoint, Envelope } from '@nmw/contract/endpoint'
import { fillPath } from '@nmw/contract/fill-path'
import { readMembership } from '@nmw/contract/point'
import { readShellProfile } from '@nmw/contract/shell-profile'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bannerRoutes } from '../banner/banner-routes.ts'
import { branchRoutes } from '../branch/branch-routes.ts'
import { fillDemoBanners } from '../demo/fill-demo-banners.ts'
import { fillDemoBranches } from '../demo/fill-demo-branches.ts'
import { isSentTo } from '../is-sent-to.ts'
import { pointRoutes } from '../point/point-routes.ts'
import { shellProfileRoutes } from '../profile/shell-profile-routes.ts'
import { createPatient } from '../testing/make/create-patient.ts'
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts'
import { signIn } from '../testing/app/sign-in.ts'
import { servePictures } from '../upload/serve-pictures.ts'

type Sent = { params?: Record<string, string>; query?: Record<string, string> }

const asPage = { accept: 'application/json', authorization: 'Bearer nmw-public', 'x-site': 'member' }
let testApp: TestApp
/** What a page of the next request reads. */
let urls: string[] = []

beforeAll(async () => {
  testApp = await openTestApp({
    routes: [...bannerRoutes, ...branchRoutes, ...pointRoutes, ...shellProfileRoutes],
    services: [servePictures(isSentTo)],
  })
  testApp.app.get('/_page', async (request, reply) => {
    const read = testApp.app.readInProcess!(request, reply)
    return Promise.all(
      urls.map(async (url) => {
        const answer = await read(url, asPage)
        return answer ? { code: answer.status, ok: answer.ok, ...((await answer.json()) as Envelope) } : null
      }),
    )
  })
  await fillDemoBranches(testApp.context)
  await fillDemoBanners(testApp.context)
})
afterAll(() => testApp.close())

const urlOf = ({ path }: Endpoint, { params = {}, query = {} }: Sent) =>
  `${fillPath(path, params)}?${new URLSearchParams(query)}`

async function readOnPage(reads: string[], cookie = '') {
  urls = reads
  const answer = await testApp.app.inject({ url: '/_page', headers: { cookie } })
  return { answers: answer.json<(Envelope & { code: number })[]>(), cookies: answer.cookies }
}

async function memberCookie() {
  const { authorization } = await signIn(testApp, await createPatient(testApp))
  return `nmw_member=${authorization.slice('Bearer '.length)}`
}

test.each<[string, Endpoint, Sent]>([
  ['a list', listBanners, {}],
  ['a list with a query', listBranches, { query: { search: 'kota bandung', limit: '3' } }],
  ['one item by its slug', readPromo, { params: { slug: 'bulan-kulit-sehat' } }],
  ['a missing item', readPromo, { params: { slug: 'tidak ada/%' } }],
  ['an invalid query', listBranches, { query: { limit: '0' } }],
  ['a member’s data without a session', readMembership, {}],
])('in-process reads: %s has the same answer as over HTTP', async (_what, endpoint, sent) => {
  const { code, status, result, message, errors } = await testApp.send(endpoint, sent, asPage, '10.2.2.2')
  const { answers } = await readOnPage([urlOf(endpoint, sent)])
  expect(answers).toEqual([{ code, ok: code === 200, status, result, message, ...(errors && { errors }) }])
})

test("in-process reads: a member's own data is read by the cookie of the page", async () => {
  const { answers } = await readOnPage([urlOf(readMembership, {}), urlOf(readShellProfile, {})], await memberCookie())
  expect(answers).toMatchObject([
    { code: 200, result: { userPoint: 0 } },
    { code: 200, result: { roleId: 2 } },
  ])
})

test('in-process reads: a user without access to the member area is refused there, and only there', async () => {
  const staff = await signIn(testApp, await createPatient(testApp, { roleId: 1 }), 'dashboard')
  const cookie = `nmw_member=${staff.authorization.slice('Bearer '.length)}`
  const { answers } = await readOnPage([urlOf(readMembership, {}), urlOf(listBanners, {})], cookie)
  expect(answers.map(({ code }) => code)).toEqual([403, 200])
})

test("in-process reads: a dead session's cookies are cleared", async () => {
  const { answers, cookies } = await readOnPage([urlOf(readMembership, {})], 'nmw_member=tidak-ada')
  expect(answers).toMatchObject([{ code: 401, status: false, result: null }])
  expect(cookies.map(({ name, value }) => ({ name, value }))).toContainEqual({ name: 'nmw_member', value: '' })
})

test('in-process reads: anything but a read of the API is left to others', async () => {
  const { answers } = await readOnPage(['/legacy/tidak-ada', '/legacy/auth/login', '/img/x.webp', '/user/home'])
  expect(answers).toEqual([null, null, null, null])
})

test('in-process reads: a fault is answered without its reason, and logged', async () => {
  const { db } = testApp.context
  Object.assign(testApp.context, { db: null })
  try {
    const { answers } = await readOnPage([urlOf(listBranches, {})])
    expect(answers).toEqual([
      { code: 500, ok: false, status: false, result: null, message: 'Terjadi Kesalahan Server' },
    ])
  } finally {
    Object.assign(testApp.context, { db })
  }
})
