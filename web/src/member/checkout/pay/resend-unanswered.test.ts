import { createRedemptionOrder } from '@nmw/contract/checkout'
import { expect, test } from 'vitest'
import { createCall } from '../../../lib/call/call.ts'
import { idempotentCall } from '../../../lib/call/idempotent-call.ts'
import { resendUnanswered } from './resend-unanswered.ts'

const envelope = (result: unknown, message: string) => ({ status: result !== null, result, message })
const made = { order: { invoice_number: 'INV1' }, redirect: '/user/order-payment/INV1' }
const lost = () => Promise.reject(new TypeError('Failed to fetch'))
const done = () => Promise.resolve(Response.json(envelope(made, 'OK')))
const refusing = (status: number, headers: Record<string, string> = {}) => {
  return () => Promise.resolve(Response.json(envelope(null, 'x'), { status, headers }))
}

/** Presses 'Bayar' once for every answer, each time with a newer checkout on the page. */
async function press(answers: (() => Promise<Response>)[], ids = answers.map(() => 'A')) {
  const sent: [revision: unknown, key: string | undefined][] = []
  const call = idempotentCall(
    createCall({
      fetch: (_url, { headers, body }) => {
        const { revision } = JSON.parse(body as string) as { revision: number }
        return answers[sent.push([revision, headers['idempotency-key']]) - 1]!()
      },
      site: 'member',
      appKey: 'k',
    }),
  )
  const attempt = resendUnanswered<{ revision: number }>()
  for (const [place, id] of ids.entries()) {
    const pressed = attempt(id, { revision: place + 1 }, (body) => call(createRedemptionOrder, { query: { id }, body }))
    await pressed.catch(() => undefined)
  }
  return sent
}

test.each([
  ['was lost', lost],
  ['is a fault', refusing(502)],
  ['says that the first is still in progress', refusing(409, { 'retry-after': '1' })],
])(
  'checkout: the first order request is sent again, although the checkout has changed, while its answer %s',
  async (_, answer) => {
    const [first, second, third, fourth] = await press([answer, answer, done, done])
    expect(first).toEqual([1, expect.stringMatching(/^[0-9a-f]{32}$/)])
    expect([second, third]).toEqual([first, first])
    expect(fourth![0]).toBe(4)
    expect(fourth![1]).not.toBe(first![1])
  },
)

test('checkout: after a refusal the next press sends the current checkout', async () => {
  const sent = await press([refusing(409), refusing(400), done])
  expect(sent.map(([revision]) => revision)).toEqual([1, 2, 3])
})

test('checkout: each prescription has its own order request', async () => {
  const sent = await press([lost, done, done], ['A', 'B', 'A'])
  expect(sent.map(([revision]) => revision)).toEqual([1, 2, 1])
  expect(sent[2]).toEqual(sent[0])
})
