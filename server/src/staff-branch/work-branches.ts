import { and, asc, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { BRANCH_MISSING } from '@nmw/contract/ops-branch'
import { ROLES } from '@nmw/contract/role'
import type { Database } from '../database/connection.ts'
import { account } from '../database/schema/account-table.ts'
import { branch } from '../database/schema/branch-table.ts'
import { doctor, doctorPractice } from '../database/schema/doctor-table.ts'
import { staffBranch } from '../database/schema/staff-branch-table.ts'
import { notFound } from '../http/problem.ts'
import type { Caller } from '../http/route.ts'

type Worker = Pick<Caller, 'accountId' | 'roleId'>

/**
 * Condition on a branch column: administrators work everywhere, others at their own and assigned branches, doctors also
 * where they are licensed.
 */
export function worksAt(db: Database, column: AnyPgColumn, { accountId, roleId }: Worker): SQL | undefined {
  if (roleId === ROLES.administrator) return undefined
  const own = db.select({ id: account.branchId }).from(account).where(eq(account.id, accountId))
  const given = db.select({ id: staffBranch.branchId }).from(staffBranch).where(eq(staffBranch.accountId, accountId))
  const licensed = db
    .select({ id: doctorPractice.branchId })
    .from(doctorPractice)
    .innerJoin(doctor, eq(doctor.id, doctorPractice.doctorId))
    .where(eq(doctor.accountId, accountId))
  const also = roleId === ROLES.doctor ? [inArray(column, licensed)] : []
  return or(inArray(column, own), inArray(column, given), ...also)
}

export async function listWorkBranches({ db }: { db: Database }, { caller }: { caller: Worker }) {
  const [person] = await db.select({ branchId: account.branchId }).from(account).where(eq(account.id, caller.accountId))
  const home = sql<boolean>`${branch.id} = ${person!.branchId}`
  return db
    .select({ id: branch.id, name: branch.name, timezone: branch.timezone, home, active: branch.active })
    .from(branch)
    .where(worksAt(db, branch.id, caller))
    .orderBy(desc(branch.active), sql`${home} desc`, asc(branch.name))
}

/** Another branch looks like a missing one. */
export async function requireBranch(db: Database, caller: Worker, branchId: number) {
  const [found] = await db
    .select()
    .from(branch)
    .where(and(eq(branch.id, branchId), worksAt(db, branch.id, caller)))
  if (!found) throw notFound(BRANCH_MISSING)
  return found
}
