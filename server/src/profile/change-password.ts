import { and, eq, gt } from 'drizzle-orm'
import { recordAudit } from '../audit/record-audit.ts'
import { endSessions } from '../auth/end-sessions.ts'
import { tryPassword } from '../auth/confirm-password.ts'
import { retryWindowStart } from '../auth/retry-window.ts'
import { hashPassword } from '../auth/password-hash.ts'
import { revokeMailedLinks } from '../auth/revoke-mailed-links.ts'
import type { Context } from '../context.ts'
import { account } from '../database/schema/account-table.ts'
import { auditEntry } from '../database/schema/audit-entry-table.ts'
import { session } from '../database/schema/session-table.ts'
import { transaction } from '../database/transaction.ts'
import { refused } from '../http/problem.ts'
import type { Caller } from '../http/route.ts'
import type { Client } from '../http/client.ts'

type Input = { client: Client; caller: Caller; body: { oldPassword: string; password: string } }

export async function changePassword(context: Context, { client, caller, body }: Input): Promise<true> {
  const { db, now } = context
  const { accountId, sessionId } = caller
  const wrong = 'Sandi lama tidak sesuai'
  const confirmed = await tryPassword(context, accountId, body.oldPassword)
  if (!confirmed) {
    if (await isRepeat(context, caller, body.password)) return true
    throw refused(wrong, 'oldPassword')
  }
  if (body.oldPassword === body.password) throw refused('Sandi baru harus berbeda dari sandi lama', 'password')
  const passwordHash = await hashPassword(body.password)
  await transaction(db, async (db) => {
    // A password reset may have happened meanwhile.
    const { rowCount } = await db
      .update(account)
      .set({ passwordHash, passwordValid: true })
      .where(and(eq(account.id, accountId), eq(account.passwordHash, confirmed)))
    if (!rowCount) throw refused(wrong, 'oldPassword')
    await revokeMailedLinks(db, accountId, now())
    await endSessions(db, accountId, now(), { except: sessionId })
    await recordAudit(context, db, client, { action: 'change-password', accountId })
  })
  return true
}

/**
 * A retry after a lost answer: this session, the only one that survives a change, has just set this password. The new
 * password counts as a guess like the old one.
 */
async function isRepeat(context: Context, { accountId, sessionId }: Caller, password: string) {
  const [change] = await context.db
    .select({ id: auditEntry.id })
    .from(auditEntry)
    .innerJoin(session, and(eq(session.id, sessionId), gt(auditEntry.at, session.createdAt)))
    .where(
      and(
        eq(auditEntry.accountId, accountId),
        gt(auditEntry.at, retryWindowStart(context.now())),
        eq(auditEntry.action, 'change-password'),
      ),
    )
    .limit(1)
  return change !== undefined && (await tryPassword(context, accountId, password)) !== undefined
}
