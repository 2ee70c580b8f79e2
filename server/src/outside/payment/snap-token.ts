import { createPublicKey, type KeyObject, sign, verify } from 'node:crypto'
import * as z from 'zod'

const LIFETIME = 900
const claims = z.object({ exp: z.number(), clientId: z.string() })
const header = { alg: 'RS256', typ: 'JWT' }

/** The token we issue to DOKU, which returns it with every notification. */
export function issueSnapToken(privateKey: KeyObject, clientId: string, now: Date) {
  const body = { exp: Math.floor(now.getTime() / 1000) + LIFETIME, issuer: 'Klinik NMW', clientId }
  const text = `${encode(header)}.${encode(body)}`
  return {
    token: `${text}.${sign('sha256', Buffer.from(text), privateKey).toString('base64url')}`,
    expiresIn: LIFETIME,
  }
}

/** Only tokens we signed ourselves, in the one form we issue. */
export function isOwnSnapToken(privateKey: KeyObject, clientId: string, token: string, now: Date) {
  const [first = '', second = '', third = '', ...rest] = token.split('.')
  const signature = Buffer.from(third, 'base64url')
  if (rest.length || first !== encode(header) || signature.toString('base64url') !== third) return false
  if (!verify('sha256', Buffer.from(`${first}.${second}`), createPublicKey(privateKey), signature)) return false
  const { data } = claims.safeParse(JSON.parse(Buffer.from(second, 'base64url').toString('utf8')))
  return data?.clientId === clientId && data.exp * 1000 > now.getTime()
}

function encode(value: object) {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}
