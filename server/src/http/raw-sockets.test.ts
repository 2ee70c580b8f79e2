import { listArticles } from '@nmw/contract/article'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { articleRoutes } from '../article/article-routes.ts'
import { countStuckMessages } from '../message/count-stuck-messages.ts'
import { subscriptionRoutes } from '../subscription/subscription-routes.ts'
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts'
import { printFigure } from '../testing/stress/print-figure.ts'
import { serveHealth } from './serve-health.ts'

let testApp: TestApp
let port: number
beforeAll(async () => {
  testApp = await openTestApp({
    routes: [...articleRoutes, ...subscriptionRoutes],
    services: [serveHealth(countStuckMessages)],
  })
  await testApp.app.listen({ port: 0, host: '127.0.0.1' })
  port = (testApp.app.server.address() as { port: number }).port
})
afterAll(() => testApp.close())

/**
 * Sends raw bytes and collects the response until the server closes the connection or the time is over. Time is counted
 * in event loop turns, so that a stalled machine is not taken for a silent server.
 */
function sendRaw(bytes: string, timeout = 5_000) {
  return new Promise<{ response: string; disconnected: boolean }>((resolve) => {
    let response = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes, 'latin1'))
    let ticks = timeout / TICK
    const timer = setInterval(() => --ticks || finish(false), TICK)
    function finish(disconnected: boolean) {
      clearInterval(timer)
      socket.destroy()
      resolve({ response, disconnected })
    }
    socket.setEncoding('latin1').on('data', (text: string) => (response += text))
    socket.on('error', () => finish(true))
    socket.on('close', () => finish(true))
  })
}

const TICK = 50
const statuses = (response: string) =>
  [...response.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status))
const hidden = 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n'
const post = (lines: string[], body = '') =>
  `POST /subscription/v1/create HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer nmw-public\r\n${lines.join('\r\n')}\r\n\r\n${body}`
const json = 'Content-Type: application/json'
const chunked = 'Transfer-Encoding: chunked'

const smuggled: [string, string][] = [
  ['a length and chunks', post([json, 'Content-Length: 4', chunked], `0\r\n\r\n${hidden}`)],
  ['chunks and a length', post([json, chunked, 'Content-Length: 4'], `0\r\n\r\n${hidden}`)],
  ['two lengths that differ', post([json, 'Content-Length: 2', `Content-Length: ${2 + hidden.length}`], `{}${hidden}`)],
  ['two lengths that agree', post([json, 'Content-Length: 2', 'Content-Length: 2'], `{}${hidden}`)],
  ['a list of lengths', post([json, 'Content-Length: 2, 60'], `{}${hidden}`)],
  ['a length with a sign', post([json, 'Content-Length: +2'], `{}${hidden}`)],
  ['a negative length', post([json, 'Content-Length: -2'], `{}${hidden}`)],
  ['a hexadecimal length', post([json, 'Content-Length: 0x2'], `{}${hidden}`)],
  ['a length with a space inside', post([json, 'Content-Length: 1 2'], `{}${hidden}`)],
  ['a length too long for a number', post([json, `Content-Length: ${'9'.repeat(30)}`], '{}')],
  ['a space before the colon', post([json, 'Content-Length : 2'], `{}${hidden}`)],
  ['a space before the colon of chunks', post([json, `Transfer-Encoding : chunked`], `0\r\n\r\n${hidden}`)],
  ['a folded line', post([json, 'X-A: 1\r\n Content-Length: 60'], hidden)],
  ['an unknown coding', post([json, 'Transfer-Encoding: xchunked'], `0\r\n\r\n${hidden}`)],
  ['chunks that are not last', post([json, 'Transfer-Encoding: chunked, identity'], `0\r\n\r\n${hidden}`)],
  ['chunks named twice', post([json, chunked, 'Transfer-Encoding: cow'], `0\r\n\r\n${hidden}`)],
  ['a chunk without a size', post([json, chunked], `\r\n{}\r\n0\r\n\r\n${hidden}`)],
  ['a chunk with a negative size', post([json, chunked], `-2\r\n{}\r\n0\r\n\r\n${hidden}`)],
  ['a chunk with a non-numeric size', post([json, chunked], `zz\r\n{}\r\n0\r\n\r\n${hidden}`)],
  ['a chunk longer than it says', post([json, chunked], `1\r\n{}\r\n0\r\n\r\n${hidden}`)],
  ['a chunk with a size too long for a number', post([json, chunked], `${'f'.repeat(20)}\r\n{}\r\n0\r\n\r\n${hidden}`)],
  ['lines that end in a bare newline', `POST /healthz HTTP/1.1\nHost: x\nContent-Length: 0\n\n${hidden}`],
  ['a header with a bare carriage return', post([json, 'X-A: 1\rContent-Length: 60'], hidden)],
  ['a header with a NUL', post([json, 'X-A: \0', 'Content-Length: 2'], '{}')],
  ['a header name with a space', post([json, 'X A: 1', 'Content-Length: 2'], '{}')],
  ['an empty header name', post([json, ': 1', 'Content-Length: 2'], '{}')],
  ['no host', 'GET /healthz HTTP/1.1\r\n\r\n'],
  ['an unknown version', 'GET /healthz HTTP/9.9\r\nHost: x\r\n\r\n'],
  ['an unknown method', 'GRAB /healthz HTTP/1.1\r\nHost: x\r\n\r\n'],
  ['a URL with a space', 'GET /health z HTTP/1.1\r\nHost: x\r\n\r\n'],
  ['a line that never ends', `GET /${'a'.repeat(40_000)} HTTP/1.1\r\nHost: x\r\n\r\n`],
  ['endless headers', post([`X-A: ${'a'.repeat(40_000)}`, 'Content-Length: 2'], '{}')],
  ['no HTTP at all', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
]

test.each(smuggled)('raw sockets: N7: %s is refused, and nothing after it is processed', async (_case, bytes) => {
  const { response, disconnected } = await sendRaw(bytes)
  expect(disconnected).toBe(true)
  expect(statuses(response)).toHaveLength(1)
  expect(statuses(response)[0]).toBeGreaterThanOrEqual(400)
  expect(statuses(response)[0]).toBeLessThan(500)
})

test('raw sockets: F9: a slow sender of headers or a body is disconnected, and others are served meanwhile', async () => {
  const { server } = testApp.app
  const before = { headers: server.headersTimeout, request: server.requestTimeout }
  expect(before).toEqual({ headers: 10_000, request: 30_000 })
  server.headersTimeout = 100
  server.requestTimeout = 200
  try {
    const slow = Array.from({ length: 100 }, (_, at) =>
      sendRaw(at % 2 ? 'GET /healthz HTTP/1.1\r\nHost: x\r\nX-A:' : post([json, 'Content-Length: 50'], '{'), 10_000),
    )
    const { code } = await testApp.visitor().call(listArticles, {})
    expect(code).toBe(200)
    const ended = await Promise.all(slow)
    expect(ended.filter(({ disconnected }) => disconnected)).toHaveLength(slow.length)
    expect(new Set(ended.flatMap(({ response }) => statuses(response)))).toEqual(new Set([408]))
    printFigure(`F9: ${slow.length} slow connections, all closed`)
  } finally {
    server.headersTimeout = before.headers
    server.requestTimeout = before.request
  }
})
