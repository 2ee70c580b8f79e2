import { BRANCH_CLOSED } from '@nmw/contract/sale'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { account } from '../database/schema/account-table.ts'
import { branch } from '../database/schema/branch-table.ts'
import { refused } from '../http/problem.ts'
import type { Caller } from '../http/route.ts'
import { worksAt } from '../staff-branch/work-branches.ts'

/** The requested branch, if the caller works there and it is open; by default the caller's own. */
export async function saleBranch(db: Database, caller: Caller, asked: number | undefined) {
  const id = asked ?? (await ownBranchId(db, caller))
  const [found] = await db
    .select()
    .from(branch)
    .where(and(eq(branch.id, id), worksAt(db, branch.id, caller)))
  if (!found) throw refused('Anda tidak bertugas di cabang ini', 'branchId')
  if (!found.active) throw refused(BRANCH_CLOSED, 'branchId')
  return found
}

async function ownBranchId(db: Database, { accountId }: Caller) {
  const [row] = await db.select({ id: account.branchId }).from(account).where(eq(account.id, accountId))
  return row!.id
}
