import { endpoint } from '@nmw/contract/endpoint'
import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { ApiError, createCall } from './call.ts'
import { idempotentCall } from './idempotent-call.ts'

const sell = endpoint({
  method: 'POST',
  path: '/legacy/ops/sale',
  audience: 'ops',
  summary: 'Sell',
  once: true,
  body: z.object({ total: z.number() }),
  result: z.object({ id: z.number() }),
})
const markRead = endpoint({
  method: 'POST',
  path: '/legacy/ops/read',
  audience: 'ops',
  summary: 'Mark as read',
  result: z.boolean(),
})

const lost = () => Promise.reject(new TypeError('Failed to fetch'))
const done = () => Promise.resolve(Response.json({ status: true, result: { id: 1 }, message: 'OK' }))
const refusing = (status: number, headers: Record<string, string> = {}) => {
  return () => Promise.resolve(Response.json({ status: false, result: null, message: 'x' }, { status, headers }))
}

/** Sends the requests one by one and returns the idempotency keys they used. */
async function keysOf(answers: (() => Promise<Response>)[], totals = answers.map(() => 5)) {
  const keys: (string | undefined)[] = []
  const call = idempotentCall(
    createCall({
      fetch: (_url, { headers }) => answers[keys.push(headers['idempotency-key']) - 1]!(),
      site: 'ops',
      appKey: 'k',
    }),
  )
  for (const total of totals) await call(sell, { body: { total } }).catch(mustBeApiError)
  return keys
}

function mustBeApiError(error: unknown) {
  expect(error).toBeInstanceOf(ApiError)
}

test.each([
  ['was lost', lost],
  ['is a server error', refusing(500)],
  ['comes from a proxy', refusing(503)],
  ['says that the first request is still running', refusing(409, { 'retry-after': '1' })],
  ['asks to retry later', refusing(429, { 'retry-after': '60' })],
])('idempotency key: a request repeated because the answer %s has the same key', async (_, answer) => {
  const [first, second, third, fourth] = await keysOf([answer, answer, done, done])
  expect(first).toMatch(/^[0-9a-f]{32}$/)
  expect([second, third]).toEqual([first, first])
  expect(fourth).not.toBe(first)
})

test.each([400, 404, 409, 422])(
  'idempotency key: after a refusal with %i the same request has a new key',
  async (status) => {
    const [first, second] = await keysOf([refusing(status), done])
    expect(second).toMatch(/^[0-9a-f]{32}$/)
    expect(second).not.toBe(first)
  },
)

test('idempotency key: another request has another key, and an unanswered one keeps its key', async () => {
  const [first, other, again] = await keysOf([lost, done, done], [5, 6, 5])
  expect(other).not.toBe(first)
  expect(again).toBe(first)
})

test('idempotency key: another form has its own keys', async () => {
  const [here] = await keysOf([lost])
  const [there] = await keysOf([done])
  expect(there).not.toBe(here)
})

test('idempotency key: a repeatable request has none, and a given key is used', async () => {
  const seen: unknown[] = []
  const call = idempotentCall((_endpoint, _input, options) => {
    seen.push(options?.idempotencyKey)
    return Promise.resolve({ id: 1 } as never)
  })
  await call(markRead, {})
  await call(sell, { body: { total: 5 } }, { idempotencyKey: 'k-1' })
  expect(seen).toEqual([undefined, 'k-1'])
})
