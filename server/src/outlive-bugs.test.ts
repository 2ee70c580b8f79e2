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
  server = await startSecondServer(testApp, { routes: ['article/article-routes.ts'], canaries: true })
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
/** Somebody else's calls, before, during and after. */
async function amongOthers<T>(work: () => Promise<T>) {
  const others = [served(), served()]
  const outcome = await work()
  expect(await Promise.all([...others, served()])).toEqual([200, 200, 200])
  return outcome
}

test.each(['throws', 'rejects', 'stream-fails'])(
  'outlive bugs: F15: a call that %s is answered in words, and alone',
  async (bug) => {
    const answer = await amongOthers(() => ask(`/canary/${bug}`))
    expect(answer.status).toBe(500)
    expect(await answer.json()).toEqual({ status: false, result: null, message: 'Terjadi Kesalahan Server' })
  },
)

test('outlive bugs: F15: an answer that breaks off halfway is seen to, and others come whole', async () => {
  const answer = await amongOthers(() => ask('/canary/stream-breaks'))
  await expect(answer.text()).rejects.toThrow()
})

test.each([
  ['answers-first', 'Promise errored'],
  ['forgets', 'unhandled rejection'],
])('outlive bugs: F15: what fails after the answer (%s) is in the log and costs nobody anything', async (bug, told) => {
  const answer = await amongOthers(() => ask(`/canary/${bug}`))
  expect([answer.status, await answer.json()]).toEqual([200, { status: true }])
  await eventually(() => expect(server.said()).toContain(told))
  expect(await served()).toBe(200)
})

test('outlive bugs: F15: an exception that nobody can catch ends the server, but first everybody has her answer', async () => {
  // Kept open for more, the connection of an answer that began before would be waited for.
  const [slow] = (await once(get(`${server.url}/canary/slow`, { agent: false }), 'response')) as [IncomingMessage]
  await ask('/canary/explodes')
  expect(await text(slow)).toBe('begun, ended')
  expect(await server.exited).toBe(1)
  expect(server.said()).toMatch(/uncaught exception.*no such thing/s)
})

test('outlive bugs: F15: nothing of all this told the log whose values they were', () => {
  expect(server.said()).toContain('no such thing')
  expect(server.said()).not.toContain('628123456789')
})
