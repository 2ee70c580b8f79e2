import { expect, vi } from 'vitest'
import { createHash, createHmac, createPrivateKey, createPublicKey, createSign, generateKeyPairSync } from 'node:crypto'
import { dokuGateway } from '../../outside/payment/doku-gateway.ts'
import { DOKU_NOTIFY_PATH, SNAP_NOTIFY_PATH, SNAP_TOKEN_PATH } from '../../outside/payment/notification-paths.ts'
import type { KnownPayment, PaymentGateway } from '../../outside/payment/payment-gateway.ts'
import { notificationBody, simulatedGateway } from '../../outside/payment/simulated-gateway.ts'
import { openSimulatedPaymentStore } from '../../outside/payment/simulated-payment-store.ts'
import { snapGateway } from '../../outside/payment/snap-gateway.ts'
import { type FakeDoku, startFakeDoku } from './fake-doku.ts'

export type SentNotification = { path: string; body: string; headers: Record<string, string> }

/** The same interface to every adapter, so that all pass the same tests. */
export type GatewayHarness = {
  gateway: PaymentGateway
  /** The server behind a real adapter. */
  fake: FakeDoku | undefined
  /** The bank reports a payment: the gateway records it and sends this notification. */
  happen: (payment: KnownPayment, status: 'SUCCESS' | 'EXPIRED') => SentNotification
  /** A correctly signed notification with any body. */
  sign: (payment: KnownPayment, change?: (body: Record<string, unknown>) => object, at?: Date) => SentNotification
  stop: () => Promise<void>
}

export const CLIENT = 'BRN-0200-1700000000001'
export const SECRET = 'SK-contohRahasiaUntukUji'
/** No test waits that long: see `timeOutOnSilence`. */
export const TIMEOUT = 60_000

const newKeys = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
export const merchant = newKeys()
export const doku = newKeys()
export const dokuKeys = { clientId: CLIENT, secretKey: SECRET }

export function startDoku() {
  return startFakeDoku({ ...dokuKeys, merchantPublicKey: merchant.publicKey, dokuPrivateKey: doku.privateKey })
}

export const harnesses: Record<string, () => Promise<GatewayHarness>> = {
  async simulator() {
    const simulated = simulatedGateway({
      fault: { mode: 'ok' },
      memory: openSimulatedPaymentStore(),
      timeout: TIMEOUT,
      now: () => new Date(),
      latency: 1,
    })
    return {
      gateway: simulated.gateway,
      fake: undefined,
      happen: (payment, event) => simulated.happen(payment, event),
      sign: (payment, change = (body) => body, at = new Date()) =>
        simulated.sign(change(notificationBody(payment, 'SUCCESS', at)), { at }),
      stop: async () => {},
    }
  },

  async doku() {
    const fake = await startDoku()
    return {
      gateway: dokuGateway({ ...dokuKeys, url: fake.url, timeout: TIMEOUT }),
      fake,
      happen(payment, status) {
        fake.of(payment.invoice)!.status = status
        return signPlain(notificationBody(payment, status, new Date()), new Date())
      },
      sign: (payment, change = (body) => body, at = new Date()) =>
        signPlain(change(notificationBody(payment, 'SUCCESS', at)), at),
      stop: () => fake.stop(),
    }
  },

  async 'doku-snap'() {
    const fake = await startDoku()
    const gateway = snapGateway({
      ...dokuKeys,
      url: fake.url,
      timeout: TIMEOUT,
      privateKey: createPrivateKey(merchant.privateKey),
      publicKey: createPublicKey(doku.publicKey),
      bins: Object.fromEntries(snapChannels.map((channel, index) => [channel, `1900${index}`])),
      others: dokuGateway({ ...dokuKeys, url: fake.url, timeout: TIMEOUT }),
    })
    return {
      gateway,
      fake,
      happen(payment, status) {
        fake.of(payment.invoice)!.status = status
        // SNAP reports received money only; the expiry shows in the status.
        return signSnap(tokenOf(gateway, new Date()), snapBody(payment), new Date())
      },
      sign: (payment, change = (body) => body, at = new Date()) =>
        signSnap(tokenOf(gateway, at), change(snapBody(payment)), at),
      stop: () => fake.stop(),
    }
  },
}

