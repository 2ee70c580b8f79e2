import { and, eq } from 'drizzle-orm'
import { recordAudit } from '../audit/record-audit.ts'
import { endSessions } from '../auth/end-sessions.ts'
import { hashPassword } from '../auth/password-hash.ts'
import { revokeMailedLinks } from '../auth/revoke-mailed-links.ts'
import type { Context } from '../context.ts'
import { account } from '../database/schema/account-table.ts'
import { transaction } from '../database/transaction.ts'
import { notFound } from '../http/problem.ts'
import type { Caller } from '../http/route.ts'
import type { Client } from '../http/client.ts'
import { isStaff } from './is-staff.ts'

type Input = { client: Client; caller: Caller; params: { id: number }; body: { password: string } }

export async function setStaffPassword(context: Context, { client, caller, params, body }: Input): Promise<true> {
  const passwordHash = await hashPassword(body.password)
  await transaction(context.db, async (db) => {
    const { rowCount } = await db
      .update(account)
      .set({ passwordHash, passwordValid: false })
      .where(and(eq(account.id, params.id), isStaff))
    if (!rowCount) throw notFound()
    await revokeMailedLinks(db, params.id, context.now())
    await endSessions(db, params.id, context.now())
    await recordAudit(context, db, client, {
      action: 'staff-password-set',
      accountId: caller.accountId,
      object: `account:${params.id}`,
    })
  })
  return true
}
