import { and, eq, gt, isNull } from 'drizzle-orm'
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
import { deviceAttempts, knownDevice } from './known-device.ts'
import { hashPassword } from './password-hash.ts'
import { forgetAttempts } from './take-attempt.ts'
import { voidMailedKeys } from './void-mailed-keys.ts'

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
  if (!known) throw refused(RESET_FAILED)
  const { accountId } = known
  const passwordHash = await hashPassword(body.password)
  const { email, roleId } = await transaction(db, async (db) => {
    const [changed] = await db
      .update(account)
      .set({ passwordHash, passwordValid: true })
      .where(eq(account.id, accountId))
      .returning({ email: account.email, roleId: account.roleId })
    const [spent] = await db.update(resetKey).set({ usedAt: now() }).where(usable).returning()
    if (!spent) throw refused(RESET_FAILED)
    await voidMailedKeys(db, accountId, now())
    await endSessions(db, accountId, now())
    await recordAudit(context, db, client, { action: 'reset-password', accountId })
    return changed!
  })
  await forgetAttempts(context, `login:${email.toLowerCase()}`)
  const device = knownDevice(context, client, accountId)
  if (device) await forgetAttempts(context, deviceAttempts(device))
  const sites = SITES.filter((site) => mayEnter(site, roleId))
  for (const site of sites) client.dropSession(site)
  return { sites }
}
