import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { faultsAfterWork, faultsBeforeWork, refusals } from '../../testing/fakes/fake-doku.ts'
import {
  dokuKeys,
  type GatewayHarness,
  harnesses,
  type SentNotification,
  snapChannels,
  TIMEOUT,
  timeOutOnSilence,
} from '../../testing/fakes/gateway-harness.ts'
import { signDoku } from './doku-signature.ts'
import { DOKU_NOTIFY_PATH, SNAP_NOTIFY_PATH } from './notification-paths.ts'
import { GatewayFailure } from '../gateway-failure.ts'
import type { KnownPayment, OpenedPayment, PaymentRequest } from './payment-gateway.ts'

let invoices = 100

function newRequest(wanted: Partial<PaymentRequest> = {}): PaymentRequest {
  return {
    requestId: crypto.randomUUID(),
    invoice: `INV261115${String(++invoices).padStart(6, '0')}`,
    channel: 'VIRTUAL_ACCOUNT_BCA',
    amount: 255_000,
    createdAt: new Date(),
    expiresAt: new Date(Date.now() + 24 * 3_600_000),
    customer: { name: "Siti Rahma (O'Neil) 🌸", email: 'siti@example.com', phone: '6281000000201' },
    returnUrl: 'https://klinik.example/user/order-payment/x',
    ...wanted,
  }
}

const known = (request: PaymentRequest, { accountNumber, instructionsUrl }: OpenedPayment): KnownPayment => ({
  ...request,
  accountNumber,
  instructionsUrl,
})

