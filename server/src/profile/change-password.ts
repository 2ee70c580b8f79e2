import { and, eq } from 'drizzle-orm'
import { recordAudit } from '../audit/record-audit.ts'
import { endSessions } from '../auth/end-sessions.ts'
import { confirmPassword } from '../auth/confirm-password.ts'
import { hashPassword } from '../auth/password-hash.ts'
import { voidMailedKeys } from '../auth/void-mailed-keys.ts'
import type { Context } from '../context.ts'
import { account } from '../database/schema/account-table.ts'
import { transaction } from '../database/transaction.ts'
import { refused } from '../http/problem.ts'
import type { Caller } from '../http/route.ts'
import type { Client } from '../http/client.ts'

type Input = { client: Client; caller: Caller; body: { oldPassword: string; password: string } }

export async function changePassword(context: Context, { client, caller, body }: Input): Promise<true> {
  const { db, now } = context
  const { accountId, sessionId } = caller
  const wrong = 'Sandi lama tidak sesuai'
  const confirmed = await confirmPassword(context, {
    accountId,
    password: body.oldPassword,
    field: 'oldPassword',
    wrong,
  })
  if (body.oldPassword === body.password) throw refused('Sandi baru harus berbeda dari sandi lama', 'password')
  const passwordHash = await hashPassword(body.password)
  await transaction(db, async (db) => {
    // A reset may have come in between.
    const { rowCount } = await db
      .update(account)
      .set({ passwordHash, passwordValid: true })
      .where(and(eq(account.id, accountId), eq(account.passwordHash, confirmed)))
    if (!rowCount) throw refused(wrong, 'oldPassword')
    await voidMailedKeys(db, accountId, now())
    await endSessions(db, accountId, now(), { except: sessionId })
    await recordAudit(context, db, client, { action: 'change-password', accountId })
  })
  return true
}
