import { createHash, createHmac, type KeyObject, sign, verify } from 'node:crypto'
import { equalText } from '../equal-text.ts'

/** RSA signature of a token request: client and time. */
export function signTokenRequest(privateKey: KeyObject, clientId: string, timestamp: string) {
  return sign('sha256', Buffer.from(`${clientId}|${timestamp}`), privateKey).toString('base64')
}

export function isTokenRequestSigned(publicKey: KeyObject, given: string, clientId: string, timestamp: string) {
  const signature = Buffer.from(given, 'base64')
  // Several Base64 texts decode to the same bytes; only the canonical one is accepted.
  if (signature.toString('base64') !== given) return false
  return verify('sha256', Buffer.from(`${clientId}|${timestamp}`), publicKey, signature)
}

type SnapCall = { method: string; path: string; token: string; body: string; timestamp: string }

/** HMAC of every other call: target, token, and hash of the body without whitespace. */
export function signSnapCall(secretKey: string, { method, path, token, body, timestamp }: SnapCall) {
  const hash = createHash('sha256').update(body).digest('hex')
  return createHmac('sha512', secretKey).update([method, path, token, hash, timestamp].join(':')).digest('base64')
}

/** DOKU's libraries differ on whether a notification signs its token and whether whitespace is removed first. */
export function isSnapCallSigned(secretKey: string, given: string, call: SnapCall) {
  const tokens = [call.token, '']
  const bodies = [call.body, minify(call.body)]
  return tokens
    .flatMap((token) => bodies.map((body) => equalText(given, signSnapCall(secretKey, { ...call, token, body }))))
    .includes(true)
}

export function minify(json: string) {
  return json.replace(/("(?:[^"\\]|\\.)*")|\s+/g, (_, text: string | undefined) => text ?? '')
}
