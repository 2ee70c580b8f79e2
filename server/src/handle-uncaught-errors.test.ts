import { listArticles } from '@nmw/contract/article'
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { articleRoutes } from './article/article-routes.ts'
import { eventually } from './testing/checks/eventually.ts'
import { openTestApp, type TestApp } from './testing/app/open-test-app.ts'
import { startSecondServer } from './testing/stress/start-second-server.ts'

let testApp: TestApp
let server: Awaited<ReturnType<typeof startSecondServer>>
beforeAll(async () => {
  testApp = await openTestApp({ routes: articleRoutes })
  server = await startSecondServer(testApp, { routes: ['article/article-routes.ts'], bugRoutes: true })
})
afterAll(async () => {
  await server.stop()
  await testApp.close()
})

const ask = (path: string) => fetch(server.url + path)
const served = async () => {
  const { code } = await server.testApp.send(listArticles, {}, { authorization: 'Bearer nmw-public' }, '')
  return code
}
/** Calls of other users before, during and after. */
async function withOtherCalls<T>(work: () => Promise<T>) {
  const others = [served(), served()]
  const outcome = await work()
  expect(await Promise.all([...others, served()])).toEqual([200, 200, 200])
  return outcome
}

test.each(['throws', 'rejects', 'stream-fails'])(
  'uncaught errors: F15: a call that %s gets an error response, and no other call is affected',
  async (bug) => {
    const answer = await withOtherCalls(() => ask(`/bug/${bug}`))
    expect(answer.status).toBe(500)
    expect(await answer.json()).toEqual({ status: false, result: null, message: 'Terjadi Kesalahan Server' })
  },
)

test('uncaught errors: F15: a response that breaks off is logged, and others are complete', async () => {
  const answer = await withOtherCalls(() => ask('/bug/stream-breaks'))
  await expect(answer.text()).rejects.toThrow()
})

test.each([
  ['answers-first', 'Promise errored'],
  ['forgets', 'unhandled rejection'],
])('uncaught errors: F15: a failure after the response (%s) is logged and affects nobody', async (bug, expected) => {
  const answer = await withOtherCalls(() => ask(`/bug/${bug}`))
  expect([answer.status, await answer.json()]).toEqual([200, { status: true }])
  await eventually(() => expect(server.output()).toContain(expected))
  expect(await served()).toBe(200)
})

test('uncaught errors: F15: an uncaught exception stops the server after the open requests are answered', async () => {
  // Without an agent: a kept-alive connection would delay the stop.
  const [slow] = (await once(get(`${server.url}/bug/slow`, { agent: false }), 'response')) as [IncomingMessage]
  await ask('/bug/explodes')
  expect(await text(slow)).toBe('begun, ended')
  expect(await server.exited).toBe(1)
  expect(server.output()).toMatch(/uncaught exception.*no such thing/s)
})

test('uncaught errors: F15: the log holds no values of the failed queries', () => {
  expect(server.output()).toContain('no such thing')
  expect(server.output()).not.toContain('628123456789')
})