describe.each(Object.keys(harnesses))('payment: %s', (name) => {
  let harness: GatewayHarness
  beforeAll(async () => {
    harness = await harnesses[name]!()
  })
  afterAll(() => harness.stop())

  async function open(wanted: Partial<PaymentRequest> = {}) {
    const request = newRequest(wanted)
    return known(request, await harness.gateway.open.account(request))
  }
  const read = ({ path, body, headers }: SentNotification, at = new Date()) =>
    harness.gateway.readNotification({ path, headers, body: Buffer.from(body), at })

  test.each(snapChannels)('%s has a number and an expiry', async (channel) => {
    const request = newRequest({ channel })
    const opened = await harness.gateway.open.account(request)
    expect(opened).toMatchObject({ accountNumber: expect.stringMatching(/^\d{16}$/), hostedPageUrl: null })
    expect(Math.abs(opened.expiresAt.getTime() - request.expiresAt.getTime())).toBeLessThan(61_000)
    expect(harness.gateway.offers(channel)).toBe(true)
  })

  test('a repeat with the same request id has the same number, another request another', async () => {
    const request = newRequest()
    const [first, second] = await Promise.all([request, request].map((one) => harness.gateway.open.account(one)))
    const third = await harness.gateway.open.account(newRequest())
    expect(second).toEqual(first)
    expect(third.accountNumber).not.toBe(first!.accountNumber)
  })

  test('an unknown channel is refused', async () => {
    expect(harness.gateway.offers('VIRTUAL_ACCOUNT_X')).toBe(false)
    await expect(open({ channel: 'VIRTUAL_ACCOUNT_X' })).rejects.toMatchObject({ kind: 'refused' })
  })

  test('is pending, gets paid, and reports so when asked', async () => {
    const payment = await open()
    expect(await harness.gateway.status(payment)).toMatchObject({ invoice: payment.invoice, state: 'PENDING' })
    harness.happen(payment, 'SUCCESS')
    expect(await harness.gateway.status(payment)).toMatchObject({
      invoice: payment.invoice,
      state: 'PAID',
      amount: 255_000,
      accountNumber: payment.accountNumber,
    })
  })

  test('an end is reported, and an unknown payment is absent', async () => {
    const payment = await open()
    harness.happen(payment, 'EXPIRED')
    expect(await harness.gateway.status(payment)).toMatchObject({ state: 'EXPIRED' })
    const never = known(newRequest(), { accountNumber: null } as OpenedPayment)
    expect(await harness.gateway.status(never)).toMatchObject({ state: 'ABSENT' })
  })

  test('cancelling works, also twice, and never reports paid', async () => {
    const payment = await open()
    await harness.gateway.cancel(payment)
    await harness.gateway.cancel(payment)
    expect((await harness.gateway.status(payment)).state).not.toBe('PAID')
  })

  test('a card page or an unknown account is not reported as closed', async () => {
    // The simulator closes whatever it is asked to.
    if (name === 'simulator') return
    const card = newRequest({ channel: 'CREDIT_CARD' })
    const page = known(card, await harness.gateway.open.page(card))
    const never = known(newRequest(), { accountNumber: null } as OpenedPayment)
    for (const payment of [page, never])
      await expect(harness.gateway.cancel(payment)).rejects.toMatchObject({ kind: 'refused' })
  })

  test('instructions are plain text, or missing', async () => {
    const steps = await harness.gateway.instructions(await open())
    if (name === 'simulator') expect(steps).toBeUndefined()
    else
      expect(steps).toEqual([
        { channel: 'ATM BCA', step: ['Masukkan kartu ATM & PIN', expect.stringMatching(/^Masukkan nomor \d+$/)] },
      ])
  })

  test('a genuine notification has invoice, amount, channel and account', async () => {
    const payment = await open()
    const message = read(harness.happen(payment, 'SUCCESS'))
    const { invoice, channel, accountNumber } = payment
    expect(message).toMatchObject({
      genuine: true,
      provider: name,
      event: { invoice, channel, accountNumber, amount: 255_000, state: 'PAID' },
    })
  })

  test('a changed notification is not genuine', async () => {
    const sent = harness.sign(await open())
    expect(read(sent).genuine).toBe(true)
    const own = sent.path
    const touched: [string, SentNotification][] = [
      ['a byte of the body', { ...sent, body: sent.body.replace('255000', '255001') }],
      ['a blank more', { ...sent, body: `${sent.body} ` }],
      ['no body', { ...sent, body: '' }],
      ['another path', { ...sent, path: own === DOKU_NOTIFY_PATH ? SNAP_NOTIFY_PATH : DOKU_NOTIFY_PATH }],
      ...Object.keys(sent.headers)
        .filter((header) => !['content-type', 'channel-id', 'x-external-id'].includes(header))
        .flatMap((header): [string, SentNotification][] =>
          [
            '',
            'x',
            sent.headers[header]!.toUpperCase(),
            sent.headers[header]!.toLowerCase(),
            `${sent.headers[header]}, ${sent.headers[header]}`,
          ]
            .filter((value) => value !== sent.headers[header])
            .map((value) => [`${header}: ${value}`, { ...sent, headers: { ...sent.headers, [header]: value } }]),
        ),
      ['no headers', { ...sent, headers: {} }],
    ]
    // SNAP signs the body without whitespace.
    const harmless = name === 'doku-snap' ? ['a blank more'] : []
    const taken = touched.filter(([, message]) => read(message).genuine).map(([what]) => what)
    expect(taken.filter((what) => !harmless.includes(what))).toEqual([])
  })

  test.each([
    [-24 * 3600 + 5, true],
    [-12 * 3600, true],
    [0, true],
    [3600, true],
    [24 * 3600 + 60, false],
    [-24 * 3600 - 60, false],
  ])('%i seconds apart: genuine is %s', async (seconds, genuine) => {
    const payment = await open()
    const at = new Date()
    const sent = harness.sign(payment, undefined, at)
    const moment = new Date(at.getTime() - seconds * 1000)
    // A token is valid for a quarter of an hour, however old the message is.
    const message = read(sent, moment)
    if (name === 'doku-snap' && seconds < -800) expect(message.genuine).toBe(false)
    else expect(message.genuine).toBe(genuine)
  })

  test.each([
    ['no invoice', (body: object) => ({ ...body, order: {}, trxId: undefined })],
    ['no status', (body: object) => ({ ...body, transaction: {}, paidAmount: undefined })],
    ['a list', () => []],
    ['a status nobody knows', (body: object) => ({ ...body, transaction: { status: 'HACKED' }, trxId: 7 })],
  ])('signed, but with %s: genuine without an event', async (_case, change) => {
    expect(read(harness.sign(await open(), change))).toMatchObject({ genuine: true, event: undefined })
  })
})

