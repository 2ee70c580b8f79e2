import { createHash, createHmac } from 'node:crypto'
import { equalText } from '../equal-text.ts'

export type DokuKeys = { clientId: string; secretKey: string }

type Signed = {
  requestId: string
  timestamp: string
  /** The path alone. */
  target: string
  /** The very bytes that travel; none for GET. */
  body?: string | Uint8Array | undefined
  /** An answer is signed under its own moment. */
  moment?: 'Request-Timestamp' | 'Response-Timestamp'
}

/** The signature of DOKU's own interface, for what we send and for what we are sent. */
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

/** UTC without milliseconds, as DOKU wants it. */
export function dokuTimestamp(moment: Date) {
  return `${moment.toISOString().slice(0, 19)}Z`
}
