import { createHash, createHmac } from 'node:crypto'
import { equalText } from '../equal-text.ts'

export type DokuKeys = { clientId: string; secretKey: string }

type Signed = {
  requestId: string
  timestamp: string
  /** The path alone. */
  target: string
  /** The exact bytes sent; none for GET. */
  body?: string | Uint8Array | undefined
  /** A response is signed with its own timestamp. */
  moment?: 'Request-Timestamp' | 'Response-Timestamp'
}

/** Signature of DOKU's own API, for requests and responses. */
export function signDoku({ clientId, secretKey }: DokuKeys, signed: Signed) {
  const { requestId, timestamp, target, body, moment = 'Request-Timestamp' } = signed
  const lines = [
    `Client-Id:${clientId}`,
    `Request-Id:${requestId}`,
    `${moment}:${timestamp}`,
    `Request-Target:${target}`,
    ...(body === undefined ? [] : [`Digest:${digestOf(body)}`]),
  ]
  return `HMACSHA256=${createHmac('sha256', secretKey).update(lines.join('\n')).digest('base64')}`
}

export function isSignedByDoku(keys: DokuKeys, given: string, signed: Signed) {
  return equalText(given, signDoku(keys, signed))
}

export function digestOf(body: string | Uint8Array) {
  return createHash('sha256').update(body).digest('base64')
}

/** UTC without milliseconds, as DOKU requires. */
export function dokuTimestamp(moment: Date) {
  return `${moment.toISOString().slice(0, 19)}Z`
}