describe.each(['doku', 'doku-snap'])('payment: %s when the other side fails', (name) => {
  let harness: GatewayHarness
  beforeAll(async () => {
    harness = await harnesses[name]!()
    await harness.gateway.open.account(newRequest())
  })
  afterAll(() => harness.stop())
  beforeEach(() => {
    harness.fake!.state.fault = undefined
  })

  async function fail(work: () => Promise<unknown>, fault: (typeof harness.fake & object)['state']['fault']) {
    harness.fake!.state.fault = fault
    const error: unknown = await timeOutOnSilence(harness.fake!, work).then(
      () => undefined,
      (failure: unknown) => failure,
    )
    harness.fake!.state.fault = undefined
    expect(error).toBeInstanceOf(GatewayFailure)
    return (error as GatewayFailure).kind
  }

  test.each(faultsAfterWork)('after %s it is unclear, and a repeat finds the same account', async (fault) => {
    const request = newRequest()
    expect(await fail(() => harness.gateway.open.account(request), fault)).toBe('unclear')
    const { accountNumber } = await harness.gateway.open.account(request)
    const there = [...harness.fake!.accounts.values()].filter(({ invoice }) => invoice === request.invoice)
    expect(there.map(({ number }) => number)).toEqual([accountNumber])
  })

  test.each(faultsBeforeWork)('after %s it is unclear, and a repeat opens it', async (fault) => {
    const request = newRequest()
    expect(await fail(() => harness.gateway.open.account(request), fault)).toBe('unclear')
    expect((await harness.gateway.open.account(request)).accountNumber).toMatch(/^\d{16}$/)
    expect(harness.fake!.state.elsewhere).toBe(0)
  })

  test.each(refusals)('%s is a refusal', async (fault) => {
    expect(await fail(() => harness.gateway.open.account(newRequest()), fault)).toBe('refused')
  })

  test('a status check handles the same failures', async () => {
    const request = newRequest()
    const payment = known(request, await harness.gateway.open.account(request))
    for (const fault of ['silence', '500', '502 page', 'bad json', 'truncated', 'reset', 'redirect', 'huge'] as const) {
      expect(await fail(() => harness.gateway.status(payment), fault), fault).toBe('unclear')
    }
  })

  test('an unreachable gateway is unclear', async () => {
    const other = await harnesses[name]!()
    await other.stop()
    await expect(other.gateway.open.account(newRequest())).rejects.toMatchObject({ kind: 'unclear' })
  })

  test('instructions are fetched from the gateway and from nowhere else', async () => {
    const request = newRequest()
    const payment = known(request, await harness.gateway.open.account(request))
    const elsewhere = { ...payment, instructionsUrl: `${harness.fake!.otherUrl}/how-to-pay` }
    expect(await harness.gateway.instructions(elsewhere)).toBeUndefined()
    expect(harness.fake!.state.elsewhere).toBe(0)
  })

  test('cards use a page of the gateway, and no other page is accepted', async () => {
    const request = newRequest({ channel: 'CREDIT_CARD' })
    const opened = await harness.gateway.open.page(request)
    expect(opened).toMatchObject({ accountNumber: null, hostedPageUrl: `${harness.fake!.url}/checkout-link-v2/abc` })
    expect(await harness.gateway.open.page(request)).toEqual(opened)
    expect(await harness.gateway.status(known(request, opened))).toMatchObject({ state: 'PENDING' })
    expect(await fail(() => harness.gateway.open.page(newRequest({ channel: 'CREDIT_CARD' })), 'other amount')).toBe(
      'unclear',
    )
  })
})

