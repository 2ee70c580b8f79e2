import { ROLES } from '@nmw/contract/role'
import { eq } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { account } from '../database/schema/account-table.ts'
import { branch } from '../database/schema/branch-table.ts'
import { refused } from '../http/problem.ts'
import type { Caller } from '../http/route.ts'

/** Front office sells at its own branch, an administrator at any. */
export async function saleBranch(db: Database, caller: Caller, asked: number | undefined) {
  const own = await ownBranchId(db, caller)
  const id = asked ?? own
  if (id !== own && caller.roleId !== ROLES.administrator)
    throw refused('Anda tidak bertugas di cabang ini', 'branchId')
  const [found] = await db.select().from(branch).where(eq(branch.id, id))
  if (!found) throw refused('Cabang tidak ditemukan', 'branchId')
  return found
}

/** Where the caller may undo sales; nothing stands for every branch. */
export async function onlyBranchOf(db: Database, caller: Caller) {
  return caller.roleId === ROLES.administrator ? undefined : ownBranchId(db, caller)
}

async function ownBranchId(db: Database, { accountId }: Caller) {
  const [row] = await db.select({ id: account.branchId }).from(account).where(eq(account.id, accountId))
  return row!.id
}
