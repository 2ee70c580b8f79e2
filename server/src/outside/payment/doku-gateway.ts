import * as z from 'zod'
import { dokuAccountBody, minutesToPay } from './doku-banks.ts'
import { dokuEvent } from './doku-event.ts'
import { readDokuNotification } from './doku-notification.ts'
import { type DokuKeys, dokuTimestamp, isSignedByDoku, signDoku } from './doku-signature.ts'
import { fetchInstructions } from './fetch-instructions.ts'
import {
  createGatewayClient,
  expectStatus,
  type GatewayAnswer,
  type GatewayCall,
  parseAnswer,
} from '../gateway-client.ts'
import { gatewayMoment } from './gateway-moment.ts'
import { isGatewayPage } from './is-gateway-page.ts'
import { absentPayment } from './absent-payment.ts'
import { GatewayFailure } from '../gateway-failure.ts'
import type { KnownPayment, PaymentGateway, PaymentRequest } from './payment-gateway.ts'
import { findBank, findMethod, kindOf, type PaymentKind } from './payment-methods.ts'
import { payerName } from './payer-name.ts'
import { wholeRupiah } from '../whole-rupiah.ts'

/** The id of our request, not the one the response names: a response to another request does not match it. */
type Question = { method: string; target: string; requestId: string }

export type DokuSettings = DokuKeys & { url: string; timeout: number; now?: () => Date }

const accountAnswer = z.object({
  order: z.object({ invoice_number: z.string().nullish(), amount: z.unknown().optional() }).nullish(),
  virtual_account_info: z.object({
    virtual_account_number: z.string().regex(/^\d{8,30}$/),
    how_to_pay_api: z.string().nullish(),
    expired_date: z.string().nullish(),
    expired_date_utc: z.string().nullish(),
  }),
})

const checkoutAnswer = z.object({
  response: z.object({
    order: z.object({ invoice_number: z.string().nullish(), amount: z.unknown().optional() }).nullish(),
    payment: z.object({ url: z.url(), expired_date: z.string().nullish(), expired_datetime: z.string().nullish() }),
  }),
})

