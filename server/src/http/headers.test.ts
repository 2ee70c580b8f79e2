import { listArticles } from '@nmw/contract/article'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../testing/app/open-test-app.ts'
import { openWholeTestApp } from '../testing/app/open-whole-test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openWholeTestApp({ settings: { PUBLIC_URL: 'https://klinik.example', REQUESTS_PER_MINUTE: '30' } })
})
afterAll(() => testApp.close())

test.each(['/legacy/articles', '/not-there', '/healthz', '/_sim', '/img/none.webp'])(
  'headers: %s has the security headers',
  async (url) => {
    const { headers } = await testApp.app.inject({ url })
    expect(headers['content-security-policy']).toMatch(/default-src 'none'/)
    expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'referrer-policy': 'strict-origin-when-cross-origin',
    })
    expect(headers['access-control-allow-origin']).toBeUndefined()
  },
)

const strangers = [
  'https://evil.test',
  'null',
  'https://klinik.example.evil.test',
  'https://lain.klinik.example',
  'https://klinik.example:8443',
  'http://klinik.example',
]
test.each(strangers)('headers: a page of %s may not read responses', async (origin) => {
  const asked = { 'access-control-request-method': 'GET', 'access-control-request-headers': 'authorization' }
  for (const url of ['/legacy/articles', '/legacy/profile/personal', '/not-there', '/healthz', '/img/none.webp'])
    for (const method of ['GET', 'OPTIONS'] as const) {
      const preflight = method === 'OPTIONS' ? asked : {}
      const headers = { origin, authorization: 'Bearer nmw-public', ...preflight }
      const answer = await testApp.app.inject({ method, url, remoteAddress: '10.2.2.3', headers })
      const opened = Object.keys(answer.headers).filter((name) => name.startsWith('access-control-'))
      expect({ url, method, opened }).toEqual({ url, method, opened: [] })
    }
})

test('headers: a refused call has them too, and no nonce', async () => {
  const { statusCode, headers } = await testApp.app.inject({ url: '/legacy/profile/personal' })
  expect(statusCode).toBe(401)
  expect(headers).toMatchObject({ 'x-frame-options': 'DENY', 'x-content-type-options': 'nosniff' })
  expect(headers['content-security-policy']).toBe(
    "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  )
})

async function nonce() {
  const { headers } = await testApp.app.inject('/_sim')
  return /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1]
}

const ask = () =>
  testApp.app.inject({
    url: listArticles.path,
    remoteAddress: '10.2.2.2',
    headers: { authorization: 'Bearer nmw-public' },
  })

test('headers: each response has its own nonce', async () => {
  const [first, second] = [await nonce(), await nonce()]
  expect(first).toBeTruthy()
  expect(first).not.toBe(second)
})

test('API docs: they describe every call', async () => {
  const page = await testApp.app.inject('/docs/api.json')
  const { paths } = page.json<{ paths: Record<string, object> }>()
  expect(paths['/legacy/auth/remove-session/{id}']).toHaveProperty('delete')
  expect(paths['/legacy/articles']).toHaveProperty('get.parameters.0.name', 'page')
  expect(paths['/legacy/ops/stock/write-off']).toHaveProperty('post.parameters.0.name', 'Idempotency-Key')
})

test('metrics: they are not for strangers', async () => {
  expect((await testApp.app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' })).body).toContain(
    'http_request_duration_seconds',
  )
  expect((await testApp.app.inject({ url: '/metrics', remoteAddress: '10.1.1.1' })).statusCode).toBe(404)
})

test('rate limit: an IP with too many requests has to wait', async () => {
  for (let turn = 0; turn < 30; turn++) expect((await ask()).statusCode).toBe(200)
  const refused = await ask()
  expect(refused.statusCode).toBe(429)
  expect(refused.json()).toMatchObject({ status: false, result: null })
  expect(refused.json<{ message: string }>().message).toMatch(/^Terlalu banyak permintaan\. Coba lagi dalam/)
})
