import { listArticles } from '@nmw/contract/article'
import { once } from 'node:events'
import { connect } from 'node:net'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { articleRoutes } from '../article/article-routes.ts'
import { countStuckMessages } from '../message/count-stuck-messages.ts'
import { eventually } from '../testing/checks/eventually.ts'
import { openTestApp } from '../testing/app/open-test-app.ts'
import { listenOnLoopback } from '../testing/app/open-test-stream.ts'
import { serveHealth } from './serve-health.ts'

test('shutdown: a request during the stop is answered and its connection closed; only readiness fails', async () => {
  const testApp = await openTestApp({ routes: articleRoutes, services: [serveHealth(countStuckMessages)] })
  // The readiness check looks for the job queue's tables, which this app does not create.
  await testApp.pool.query('create schema pgboss create table version (version int)')
  const [stopping, asked] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  testApp.app.addHook('preClose', async () => {
    stopping.resolve()
    await asked.promise
  })
  const url = await listenOnLoopback(testApp)
  const statusOf = async (path: string) => (await fetch(url + path)).status
  expect(await statusOf('/readyz')).toBe(200)
  const closed = testApp.close()
  await stopping.promise
  const answer = await fetch(url + listArticles.path, { headers: { authorization: 'Bearer nmw-public' } })
  const { status } = (await answer.json()) as { status: boolean }
  expect([answer.status, status, answer.headers.get('connection')]).toEqual([200, true, 'close'])
  expect([await statusOf('/readyz'), await statusOf('/healthz')]).toEqual([503, 200])
  asked.resolve()
  await closed
})

test('shutdown: F12: with a drain time the port stays open until a proxy sends requests elsewhere', async () => {
  const testApp = await openTestApp({
    routes: articleRoutes,
    services: [serveHealth(countStuckMessages)],
    settings: { STOP_DRAIN: '1500' },
  })
  const url = await listenOnLoopback(testApp)
  const closed = testApp.close()
  await eventually(async () => expect((await fetch(`${url}/readyz`)).status).toBe(503))
  const connection = { connection: 'close', authorization: 'Bearer nmw-public' }
  expect((await fetch(url + listArticles.path, { headers: connection })).status).toBe(200)
  await closed
  await expect(fetch(`${url}/healthz`)).rejects.toThrow()
})

test('shutdown: connections without a whole request do not block it', async () => {
  const testApp = await openTestApp({
    routes: articleRoutes,
    services: [serveHealth(countStuckMessages)],
    settings: { STOP_GRACE: '50' },
  })
  const { port } = new URL(await listenOnLoopback(testApp))
  const half = `POST ${listArticles.path} HTTP/1.1\r\nhost: x\r\ncontent-length: 50\r\n\r\n{`
  const ends = ['', 'GET /healthz HTTP/1.1\r\nhost:', half].map((bytes) => {
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(bytes))
    socket.resume().on('error', () => {})
    return once(socket, 'close')
  })
  const { server } = testApp.app
  await eventually(async () => expect(await promisify(server.getConnections.bind(server))()).toBe(ends.length))
  await testApp.close()
  await Promise.all(ends)
})