describe('payment: provider specifics', () => {
  afterEach(() => void vi.restoreAllMocks())

  test('DOKU: a response signed with another key is refused', async () => {
    const { gateway, fake, stop } = await harnesses.doku!()
    const { dokuGateway } = await import('./doku-gateway.ts')
    const stranger = dokuGateway({
      url: fake!.url,
      clientId: 'BRN-0200-1700000000001',
      secretKey: 'SK-another-one-entirely',
      timeout: TIMEOUT,
    })
    await expect(stranger.open.account(newRequest())).rejects.toMatchObject({ kind: 'unclear' })
    expect(fake!.accounts.size).toBe(0)
    expect(gateway.provider).toBe('doku')
    await stop()
  })

  test('DOKU: a signed response to another request of ours is refused', async () => {
    const { gateway, stop } = await harnesses.doku!()
    const request = newRequest()
    const payment = known(request, await gateway.open.account(request))
    const send = fetch
    let first: Response | undefined
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (...asked) => {
      first ??= await send(...asked)
      return first.clone()
    })
    expect(await gateway.status(payment)).toMatchObject({ state: 'PENDING' })
    await expect(gateway.status(payment)).rejects.toMatchObject({ kind: 'unclear' })
    await stop()
  })

  test('DOKU: a status with a signed body is accepted, and refused if its body differs', async () => {
    const { gateway, stop } = await harnesses.doku!()
    const request = newRequest()
    const payment = known(request, await gateway.open.account(request))
    const send = fetch
    const answer = { touched: false }
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (...asked) => {
      const { headers, ...given } = await send(...asked).then(async (response) => ({
        headers: new Headers(response.headers),
        body: await response.text(),
      }))
      const [requestId, timestamp] = [headers.get('request-id')!, headers.get('response-timestamp')!]
      const target = new URL(asked[0] as URL).pathname
      const moment = 'Response-Timestamp'
      headers.set('signature', signDoku(dokuKeys, { requestId, timestamp, target, body: given.body, moment }))
      return new Response(answer.touched ? given.body.replace('PENDING', 'SUCCESS') : given.body, { headers })
    })
    expect(await gateway.status(payment)).toMatchObject({ state: 'PENDING' })
    answer.touched = true
    await expect(gateway.status(payment)).rejects.toMatchObject({ kind: 'unclear' })
    await stop()
  })

  test('SNAP: one token serves many calls, and is renewed when it is refused', async () => {
    const { gateway, fake, stop } = await harnesses['doku-snap']!()
    const tokens = () => fake!.requests.filter(({ path }) => path.endsWith('/b2b')).length
    await Promise.all(Array.from({ length: 5 }, () => gateway.open.account(newRequest())))
    expect(tokens()).toBe(1)
    fake!.snap.forgetTokens()
    await gateway.open.account(newRequest())
    expect(tokens()).toBe(2)
    const ids = fake!.requests.flatMap(({ path, headers }) => (path.endsWith('/b2b') ? [] : [headers['x-external-id']]))
    // The refused call was repeated with its own id.
    expect(new Set(ids).size).toBe(ids.length - 1)
    await stop()
  })

  test('SNAP: a token is issued to DOKU alone', async () => {
    const { gateway, stop } = await harnesses['doku-snap']!()
    const { askToken } = await import('../../testing/fakes/gateway-harness.ts')
    const at = new Date()
    const asked = { ...askToken(at), body: Buffer.alloc(0), at }
    expect(gateway.issueToken!(asked)).toMatchObject({ status: 200, body: { responseCode: '2007300', expiresIn: 900 } })
    for (const header of ['x-client-key', 'x-timestamp', 'x-signature']) {
      const touched = {
        ...asked,
        headers: { ...asked.headers, [header]: `${asked.headers[header as 'x-signature']}x` },
      }
      expect(gateway.issueToken!(touched).status).toBe(401)
    }
    const old = { ...askToken(new Date(at.getTime() - 25 * 3_600_000)), body: Buffer.alloc(0), at }
    expect(gateway.issueToken!(old).status).toBe(401)
    await stop()
  })
})
