import { BRANCH_MISSING } from '@nmw/contract/ops-branch'
import { and, eq, inArray, notInArray } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { branch } from '../database/schema/branch-table.ts'
import { staffBranch } from '../database/schema/staff-branch-table.ts'
import { refused } from '../http/problem.ts'

type Workplaces = { branchId?: number | undefined; branches?: number[] | undefined }

/** Sets the branches of a staff account besides the main one, in the caller's transaction. Omitted fields stay. */
export async function assignBranches(db: Database, accountId: number, { branchId, branches }: Workplaces) {
  if (branchId !== undefined) await mustExist(db, [branchId], 'branchId')
  const home = branchId === undefined ? {} : { branch: branchId }
  if (branches === undefined) return { removed: false, detail: home }
  const wanted = [...new Set(branches)].filter((id) => id !== branchId).toSorted((one, other) => one - other)
  await mustExist(db, wanted, 'branches')
  const gone = await db
    .delete(staffBranch)
    .where(
      and(eq(staffBranch.accountId, accountId), wanted.length ? notInArray(staffBranch.branchId, wanted) : undefined),
    )
    .returning({ id: staffBranch.branchId })
  if (wanted.length)
    await db
      .insert(staffBranch)
      .values(wanted.map((id) => ({ accountId, branchId: id })))
      .onConflictDoNothing()
  return { removed: gone.some(({ id }) => id !== branchId), detail: { ...home, branches: wanted.join(' ') } }
}

async function mustExist(db: Database, ids: number[], field: string) {
  if (!ids.length) return
  if ((await db.$count(branch, inArray(branch.id, ids))) < ids.length) throw refused(BRANCH_MISSING, field)
}
