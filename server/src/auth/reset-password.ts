import { and, eq, gt, isNull, type SQL } from 'drizzle-orm'
import { RESET_FAILED, SITES } from '@nmw/contract/auth'
import type { Site } from '@nmw/contract/endpoint'
import { mayEnter } from '@nmw/contract/role'
import { recordAudit } from '../audit/record-audit.ts'
import type { Context } from '../context.ts'
import { account } from '../database/schema/account-table.ts'
import { resetKey } from '../database/schema/one-time-code-table.ts'
import { transaction } from '../database/transaction.ts'
import { refused } from '../http/problem.ts'
import type { Client } from '../http/client.ts'
import { hashToken } from '../secret.ts'
import { endSessions } from './end-sessions.ts'
import { findRecentReset } from './find-recent-reset.ts'
import { deviceAttempts, knownDevice } from './known-device.ts'
import { hashPassword } from './password-hash.ts'
import { clearAttempts } from './consume-attempt.ts'
import { revokeMailedLinks } from './revoke-mailed-links.ts'

type Input = { client: Client; params: { key: string }; body: { password: string } }

/** The key works once and within its time; afterwards no device is signed in. */
export async function resetPassword(context: Context, { client, params, body }: Input): Promise<{ sites: Site[] }> {
  const { db, now } = context
  const usable = and(
    eq(resetKey.keyHash, hashToken(params.key)),
    isNull(resetKey.usedAt),
    gt(resetKey.expiresAt, now()),
  )
  const [known] = await db.select({ accountId: resetKey.accountId }).from(resetKey).where(usable)
  const { accountId, email, roleId } = known
    ? await setPassword(context, client, { ...known, usable, password: body.password })
    : await findRecentReset(context, params.key, body.password)
  await clearAttempts(context, `login:${email.toLowerCase()}`)
  const device = knownDevice(context, client, accountId)
  if (device) await clearAttempts(context, deviceAttempts(device))
  const sites = SITES.filter((site) => mayEnter(site, roleId))
  for (const site of sites) client.clearSessionCookies(site)
  return { sites }
}

type Wanted = { accountId: number; usable: SQL | undefined; password: string }

async function setPassword(context: Context, client: Client, { accountId, usable, password }: Wanted) {
  const { db, now } = context
  const passwordHash = await hashPassword(password)
  return transaction(db, async (db) => {
    const [changed] = await db
      .update(account)
      .set({ passwordHash, passwordValid: true })
      .where(eq(account.id, accountId))
      .returning({ accountId: account.id, email: account.email, roleId: account.roleId })
    const [used] = await db.update(resetKey).set({ usedAt: now() }).where(usable).returning()
    if (!used) throw refused(RESET_FAILED)
    await revokeMailedLinks(db, accountId, now(), { except: used.keyHash })
    await endSessions(db, accountId, now())
    await recordAudit(context, db, client, { action: 'reset-password', accountId })
    return changed!
  })
}
