import { WRONG_CREDENTIALS, type LoginResult } from '@nmw/contract/auth'
import { DAY } from '@nmw/contract/duration'
import type { Site } from '@nmw/contract/endpoint'
import { CODE_WRONG } from '@nmw/contract/one-time-code'
import { recordAudit } from '../audit/record-audit.ts'
import type { Context } from '../context.ts'
import { session } from '../database/schema/session-table.ts'
import { transaction } from '../database/transaction.ts'
import { refused } from '../http/problem.ts'
import type { Client } from '../http/client.ts'
import { hashToken, randomToken } from '../secret.ts'
import { readSetting } from '../setting/read-setting.ts'
import { rememberDevice } from './known-device.ts'
import { personMark } from './person-mark.ts'
import { readDevice } from './read-device.ts'
import { activeSessions, deviceOf, endExpiredSessions, endReplaced, freeSlot, lockAccount } from './session-queries.ts'

/** How long a sign-in may wait for another device to be removed. */
const PENDING = 10 * 60 * 1000

type Opening = {
  accountId: number
  roleId: number
  site: Site
  how: 'password' | 'code' | 'register'
  /** The hash that the given password was checked against. */
  passwordHash?: string
}

/** Signs a device in, or leaves it pending if the device limit is reached. */
export async function openSession(context: Context, client: Client, opening: Opening): Promise<LoginResult> {
  const { accountId, roleId, site, how, passwordHash } = opening
  const { db, now } = context
  const token = randomToken()
  const opened = await transaction(db, async (db) => {
    const at = now()
    const account = await lockAccount(db, accountId)
    // The password may have changed, or the account been closed, during the check.
    const isCurrent = account?.active && (passwordHash === undefined || passwordHash === account.passwordHash)
    if (!isCurrent) return undefined
    await endExpiredSessions(db, accountId, at)
    await endReplaced(db, { accountId, site, token: client.cookieToken(site), at })
    const others = await activeSessions(db, accountId, site, at)
    const slot = freeSlot(
      others.map((other) => other.slot),
      await readSetting(context, db, 'active-devices'),
    )
    await db.insert(session).values({
      accountId,
      tokenHash: hashToken(token),
      site,
      state: slot ? 'active' : 'pending',
      slot,
      ip: client.ip,
      ...readDevice(client.userAgent),
      createdAt: at,
      lastSeenAt: at,
      expiresAt: new Date(at.getTime() + (slot ? DAY : PENDING)),
    })
    await recordAudit(context, db, client, { action: 'login', accountId, detail: { site, how, pending: !slot } })
    return { sessions: others.map((other) => deviceOf(other, '')), pending: !slot }
  })
  if (!opened) {
    await recordAudit(context, db, client, { action: 'login-refused', accountId, detail: { site } })
    throw refused(how === 'code' ? CODE_WRONG : WRONG_CREDENTIALS)
  }
  const { sessions, pending } = opened
  client.setSessionCookie(site, token, pending ? undefined : personMark(context, accountId))
  rememberDevice(context, client, accountId)
  return { token, sessions, pending, roleId }
}
