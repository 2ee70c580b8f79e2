import { createHash, createHmac, createVerify, randomUUID } from 'node:crypto'
import type { FakeAccount, FakeReply, FakeRequest, FakeGateway } from './fake-doku-state.ts'

type Body = {
  partnerServiceId: string
  customerNo: string
  virtualAccountNo: string
  virtualAccountName: string
  trxId: string
  totalAmount: { value: string }
  additionalInfo: { channel: string }
  expiredDate: string
}

const ACCOUNTS = '/virtual-accounts/bi-snap-va/v1.1/transfer-va/'
const STATUS = '/orders/v1.0/transfer-va/status'

/** DOKU's SNAP API (the national standard), written from its documentation and not from our adapter. */
export function fakeSnapDoku(gateway: FakeGateway) {
  const tokens = new Set<string>()
  const usedIds = new Set<string>()

  function issueToken({ headers }: FakeRequest): FakeReply {
    const [client, at] = [String(headers['x-client-key']), String(headers['x-timestamp'])]
    const check = createVerify('RSA-SHA256').update(`${client}|${at}`)
    const isValid = check.verify(gateway.keys.merchantPublicKey, String(headers['x-signature']), 'base64')
    if (!isValid || client !== gateway.keys.clientId) return { status: 401, body: '{"responseCode":"4017300"}' }
    const accessToken = randomUUID()
    tokens.add(accessToken)
    return {
      status: 200,
      body: JSON.stringify({ responseCode: '2007300', accessToken, tokenType: 'Bearer', expiresIn: 900 }),
    }
  }

  function isSigned({ method, path, headers, body }: FakeRequest) {
    const token = String(headers.authorization).replace('Bearer ', '')
    const at = String(headers['x-timestamp'])
    const hash = createHash('sha256')
      .update(JSON.stringify(JSON.parse(body)))
      .digest('hex')
      .toLowerCase()
    const text = `${method}:${path}:${token}:${hash}:${at}`
    const expected = createHmac('sha512', gateway.keys.secretKey).update(text).digest('base64')
    const wellFormed = at.endsWith('+07:00') && /^\d{1,36}$/.test(String(headers['x-external-id']))
    return wellFormed && tokens.has(token) && headers['x-signature'] === expected && headers['channel-id'] === 'H2H'
  }

  function open({ headers, body }: FakeRequest): FakeReply {
    const key = String(headers['x-external-id'])
    const before = gateway.accounts.get(key)
    if (before) return { status: 409, body: before.firstAnswer }
    const asked = JSON.parse(body) as Body
    const { partnerServiceId, customerNo, virtualAccountNo, virtualAccountName, trxId, totalAmount } = asked
    const { additionalInfo, expiredDate } = asked
    if (partnerServiceId.length !== 8 || virtualAccountNo !== `${partnerServiceId}${customerNo}`) {
      return {
        status: 400,
        body: '{"responseCode":"4002701","responseMessage":"Invalid Field Format partnerServiceId"}',
      }
    }
    if (!/^[a-zA-Z0-9.\-/+,=_:'@% ]{1,255}$/.test(virtualAccountName))
      return {
        status: 400,
        body: '{"responseCode":"4002701","responseMessage":"Invalid Field Format virtualAccountName"}',
      }
    const number = virtualAccountNo.trim()
    const howToPayApi = `${gateway.url}/bca-virtual-account/v2/how-to-pay-api/${number}/token`
    const data = { partnerServiceId, customerNo, virtualAccountNo, trxId, totalAmount, expiredDate }
    const firstAnswer = JSON.stringify({
      responseCode: '2002700',
      responseMessage: 'Successful',
      virtualAccountData: { ...data, additionalInfo: { channel: additionalInfo.channel, howToPayApi } },
    })
    const { channel } = additionalInfo
    const amount = Number(totalAmount.value)
    gateway.accounts.set(key, { key, invoice: trxId, amount, channel, number, status: 'PENDING', firstAnswer })
    return { status: 200, body: firstAnswer }
  }

  function answer(request: FakeRequest): FakeReply | undefined {
    const { path, headers, body } = request
    if (path === '/authorization/v1/access-token/b2b') return issueToken(request)
    if (path !== STATUS && !path.startsWith(ACCOUNTS)) return undefined
    if (!isSigned(request)) return { status: 401, body: '{"responseCode":"4012700"}' }
    if (path === `${ACCOUNTS}create-va`) return open(request)
    // Only a retry of the same creation may repeat an id.
    const id = String(headers['x-external-id'])
    if (usedIds.has(id)) return { status: 409, body: '{"responseCode":"4092700"}' }
    usedIds.add(id)
    const { virtualAccountNo } = JSON.parse(body) as Body
    const found = [...gateway.accounts.values()].findLast(({ number }) => number === virtualAccountNo.trim())
    if (!found) return { status: 404, body: '{"responseCode":"4042612"}' }
    if (path === STATUS) return { status: 200, body: JSON.stringify(statusAnswer(found, virtualAccountNo)) }
    if (found.status === 'PENDING') found.status = 'EXPIRED'
    return { status: 200, body: '{"responseCode":"2003100"}' }
  }
  /** As if every token had expired. */
  return Object.assign(answer, { forgetTokens: () => tokens.clear() })
}

const reasons: Record<string, string> = { SUCCESS: 'Success', PENDING: 'Pending', EXPIRED: 'Expired', FAILED: 'Failed' }

function statusAnswer({ status, amount }: FakeAccount, virtualAccountNo: string) {
  return {
    responseCode: '2002600',
    responseMessage: 'Successful',
    virtualAccountData: {
      paymentFlagReason: { english: reasons[status], indonesia: '' },
      virtualAccountNo,
      ...(status === 'SUCCESS' && { paidAmount: { value: `${amount}.00`, currency: 'IDR' } }),
    },
  }
}