/** DOKU's own API: virtual accounts v2, and its hosted page for cards. */
export function dokuGateway({ url, timeout, now = () => new Date(), ...keys }: DokuSettings): PaymentGateway {
  const client = createGatewayClient({ url, timeout })

  /** Signs requests, and verifies responses where DOKU signs them. */
  async function call({ method, path, body, requestId }: GatewayCall & { requestId: string }) {
    const timestamp = dokuTimestamp(now())
    const signature = signDoku(keys, { requestId, timestamp, target: path, body })
    const headers = { 'Client-Id': keys.clientId, 'Request-Id': requestId, 'Request-Timestamp': timestamp }
    const answer = await client.send({
      method,
      path,
      headers: { ...headers, Signature: signature },
      ...(body && { body }),
    })
    refuseForeignSignature(answer, { method, target: path, requestId })
    return answer
  }

  function refuseForeignSignature({ headers, body }: GatewayAnswer, { method, ...asked }: Question) {
    const given = headers.get('signature')
    if (given === null) return
    const timestamp = headers.get('response-timestamp') ?? ''
    const signed = { ...asked, timestamp, moment: 'Response-Timestamp' as const }
    // Only the response to a POST must sign its body; a signed body of another one is accepted as well.
    const bodies = method === 'POST' ? [body] : [undefined, body]
    if (!bodies.some((one) => isSignedByDoku(keys, given, { ...signed, body: one })))
      throw new GatewayFailure('unclear', 'an answer signed by somebody else, or to another question')
  }

  async function createVirtualAccount(request: PaymentRequest) {
    const path = accountPath(request.channel)
    const body = JSON.stringify(dokuAccountBody(request))
    const answer = await call({ method: 'POST', path, body, requestId: request.requestId })
    expectStatus(answer, path, [200, 201, 409])
    const { order, virtual_account_info: account } = parseAnswer(accountAnswer, answer)
    refuseOther(order, request)
    return {
      accountNumber: account.virtual_account_number,
      instructionsUrl: account.how_to_pay_api && client.isOwn(account.how_to_pay_api) ? account.how_to_pay_api : null,
      hostedPageUrl: null,
      expiresAt: gatewayMoment(account.expired_date_utc) ?? gatewayMoment(account.expired_date) ?? request.expiresAt,
    }
  }

  async function createCheckout(request: PaymentRequest) {
    const path = '/checkout/v1/payment'
    const body = JSON.stringify(checkoutBody(request))
    const answer = await call({ method: 'POST', path, body, requestId: request.requestId })
    expectStatus(answer, path, [200, 201, 409])
    const { order, payment } = parseAnswer(checkoutAnswer, answer).response
    refuseOther(order, request)
    if (!isGatewayPage(url, payment.url)) throw new GatewayFailure('unclear', 'a page on another host')
    return {
      accountNumber: null,
      instructionsUrl: null,
      hostedPageUrl: payment.url,
      expiresAt: gatewayMoment(payment.expired_datetime) ?? gatewayMoment(payment.expired_date) ?? request.expiresAt,
    }
  }

  const cancel: Record<PaymentKind, (payment: KnownPayment) => Promise<void>> = {
    async account({ channel, invoice }) {
      const path = `${accountPath(channel)}/${encodeURIComponent(invoice)}`
      expectStatus(await call({ method: 'DELETE', path, requestId: crypto.randomUUID() }), path, [200, 204])
    },
    async page() {
      throw new GatewayFailure('refused', 'a page for cards stays open until its end')
    },
  }

  return {
    provider: 'doku',
    offers: (channel) => findMethod(channel) !== undefined,
    open: { account: createVirtualAccount, page: createCheckout },

    instructions: ({ instructionsUrl }) => fetchInstructions(client, instructionsUrl),

    async status(payment) {
      const path = `/orders/v1/status/${encodeURIComponent(payment.invoice)}`
      const answer = await call({ method: 'GET', path, requestId: crypto.randomUUID() })
      if (answer.status === 404) return absentPayment(payment)
      expectStatus(answer, path, [200])
      const event = dokuEvent(answer.json())
      if (event?.invoice !== payment.invoice) throw new GatewayFailure('unclear', 'a status of something else')
      return event
    },

    cancel: (payment) => cancel[kindOf(payment.channel)](payment),

    readNotification: (received) => readDokuNotification(keys, 'doku', received),
  }
}

function accountPath(channel: string) {
  const bank = findBank(channel)
  if (!bank) throw new GatewayFailure('refused', `${channel} is no virtual account`)
  return `/${bank.dokuBank}-virtual-account/v2/payment-code`
}

function checkoutBody(request: PaymentRequest) {
  const { invoice, amount, channel, returnUrl, customer } = request
  return {
    order: {
      invoice_number: invoice,
      amount,
      currency: 'IDR',
      callback_url: returnUrl,
      callback_url_cancel: returnUrl,
      language: 'ID',
      auto_redirect: true,
    },
    payment: { payment_due_date: minutesToPay(request), payment_method_types: [channel] },
    customer: {
      name: payerName(customer.name, 64),
      email: customer.email,
      ...(customer.phone && { phone: customer.phone }),
      country: 'ID',
    },
  }
}

/** A response that names another invoice or amount does not belong to our request. */
function refuseOther(order: z.output<typeof accountAnswer>['order'], request: PaymentRequest) {
  if (order?.invoice_number && order.invoice_number !== request.invoice) {
    throw new GatewayFailure('unclear', 'an answer for another invoice')
  }
  if (order?.amount !== undefined && wholeRupiah(order.amount) !== request.amount) {
    throw new GatewayFailure('unclear', 'an answer with another amount')
  }
}
