import { CODE_TAKEN, createBranch as creation } from '@nmw/contract/ops-clinic'
import { recordAudit } from '../audit/record-audit.ts'
import type { Context } from '../context.ts'
import { branch } from '../database/schema/branch-table.ts'
import { violated } from '../database/transaction.ts'
import { refused } from '../http/problem.ts'
import type { Caller } from '../http/route.ts'
import type { Client } from '../http/client.ts'
import { once } from '../idempotency/once.ts'
import { type BranchBody, mustFitBranch } from './branch-rules.ts'

type Input = { caller: Caller; client: Client; body: BranchBody & { code: string } }

export async function createBranch(context: Context, input: Input) {
  const { caller, client, body } = input
  try {
    return await once(context, creation, input, async (db) => {
      await mustFitBranch(db, body)
      const [made] = await db.insert(branch).values(body).returning({ id: branch.id })
      await recordAudit(context, db, client, {
        action: 'create-branch',
        accountId: caller.accountId,
        object: `branch-${made!.id}`,
        detail: { code: body.code, name: body.name, timezone: body.timezone },
      })
      return made!
    })
  } catch (error) {
    if (violated(error) === 'branch_code_key') throw refused(CODE_TAKEN, 'code')
    throw error
  }
}
