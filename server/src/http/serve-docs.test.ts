import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../testing/app/open-test-app.ts'
import { openWholeTestApp } from '../testing/app/open-whole-test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openWholeTestApp()
})
afterAll(() => testApp.close())

test('API docs: the reference is a page with its own script, and loads nothing from elsewhere', async () => {
  const bare = await testApp.app.inject('/docs')
  expect([bare.statusCode, bare.headers.location]).toEqual([301, '/docs/'])
  const page = await testApp.app.inject('/docs/')
  expect(page.statusCode).toBe(200)
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(page.headers['content-security-policy']).toContain("default-src 'self'")
  expect(page.body).toContain('js/scalar.js')
  expect(page.body).not.toMatch(/(?:src|href)="https?:/)
  const script = await testApp.app.inject('/docs/js/scalar.js')
  expect(script.headers['content-type']).toBe('application/javascript; charset=utf-8')
  expect(script.rawPayload.length).toBeGreaterThan(1_000_000)
})

test('API docs: the page shows what /docs/api.json says', async () => {
  const [read, given] = await Promise.all(
    ['/docs/openapi.json', '/docs/api.json'].map(async (path) => (await testApp.app.inject(path)).json()),
  )
  expect(read).toEqual(given)
})

test('API docs: other paths below it are not found, with our message', async () => {
  const none = await testApp.app.inject('/docs/none')
  expect(none.statusCode).toBe(404)
  expect(none.json()).toMatchObject({ status: false })
})
