import { createHash, type KeyObject } from 'node:crypto'
import { equalText } from '../equal-text.ts'
import { gatewayMoment, isRecent } from './gateway-moment.ts'
import { SNAP_NOTIFY_PATH } from './notification-paths.ts'
import type { PaymentEvent, ReadNotification, ReceivedNotification } from './payment-gateway.ts'
import { readStrictJson } from '../read-strict-json.ts'
import { snapNotificationEvent } from './snap-event.ts'
import { isSnapCallSigned, isTokenRequestSigned } from './snap-signature.ts'
import { isOwnSnapToken, issueSnapToken } from './snap-token.ts'

export type SnapKeys = {
  clientId: string
  secretKey: string
  /** Ours. */
  privateKey: KeyObject
  /** DOKU's. */
  publicKey: KeyObject
}

/** DOKU fetches a token from us before it notifies us. */
export function answerTokenRequest({ clientId, privateKey, publicKey }: SnapKeys, received: ReceivedNotification) {
  const { headers, at } = received
  const timestamp = headers['x-timestamp'] ?? ''
  const signed =
    equalText(headers['x-client-key'] ?? '', clientId) &&
    isTokenRequestSigned(publicKey, headers['x-signature'] ?? '', clientId, timestamp) &&
    isRecent(gatewayMoment(timestamp), at)
  if (!signed) {
    return { status: 401, body: { responseCode: '4017300', responseMessage: 'Unauthorized. Invalid Signature' } }
  }
  const { token, expiresIn } = issueSnapToken(privateKey, clientId, at)
  const answer = { responseCode: '2007300', responseMessage: 'Successful', additionalInfo: '' }
  return { status: 200, body: { ...answer, accessToken: token, tokenType: 'Bearer', expiresIn } }
}

export function readSnapNotification(keys: SnapKeys, received: ReceivedNotification): ReadNotification {
  const { headers, body, path, at } = received
  const timestamp = headers['x-timestamp'] ?? ''
  const [, token = ''] = /^Bearer ([\w.-]{1,4096})$/i.exec(headers.authorization ?? '') ?? []
  if (path !== SNAP_NOTIFY_PATH) return refuse('path')
  if (!equalText(headers['x-partner-id'] ?? '', keys.clientId)) return refuse('partner id')
  if (!isOwnSnapToken(keys.privateKey, keys.clientId, token, at)) return refuse('token')
  const call = { method: 'POST', path, token, body: body.toString('utf8'), timestamp }
  if (!isSnapCallSigned(keys.secretKey, headers['x-signature'] ?? '', call)) return refuse('signature')
  if (!isRecent(gatewayMoment(timestamp), at)) return refuse('timestamp')
  const event = eventOf(body)
  return {
    genuine: true,
    provider: 'doku-snap',
    // The external id is not signed, so the body identifies the message.
    messageId: createHash('sha256').update(body).digest('hex'),
    headers: { 'x-partner-id': keys.clientId, 'x-timestamp': timestamp },
    event,
    answer: {
      responseCode: '2002500',
      responseMessage: 'success',
      ...(event && { virtualAccountData: { virtualAccountNo: event.accountNumber, trxId: event.invoice } }),
    },
  }
}

function refuse(reason: string): ReadNotification {
  const answer = { responseCode: '4012500', responseMessage: `Unauthorized. Invalid ${reason}` }
  return { genuine: false, reason, answer }
}

function eventOf(body: Buffer): PaymentEvent | undefined {
  try {
    return snapNotificationEvent(readStrictJson(body))
  } catch {
    return undefined
  }
}
