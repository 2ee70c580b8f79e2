import { createHash, createHmac } from 'node:crypto'
import type { FakeAccount, FakeReply, FakeRequest, FakeGateway } from './fake-doku-state.ts'

type Body = {
  order: { invoice_number: string; amount: number }
  virtual_account_info: Record<string, unknown>
  payment?: { payment_due_date: number }
  customer: { name: string }
}

const paths: Record<string, string> = {
  bca: 'VIRTUAL_ACCOUNT_BCA',
  bri: 'VIRTUAL_ACCOUNT_BRI',
  mandiri: 'VIRTUAL_ACCOUNT_BANK_MANDIRI',
  bni: 'VIRTUAL_ACCOUNT_BNI',
  cimb: 'VIRTUAL_ACCOUNT_BANK_CIMB',
  permata: 'VIRTUAL_ACCOUNT_BANK_PERMATA',
  bsm: 'VIRTUAL_ACCOUNT_BANK_SYARIAH_MANDIRI',
}

const digest = (body: string) => `Digest:${createHash('sha256').update(body).digest('base64')}`

/** DOKU's own API, written from its documentation and not from our adapter. */
export function fakePlainDoku(gateway: FakeGateway) {
  let numbers = 24_391
  const signatureOf = (lines: string[]) =>
    `HMACSHA256=${createHmac('sha256', gateway.keys.secretKey).update(lines.join('\n')).digest('base64')}`

  function isSigned({ method, path, headers, body }: FakeRequest) {
    const lines = [
      `Client-Id:${gateway.keys.clientId}`,
      `Request-Id:${String(headers['request-id'])}`,
      `Request-Timestamp:${String(headers['request-timestamp'])}`,
      `Request-Target:${path}`,
      ...(method === 'POST' ? [digest(body)] : []),
    ]
    const plainTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(String(headers['request-timestamp']))
    return plainTime && headers.signature === signatureOf(lines) && headers['client-id'] === gateway.keys.clientId
  }

  function signed({ method, path, headers }: FakeRequest, status: number, body: string): FakeReply {
    const id = String(headers['request-id'])
    const at = `${new Date().toISOString().slice(0, 19)}Z`
    const lines = [
      `Client-Id:${gateway.keys.clientId}`,
      `Request-Id:${id}`,
      `Response-Timestamp:${at}`,
      `Request-Target:${path}`,
      ...(method === 'POST' ? [digest(body)] : []),
    ]
    const signature = signatureOf(lines)
    return { status, body, headers: { 'request-id': id, 'response-timestamp': at, signature } }
  }

  function open(request: FakeRequest, channel: string): FakeReply {
    const key = String(request.headers['request-id'])
    const before = gateway.accounts.get(key)
    if (before) return signed(request, 409, before.firstAnswer)
    const { order, virtual_account_info: info, payment, customer } = JSON.parse(request.body) as Body
    const named = /^[a-zA-Z0-9.\-/+,=_:'@% ]{1,64}$/.test(customer.name)
    const complaint = named ? channel !== 'CREDIT_CARD' && bankComplaint(channel, info) : 'customer.name'
    if (complaint) return signed(request, 400, JSON.stringify({ error: { message: complaint } }))
    const number = `19008000${String(++numbers).padStart(8, '0')}`
    const minutes = Number(payment?.payment_due_date ?? info.expired_time)
    const until = new Date(Date.now() + minutes * 60_000)
    const firstAnswer = JSON.stringify(
      channel === 'CREDIT_CARD'
        ? checkoutAnswer(order, until, gateway.url)
        : accountAnswer(order, number, until, gateway.url),
    )
    gateway.accounts.set(key, { key, ...pick(order), channel, number, status: 'PENDING', firstAnswer })
    return signed(request, 200, firstAnswer)
  }

  return (request: FakeRequest): FakeReply | undefined => {
    const { method, path } = request
    if (path.includes('/how-to-pay-api/')) return howToPay(gateway, path)
    const [, bank, invoice] = /^\/(\w+)-virtual-account\/v2\/payment-code(?:\/(.+))?$/.exec(path) ?? []
    const [, asked] = /^\/orders\/v1\/status\/(.+)$/.exec(path) ?? []
    const isCheckout = path === '/checkout/v1/payment'
    if (!bank && !asked && !isCheckout) return undefined
    if (!isSigned(request)) return { status: 401, body: '{"error":{"message":"Invalid Header Signature"}}' }
    if (method === 'POST' && isCheckout) return open(request, 'CREDIT_CARD')
    if (method === 'POST' && bank && paths[bank]) return open(request, paths[bank])
    const found = [...gateway.accounts.values()].findLast((account) => account.invoice === (asked ?? invoice))
    if (!found) return signed(request, 404, '{"error":{"message":"not found"}}')
    if (method === 'DELETE') {
      if (found.status === 'PENDING') found.status = 'EXPIRED'
      return signed(request, 200, '{}')
    }
    return signed(request, 200, JSON.stringify(statusAnswer(found)))
  }
}

/** Rules of single banks. */
function bankComplaint(channel: string, info: Record<string, unknown>) {
  if (channel === 'VIRTUAL_ACCOUNT_BNI' && !/^[A-Z0-9]{1,13}$/.test(String(info.merchant_unique_reference))) {
    return 'merchant_unique_reference'
  }
  return channel === 'VIRTUAL_ACCOUNT_BANK_PERMATA' && 'info1' in info ? 'info1' : undefined
}

const pick = ({ invoice_number: invoice, amount }: Body['order']) => ({ invoice, amount })
const iso = (moment: Date) => `${moment.toISOString().slice(0, 19)}Z`
const compact = (moment: Date) => iso(new Date(moment.getTime() + 7 * 3_600_000)).replace(/\D/g, '')

function accountAnswer(order: Body['order'], number: string, until: Date, url: string) {
  return {
    order: { invoice_number: order.invoice_number },
    virtual_account_info: {
      virtual_account_number: number,
      how_to_pay_page: `${url}/how-to-pay/v2/${number}`,
      how_to_pay_api: `${url}/bca-virtual-account/v2/how-to-pay-api/${number}/token`,
      expired_date: compact(until),
      expired_date_utc: iso(until),
    },
  }
}

function checkoutAnswer(order: Body['order'], until: Date, url: string) {
  return {
    message: ['SUCCESS'],
    response: {
      order: { ...order, currency: 'IDR', session_id: 's' },
      payment: { url: `${url}/checkout-link-v2/abc`, token_id: 'abc', expired_date: compact(until) },
    },
  }
}

function statusAnswer({ invoice, amount, channel, number, status, key }: FakeAccount) {
  return {
    order: { invoice_number: invoice, amount },
    transaction: { status, date: iso(new Date()), original_request_id: key },
    service: { id: 'VIRTUAL_ACCOUNT' },
    acquirer: { id: 'BCA' },
    channel: { id: channel },
    ...(channel !== 'CREDIT_CARD' && { virtual_account_info: { virtual_account_number: number } }),
  }
}

function howToPay({ accounts }: FakeGateway, path: string): FakeReply {
  const found = [...accounts.values()].find(({ number }) => path.includes(number))
  if (!found) return { status: 404, body: '{}' }
  const step = [
    'Masukkan kartu <b>ATM</b> &amp; PIN<script>alert(1)</script>',
    `Masukkan nomor <i>${found.number}</i>`,
    '<br>',
  ]
  const body = {
    order: {},
    virtual_account_info: { status: 'OPEN' },
    payment_instruction: [{ channel: 'ATM <u>BCA</u>', step }],
  }
  return { status: 200, body: JSON.stringify(body) }
}
