import { timingSafeEqual } from 'node:crypto'
import type { Context } from '../context.ts'
import type { Client } from '../http/client.ts'
import { randomToken } from '../secret.ts'

/**
 * A device that signed in before has a signed cookie. Its guesses are counted separately, so that a stranger who
 * guesses cannot lock the owner out.
 */
export function knownDevice({ secret }: Context, client: Client, accountId: number): string | undefined {
  const [id, mark] = (client.deviceToken ?? '').split('.')
  if (!id || !mark) return undefined
  const expected = secret.digest('device', id, String(accountId))
  const given = Buffer.from(mark, 'base64url')
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : undefined
}

/** The key under which its guesses are counted. */
export const deviceAttempts = (device: string) => `login-device:${device}`

export function rememberDevice(context: Context, client: Client, accountId: number) {
  if (knownDevice(context, client, accountId)) return
  const id = randomToken().slice(0, 22)
  client.setDeviceCookie(`${id}.${context.secret.digest('device', id, String(accountId)).toString('base64url')}`)
}