export const snapChannels = [
  'VIRTUAL_ACCOUNT_BCA',
  'VIRTUAL_ACCOUNT_BRI',
  'VIRTUAL_ACCOUNT_BANK_MANDIRI',
  'VIRTUAL_ACCOUNT_BNI',
  'VIRTUAL_ACCOUNT_BANK_CIMB',
  'VIRTUAL_ACCOUNT_BANK_PERMATA',
  'VIRTUAL_ACCOUNT_BANK_SYARIAH_MANDIRI',
]

/** DOKU's signature, written from its documentation. */
export function signPlain(content: object, at: Date): SentNotification {
  const body = JSON.stringify(content)
  const [id, timestamp] = [crypto.randomUUID(), `${at.toISOString().slice(0, 19)}Z`]
  const digest = createHash('sha256').update(body).digest('base64')
  const text = `Client-Id:${CLIENT}\nRequest-Id:${id}\nRequest-Timestamp:${timestamp}\nRequest-Target:${DOKU_NOTIFY_PATH}\nDigest:${digest}`
  const signature = `HMACSHA256=${createHmac('sha256', SECRET).update(text).digest('base64')}`
  const headers = { 'client-id': CLIENT, 'request-id': id, 'request-timestamp': timestamp, signature }
  return { path: DOKU_NOTIFY_PATH, body, headers }
}

export function snapBody({ channel, invoice, amount, accountNumber }: KnownPayment) {
  return {
    partnerServiceId: '   19000',
    customerNo: accountNumber?.slice(5),
    virtualAccountNo: `   ${accountNumber}`,
    virtualAccountName: 'Siti Rahma',
    trxId: invoice,
    paymentRequestId: crypto.randomUUID(),
    paidAmount: { value: `${amount}.00`, currency: 'IDR' },
    additionalInfo: { channel, senderName: 'SITI RAHMA' },
  }
}

export function askToken(at: Date) {
  const timestamp = at.toISOString()
  const signature = createSign('RSA-SHA256').update(`${CLIENT}|${timestamp}`).sign(doku.privateKey, 'base64')
  const headers = { 'x-client-key': CLIENT, 'x-timestamp': timestamp, 'x-signature': signature }
  return { path: SNAP_TOKEN_PATH, headers, body: '{"grantType":"client_credentials"}' }
}

function tokenOf(gateway: PaymentGateway, at: Date) {
  const { body } = gateway.issueToken!({ ...askToken(at), body: Buffer.alloc(0), at })
  return (body as { accessToken: string }).accessToken
}

export function signSnap(token: string, content: object, at: Date): SentNotification {
  const body = JSON.stringify(content)
  const [timestamp, id] = [at.toISOString(), String(Math.random()).slice(2)]
  const hash = createHash('sha256').update(body).digest('hex')
  const text = `POST:${SNAP_NOTIFY_PATH}:${token}:${hash}:${timestamp}`
  const headers = {
    'x-partner-id': CLIENT,
    'x-external-id': id,
    'x-timestamp': timestamp,
    'x-signature': createHmac('sha512', SECRET).update(text).digest('base64'),
    authorization: `Bearer ${token}`,
    'channel-id': 'VA004',
  }
  return { path: SNAP_NOTIFY_PATH, body, headers }
}

/** During `work` a request to the gateway times out exactly when the fake stops answering, however slow the machine. */
export async function timeOutOnSilence<T>(fake: FakeDoku, work: () => Promise<T>) {
  const timeout = new AbortController()
  const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal)
  fake.state.onSilence = () => timeout.abort(new DOMException('The gateway does not answer', 'TimeoutError'))
  try {
    return await work()
  } finally {
    for (const [limited] of limit.mock.calls) expect(limited).toBe(TIMEOUT)
    fake.state.onSilence = undefined
    limit.mockRestore()
  }
}
