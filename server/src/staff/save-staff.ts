import { createStaff as creation, EMAIL_TAKEN, LAST_ADMINISTRATOR, updateStaff as update } from '@nmw/contract/staff'
import { and, eq } from 'drizzle-orm'
import { recordAudit } from '../audit/record-audit.ts'
import { endSessions } from '../auth/end-sessions.ts'
import { hashPassword } from '../auth/password-hash.ts'
import { revokeMailedLinks } from '../auth/revoke-mailed-links.ts'
import type { Context } from '../context.ts'
import { account } from '../database/schema/account-table.ts'
import { violated } from '../database/transaction.ts'
import { nextVersion } from '../http/next-version.ts'
import { notFound, refused } from '../http/problem.ts'
import type { Caller } from '../http/route.ts'
import type { Client } from '../http/client.ts'
import { once } from '../idempotency/once.ts'
import { assignBranches } from '../staff-branch/assign-branches.ts'
import { isStaff } from './is-staff.ts'

type Sent<Body> = { client: Client; caller: Caller; body: Body }
type Addressed = { params: { id: number } }
type Change = { name: string; roleId: number; active: boolean; version: number } & Workplaces
type Workplaces = { branchId?: number | undefined; branches?: number[] | undefined }

export async function createStaff(
  context: Context,
  input: Sent<{ name: string; email: string; roleId: number; password: string } & Workplaces>,
) {
  const { client, caller, body } = input
  const { name, email, roleId, password, branchId, branches } = body
  const passwordHash = await hashPassword(password)
  try {
    return await once(context, creation, input, async (db) => {
      const at = context.now()
      const [row] = await db
        .insert(account)
        .values({
          fullName: name,
          email,
          roleId,
          passwordHash,
          passwordValid: false,
          emailVerifiedAt: at,
          createdAt: at,
          ...(branchId !== undefined && { branchId }),
        })
        .returning({ id: account.id })
      const { id } = row!
      const works = await assignBranches(db, id, { branchId, branches })
      await recordAudit(context, db, client, {
        action: 'staff-created',
        accountId: caller.accountId,
        object: `account:${id}`,
        detail: { roleId, ...works.detail },
      })
      return { id }
    })
  } catch (error) {
    if (violated(error) === 'account_email_unique') throw refused(EMAIL_TAKEN, 'email')
    throw error
  }
}

export async function updateStaff(context: Context, input: Sent<Change> & Addressed) {
  const { client, caller, params, body } = input
  const { name, roleId, active, branchId, branches } = body
  try {
    return await once(context, update, input, async (db) => {
      const mine = and(eq(account.id, params.id), isStaff)
      const [before] = await db.select().from(account).where(mine).for('update')
      if (!before) throw notFound()
      const version = nextVersion(before, body.version)
      await db
        .update(account)
        .set({ fullName: name, roleId, active, version, ...(branchId !== undefined && { branchId }) })
        .where(mine)
      const works = await assignBranches(db, params.id, { branchId, branches })
      const moved = branchId !== undefined && branchId !== before.branchId && !branches?.includes(before.branchId)
      if (!active) await revokeMailedLinks(db, params.id, context.now())
      // After a change of role or loss of a branch all sessions end, so that no open page shows more than allowed.
      if (!active || before.roleId !== roleId || moved || works.removed) await endSessions(db, params.id, context.now())
      await recordAudit(context, db, client, {
        action: active ? 'staff-changed' : 'staff-deactivated',
        accountId: caller.accountId,
        object: `account:${params.id}`,
        detail: { roleId, active, ...works.detail },
      })
      return { version }
    })
  } catch (error) {
    if (violated(error) === 'account_last_administrator') throw refused(LAST_ADMINISTRATOR)
    throw error
  }
}
