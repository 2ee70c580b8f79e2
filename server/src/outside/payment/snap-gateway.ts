import { createHash, randomInt } from 'node:crypto'
import * as z from 'zod'
import { absentPayment } from './absent-payment.ts'
import { createGatewayClient, expectStatus, parseAnswer, type GatewayAnswer } from '../gateway-client.ts'
import { fetchInstructions } from './fetch-instructions.ts'
import { gatewayMoment, momentInWib } from './gateway-moment.ts'
import { DOKU_NOTIFY_PATH } from './notification-paths.ts'
import { payerName } from './payer-name.ts'
import { GatewayFailure } from '../gateway-failure.ts'
import type { KnownPayment, PaymentGateway, PaymentRequest } from './payment-gateway.ts'
import { kindOf } from './payment-methods.ts'
import { snapStatusEvent } from './snap-event.ts'
import { answerTokenRequest, readSnapNotification, type SnapKeys } from './snap-notification.ts'
import { signSnapCall, signTokenRequest } from './snap-signature.ts'
import { wholeRupiah } from '../whole-rupiah.ts'

export type SnapSettings = SnapKeys & {
  url: string
  timeout: number
  /** The bank's identification number of each configured channel. */
  bins: Record<string, string>
  /** DOKU's own API: only virtual accounts are part of SNAP. */
  others: PaymentGateway
  now?: () => Date
}

const ACCOUNTS = '/virtual-accounts/bi-snap-va/v1.1/transfer-va'
const STATUS = '/orders/v1.0/transfer-va/status'
const TOKEN = '/authorization/v1/access-token/b2b'

const tokenAnswer = z.object({ accessToken: z.string().min(1), expiresIn: z.coerce.number().positive() })
const accountAnswer = z.object({
  virtualAccountData: z.object({
    virtualAccountNo: z.string(),
    trxId: z.string().nullish(),
    totalAmount: z.object({ value: z.unknown().optional() }).nullish(),
    expiredDate: z.string().nullish(),
    additionalInfo: z.object({ howToPayApi: z.string().nullish() }).nullish(),
  }),
})

/**
 * Virtual accounts by the national standard. We choose the account number, so it is known even if the response is
 * unclear.
 */
