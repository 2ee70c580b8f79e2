import { WRONG_CREDENTIALS, type LoginResult } from '@nmw/contract/auth'
import type { Site } from '@nmw/contract/endpoint'
import { mayEnter, NO_ACCESS_AT_LOGIN } from '@nmw/contract/role'
import { recordAudit } from '../audit/record-audit.ts'
import type { Context } from '../context.ts'
import { ipKey } from '../http/ip-key.ts'
import { forbidden, refused } from '../http/problem.ts'
import type { Client } from '../http/client.ts'
import { findAccountByEmail } from './find-account.ts'
import { deviceAttempts, knownDevice } from './known-device.ts'
import { loginLimits } from './login-limits.ts'
import { openSession } from './open-session.ts'
import { decoyHash, passwordMatches } from './password-hash.ts'
import { clearAttempts, returnAttempt, consumeAttempt } from './consume-attempt.ts'

const WHAT = 'Terlalu banyak percobaan masuk.'

type Input = { client: Client; body: { username: string; password: string; site: Site } }

export async function logIn(context: Context, { client, body }: Input): Promise<LoginResult> {
  const { username, password, site } = body
  const { db } = context
  const limits = await loginLimits(context)
  const account = await findAccountByEmail(db, username)
  const device = account && knownDevice(context, client, account.id)
  const accountKey = device ? deviceAttempts(device) : `login:${username}`
  const senderKey = `login-from:${ipKey(client.ip)}`
  await consumeAttempt(context, { key: senderKey, limit: limits.perAddress, seconds: limits.seconds, what: WHAT })
  try {
    await consumeAttempt(context, { key: accountKey, limit: limits.perAccount, seconds: limits.seconds, what: WHAT })
  } catch (refusal) {
    // Refused for one account: it must not count against others at this address.
    await returnAttempt(context, senderKey)
    throw refusal
  }
  const matches = await passwordMatches(account?.passwordHash ?? (await decoyHash()), password)
  if (!account || !matches) {
    await recordAudit(context, db, client, {
      action: 'login-refused',
      accountId: account?.id ?? null,
      detail: { site },
    })
    throw refused(WRONG_CREDENTIALS)
  }
  await clearAttempts(context, accountKey)
  await returnAttempt(context, senderKey)
  if (!mayEnter(site, account.roleId)) {
    await recordAudit(context, db, client, { action: 'login-no-access', accountId: account.id, detail: { site } })
    throw forbidden(NO_ACCESS_AT_LOGIN)
  }
  const { id: accountId, roleId, passwordHash } = account
  return openSession(context, client, { accountId, roleId, site, how: 'password', passwordHash })
}
