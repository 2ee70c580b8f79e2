import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { absentPayment } from './absent-payment.ts'
import { readDokuNotification } from './doku-notification.ts'
import { dokuTimestamp, signDoku } from './doku-signature.ts'
import { DOKU_NOTIFY_PATH } from './notification-paths.ts'
import { GatewayFailure } from '../gateway-failure.ts'
import type { KnownPayment, PaymentEvent, PaymentGateway, PaymentRequest } from './payment-gateway.ts'
import { findBank } from './payment-methods.ts'
import type { SimulatedPaymentStore } from './simulated-payment-store.ts'

export const GATEWAY_MODES = ['ok', 'down', 'slow', 'garbage', 'mute'] as const
/** How the simulated gateway behaves: unreachable, slow, answering garbage, or sending no notifications. */
export type GatewayFault = { mode: (typeof GATEWAY_MODES)[number] }

export type SimulatedEvent = 'SUCCESS' | 'EXPIRED' | 'FAILED'
export type SimulatedGateway = ReturnType<typeof simulatedGateway>

type Settings = {
  fault: GatewayFault
  memory: SimulatedPaymentStore
  timeout: number
  now: () => Date
  latency?: number
}

/** Behaves like DOKU without money: the same states, signatures and ways to fail. */
export function simulatedGateway({ fault, memory, timeout, now, latency = 20 }: Settings) {
  const keys = { clientId: 'SIM-KLINIK-NMW', secretKey: randomBytes(32).toString('base64url') }

  /** A slow or garbled answer comes after the work was done. */
  async function answer<T>(work: () => T): Promise<T> {
    await sleep(latency)
    if (fault.mode === 'down') throw new GatewayFailure('unclear', 'no answer: the simulated gateway is down')
    const done = work()
    if (fault.mode === 'garbage') throw new GatewayFailure('unclear', 'an answer that is no JSON')
    if (fault.mode !== 'slow') return done
    await sleep(timeout)
    throw new GatewayFailure('unclear', 'no answer: too slow')
  }

  function statusOf(payment: KnownPayment): PaymentEvent {
    const { opened, events } = memory.find(payment.requestId)
    if (!opened && !payment.accountNumber) return absentPayment(payment)
    const { invoice, amount, channel, accountNumber, requestId } = payment
    const over = events.has('EXPIRED') || payment.expiresAt <= now()
    const state = events.has('SUCCESS') ? 'PAID' : over ? 'EXPIRED' : events.has('FAILED') ? 'FAILED' : 'PENDING'
    return { invoice, state, amount, currency: 'IDR', channel, accountNumber, requestId }
  }

  function openAccount({ channel, invoice, requestId, expiresAt }: PaymentRequest) {
    const bank = findBank(channel)
    if (!bank) throw new GatewayFailure('refused', `${channel} is no virtual account`)
    memory.open(requestId)
    const accountNumber = `${bank.simulatedBin}${invoice.slice(-11)}`
    return { accountNumber, instructionsUrl: null, hostedPageUrl: null, expiresAt }
  }

  const gateway: PaymentGateway = {
    provider: 'simulator',
    offers: (channel) => findBank(channel) !== undefined,
    open: {
      account: (request) => answer(() => openAccount(request)),
      page: () => Promise.reject(new GatewayFailure('refused', 'no cards in the simulator')),
    },
    instructions: () => answer(() => undefined),
    status: (payment) => answer(() => statusOf(payment)),
    cancel: () => answer(() => undefined),
    readNotification: (received) => readDokuNotification(keys, 'simulator', received),
  }

  return {
    gateway,
    /** Something happens to a payment at the bank. Returns the gateway's signed notification. */
    happen(payment: KnownPayment, event: SimulatedEvent) {
      memory.add(payment.requestId, event)
      return sign(keys, notificationBody(payment, event, now()), now())
    },
    /** Signs any message; a string is sent unchanged. */
    sign: (body: object | string, { requestId = randomUUID(), at = now() }: { requestId?: string; at?: Date } = {}) =>
      sign(keys, body, at, requestId),
  }
}

function sign(
  keys: { clientId: string; secretKey: string },
  content: object | string,
  at: Date,
  requestId: string = randomUUID(),
) {
  const [body, timestamp, target] = [
    typeof content === 'string' ? content : JSON.stringify(content),
    dokuTimestamp(at),
    DOKU_NOTIFY_PATH,
  ]
  return {
    path: target,
    body,
    headers: {
      'content-type': 'application/json',
      'client-id': keys.clientId,
      'request-id': requestId,
      'request-timestamp': timestamp,
      signature: signDoku(keys, { requestId, timestamp, target, body }),
    },
  }
}

export function notificationBody(payment: KnownPayment, status: string, at: Date) {
  const bank = payment.channel.replace(/^VIRTUAL_ACCOUNT_(BANK_)?/, '')
  return {
    service: { id: 'VIRTUAL_ACCOUNT' },
    acquirer: { id: bank },
    channel: { id: payment.channel },
    transaction: { status, date: dokuTimestamp(at), original_request_id: payment.requestId },
    order: { invoice_number: payment.invoice, amount: payment.amount },
    virtual_account_info: { virtual_account_number: payment.accountNumber },
    virtual_account_payment: { identifier: [{ name: 'REFERENCE', value: payment.invoice.slice(-7) }] },
  }
}
