import { HOUR } from '@nmw/contract/duration'
import { endpoint } from '@nmw/contract/endpoint'
import { expect, test, vi } from 'vitest'
import { z } from 'zod/mini'
import { ApiError, createCall, type Fetch } from './call.ts'
import { recordServerTime, serverOffset } from '../format/server-clock.ts'

const readOrder = endpoint({
  method: 'GET',
  path: '/legacy/order/search/:invoice',
  audience: 'member',
  summary: 'One order',
  params: z.object({ invoice: z.string() }),
  query: z.object({ page: z.optional(z.number()), tag: z.optional(z.array(z.string())) }),
  result: z.object({ invoice: z.string() }),
})
const createOrder = endpoint({
  method: 'POST',
  path: '/legacy/order/create',
  audience: 'member',
  summary: 'Order',
  body: z.object({ total: z.number() }),
  result: z.object({ id: z.number() }),
})
const find = { params: { invoice: 'INV 1/2' }, query: { page: 2, tag: ['a', 'b'] } }

function answering(body: unknown, init?: ResponseInit) {
  const fetch = vi.fn<Fetch>(async () => new Response(typeof body === 'string' ? body : JSON.stringify(body), init))
  return { fetch, call: createCall({ fetch, site: 'member', appKey: 'nmw-public' }) }
}

const unreachable: Fetch = () => Promise.reject(new TypeError('Failed to fetch'))

async function failure(promise: Promise<unknown>) {
  const error = await promise.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  expect(error).toBeInstanceOf(ApiError)
  return error as ApiError
}

test('call: it fills the path, adds the query, sends the headers and returns the decoded result', async () => {
  const { fetch, call } = answering({ status: true, result: { invoice: 'INV1', secret: 1 }, message: 'OK' })
  expect(await call(readOrder, find)).toEqual({ invoice: 'INV1' })
  const [url, init] = fetch.mock.calls[0]!
  expect(url).toBe('/legacy/order/search/INV%201%2F2?page=2&tag=a&tag=b')
  expect(init.headers).toEqual({
    accept: 'application/json',
    'accept-language': 'id',
    authorization: 'Bearer nmw-public',
    'x-site': 'member',
  })
  expect(init.body).toBeUndefined()
})

test('call: a body is sent as JSON', async () => {
  const { fetch, call } = answering({ status: true, result: { id: 7 }, message: 'OK' })
  expect(await call(createOrder, { body: { total: 5 } })).toEqual({ id: 7 })
  const [, init] = fetch.mock.calls[0]!
  expect(init).toMatchObject({ method: 'POST', body: '{"total":5}' })
  expect(init.headers['content-type']).toBe('application/json')
})

test('call: a request that must happen once is sent with its idempotency key', async () => {
  const { fetch, call } = answering({ status: true, result: { id: 7 }, message: 'OK' })
  await call(createOrder, { body: { total: 5 } }, { idempotencyKey: 'k-1' })
  expect(fetch.mock.calls[0]![1].headers['idempotency-key']).toBe('k-1')
})

test('call: an error has the server message, the field errors and the request id', async () => {
  const errors = [{ path: 'label', message: 'Label wajib diisi' }]
  const refusal = { status: false, result: null, message: 'Data Tidak Valid', errors }
  const { call } = answering(refusal, { status: 400, headers: { 'x-request-id': 'r-1' } })
  expect(await failure(call(readOrder, find))).toMatchObject({
    status: 400,
    message: 'Data Tidak Valid',
    errors,
    requestId: 'r-1',
  })
})

test.each([
  ['a false status', { status: false, result: {} }],
  ['a null result', { status: true, result: null }],
  ['a missing result', { status: true }],
])('call: %s with HTTP 200 is an error with the default text', async (_, body) => {
  const error = await failure(answering(body).call(readOrder, find))
  expect(error).toMatchObject({ status: 500, message: 'Terjadi Kesalahan Server' })
})

test('call: every answer, also an error, sets the server clock', async () => {
  for (const status of [200, 400]) {
    recordServerTime(String(Date.now()))
    const headers = { 'x-server-time': String(Date.now() + HOUR) }
    const { call } = answering({ status: status === 200, result: { id: 7 }, message: 'OK' }, { status, headers })
    await call(createOrder, { body: { total: 5 } }).catch(() => undefined)
    expect(Math.round(serverOffset() / HOUR)).toBe(1)
  }
  recordServerTime(String(Date.now()))
})

test('call: an answer that is not JSON is a failed read', async () => {
  expect(await failure(answering('<html>', { status: 503 }).call(readOrder, find))).toMatchObject({
    status: 503,
    message: 'Gagal Memuat Data',
  })
  expect(await failure(answering('<html>').call(readOrder, find))).toMatchObject({ status: 502 })
})

test('call: a missing connection has status 0', async () => {
  const call = createCall({ fetch: unreachable, site: 'ops', appKey: 'k' })
  const error = await failure(call(readOrder, find))
  expect(error.status).toBe(0)
  expect(error.message).toContain('Gagal Memuat Data')
})

test('call: an aborted call rejects with the abort error', async () => {
  const controller = new AbortController()
  const fetch: Fetch = (_url, { signal }) => {
    controller.abort()
    return Promise.reject(signal?.reason as Error)
  }
  const call = createCall({ fetch, site: 'member', appKey: 'k' })
  await expect(call(readOrder, find, { signal: controller.signal })).rejects.toMatchObject({ name: 'AbortError' })
})