export function snapGateway(settings: SnapSettings): PaymentGateway {
  const { url, timeout, bins, others, now = () => new Date(), ...keys } = settings
  const client = createGatewayClient({ url, timeout })
  let cached: { token: string; until: number } | undefined
  let fetching: Promise<string> | undefined

  function token() {
    if (cached && cached.until > now().getTime()) return Promise.resolve(cached.token)
    fetching ??= fetchToken().finally(() => {
      fetching = undefined
    })
    return fetching
  }

  async function fetchToken() {
    const timestamp = momentInWib(now())
    const answer = await client.send({
      method: 'POST',
      path: TOKEN,
      headers: {
        'X-CLIENT-KEY': keys.clientId,
        'X-TIMESTAMP': timestamp,
        'X-SIGNATURE': signTokenRequest(keys.privateKey, keys.clientId, timestamp),
      },
      body: '{"grantType":"client_credentials"}',
    })
    if (answer.status !== 200) throw new GatewayFailure('unclear', `the token call answered ${answer.status}`)
    const { accessToken, expiresIn } = parseAnswer(tokenAnswer, answer)
    // Renewed a minute early, so that none expires on the way.
    cached = { token: accessToken, until: now().getTime() + Math.max(0, expiresIn - 60) * 1000 }
    return accessToken
  }

  async function call(
    method: string,
    path: string,
    externalId: string,
    content: object,
    again = true,
  ): Promise<GatewayAnswer> {
    const [bearer, timestamp, body] = [await token(), momentInWib(now()), JSON.stringify(content)]
    const answer = await client.send({
      method,
      path,
      body,
      headers: {
        'X-PARTNER-ID': keys.clientId,
        'X-EXTERNAL-ID': externalId,
        'X-TIMESTAMP': timestamp,
        'X-SIGNATURE': signSnapCall(keys.secretKey, { method, path, token: bearer, body, timestamp }),
        'CHANNEL-ID': 'H2H',
        Authorization: `Bearer ${bearer}`,
      },
    })
    if (answer.status !== 401 || !again) return answer
    cached = undefined
    return call(method, path, externalId, content, false)
  }

  function accountOf({ channel, invoice, accountNumber }: Pick<KnownPayment, 'channel' | 'invoice' | 'accountNumber'>) {
    const bin = bins[channel]
    if (!bin) throw new GatewayFailure('refused', `${channel} is not set up`)
    const customerNo = accountNumber?.startsWith(bin) ? accountNumber.slice(bin.length) : invoice.slice(-11)
    const partnerServiceId = bin.padStart(8, ' ')
    return { partnerServiceId, customerNo, virtualAccountNo: `${partnerServiceId}${customerNo}` }
  }

  async function status(payment: KnownPayment) {
    const question = { ...accountOf(payment), inquiryRequestId: null, paymentRequestId: null }
    const answer = await call('POST', STATUS, newNumber(), question)
    if (answer.status === 404) return absentPayment(payment)
    expectStatus(answer, STATUS, [200])
    const event = snapStatusEvent(answer.json(), payment)
    if (!event) throw new GatewayFailure('unclear', 'a status in another form')
    return event
  }

  async function createVirtualAccount(request: PaymentRequest) {
    const account = accountOf({ ...request, accountNumber: null })
    const path = `${ACCOUNTS}/create-va`
    const answer = await call('POST', path, numberFrom(request.requestId), { ...account, ...accountBody(request) })
    expectStatus(answer, path, [200, 409])
    const { data } = accountAnswer.safeParse(answer.json())
    const opened = data?.virtualAccountData
    // A 409 only says that it is a repeat: the number is ours, so ask whether the account exists.
    const lives = !opened && answer.status === 409 && (await status({ ...request, ...nothingYet })).state !== 'ABSENT'
    if (!opened && !lives) throw new GatewayFailure('unclear', 'an answer without an account')
    if (opened) refuseOther(opened, request, account.partnerServiceId.trim())
    const howToPay = opened?.additionalInfo?.howToPayApi
    return {
      accountNumber: (opened ?? account).virtualAccountNo.trim(),
      instructionsUrl: howToPay && client.isOwn(howToPay) ? howToPay : null,
      hostedPageUrl: null,
      expiresAt: gatewayMoment(opened?.expiredDate) ?? request.expiresAt,
    }
  }

  return {
    provider: 'doku-snap',
    offers: (channel) => (isAccount(channel) ? channel in bins : others.offers(channel)),
    open: { ...others.open, account: createVirtualAccount },

    instructions: ({ instructionsUrl }) => fetchInstructions(client, instructionsUrl),

    status: (payment) => (isAccount(payment.channel) ? status(payment) : others.status(payment)),

    async cancel(payment) {
      if (!isAccount(payment.channel)) return others.cancel(payment)
      const path = `${ACCOUNTS}/delete-va`
      const { channel, invoice } = payment
      const content = { ...accountOf(payment), trxId: invoice, additionalInfo: { channel } }
      return expectStatus(await call('DELETE', path, newNumber(), content), path, [200])
    },

    readNotification: (received) =>
      received.path === DOKU_NOTIFY_PATH ? others.readNotification(received) : readSnapNotification(keys, received),
    issueToken: (received) => answerTokenRequest(keys, received),
  }
}

const isAccount = (channel: string) => kindOf(channel) === 'account'
const nothingYet = { accountNumber: null, instructionsUrl: null }

function accountBody({ invoice, amount, channel, customer, expiresAt }: PaymentRequest) {
  return {
    virtualAccountName: payerName(customer.name, 255),
    virtualAccountEmail: customer.email,
    ...(customer.phone && { virtualAccountPhone: customer.phone }),
    trxId: invoice,
    totalAmount: { value: `${amount}.00`, currency: 'IDR' },
    additionalInfo: { channel, virtualAccountConfig: { reusableStatus: false } },
    virtualAccountTrxType: 'C',
    expiredDate: momentInWib(expiresAt),
  }
}

function refuseOther(
  { virtualAccountNo, trxId, totalAmount }: z.output<typeof accountAnswer>['virtualAccountData'],
  { invoice, amount }: PaymentRequest,
  bin: string,
) {
  const other =
    (!(virtualAccountNo.trim().startsWith(bin) && /^\d{8,30}$/.test(virtualAccountNo.trim())) && 'bank') ||
    (trxId && trxId !== invoice && 'invoice') ||
    (totalAmount && wholeRupiah(totalAmount.value) !== amount && 'amount')
  if (other) throw new GatewayFailure('unclear', `an answer with another ${other}`)
}

/** Digits derived from the request id, so that a repeat has the same. */
function numberFrom(requestId: string) {
  return BigInt(`0x${createHash('sha256').update(requestId).digest('hex').slice(0, 24)}`).toString()
}

function newNumber() {
  return `${Date.now()}${String(randomInt(1_000_000_000)).padStart(9, '0')}`
}
