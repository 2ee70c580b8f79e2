import { changeBranch as change } from '@nmw/contract/ops-clinic'
import { eq } from 'drizzle-orm'
import { recordAudit } from '../audit/record-audit.ts'
import type { Context } from '../context.ts'
import { branch } from '../database/schema/branch-table.ts'
import { afterCommit } from '../database/transaction.ts'
import { lockPlans } from '../doctor/lock-plans.ts'
import { nextVersion } from '../http/next-version.ts'
import { notFound } from '../http/problem.ts'
import type { Caller } from '../http/route.ts'
import type { Client } from '../http/client.ts'
import { once } from '../idempotency/once.ts'
import { clearPlaceCache } from './branch-place.ts'
import { type BranchBody, mustFitBranch } from './branch-rules.ts'
import { shiftSessions } from './shift-sessions.ts'

type Body = BranchBody & { version: number }
type Input = { caller: Caller; client: Client; params: { id: number }; body: Body }

export async function changeBranch(context: Context, input: Input) {
  const { caller, client, params } = input
  const { version: seen, ...body } = input.body
  return once(context, change, input, async (db) => {
    await lockPlans(db)
    // A booking locks a session first and then references the branch: it must not wait for this.
    const [before] = await db.select().from(branch).where(eq(branch.id, params.id)).for('no key update')
    if (!before) throw notFound('Cabang tidak ditemukan')
    const version = nextVersion(before, seen)
    await mustFitBranch(db, body)
    const [after] = await db
      .update(branch)
      .set({ ...body, version })
      .where(eq(branch.id, params.id))
      .returning()
    afterCommit(db, () => clearPlaceCache(context.db, params.id))
    const shifted = await shiftSessions(context, db, after!, before.timezone)
    const { id: _id, code: _code, version: _version, ...old } = before
    await recordAudit(context, db, client, {
      action: 'change-branch',
      accountId: caller.accountId,
      object: `branch-${params.id}`,
      detail: { before: JSON.stringify(old), after: JSON.stringify(body), ...(shifted.sessions > 0 && shifted) },
    })
    return { version }
  })
}
