import { pageInfoOf } from '@nmw/contract/page'
import { roleName } from '@nmw/contract/role'
import { and, asc, count, desc, eq, ilike, inArray, or, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { containsPattern } from '../database/contains-pattern.ts'
import { account } from '../database/schema/account-table.ts'
import { branch } from '../database/schema/branch-table.ts'
import { session } from '../database/schema/session-table.ts'
import { staffBranch } from '../database/schema/staff-branch-table.ts'
import { isStaff } from './is-staff.ts'

type Input = { query: { page: number; limit: number; search: string } }

export async function listStaff({ db }: Context, { query: { page, limit, search } }: Input) {
  const pattern = containsPattern(search)
  const shown = and(isStaff, search ? or(ilike(account.fullName, pattern), ilike(account.email, pattern)) : undefined)
  const seen = db
    .select({ last: sql<Date | null>`max(${session.lastSeenAt})`.as('last') })
    .from(session)
    .where(eq(session.accountId, account.id))
  const [rows, [counted]] = await Promise.all([
    db
      .select({
        id: account.id,
        name: account.fullName,
        email: account.email,
        roleId: account.roleId,
        active: account.active,
        validPassword: account.passwordValid,
        branchId: account.branchId,
        branchName: branch.name,
        version: account.version,
        lastSeenAt: sql<string | null>`(${seen})`,
      })
      .from(account)
      .leftJoin(branch, eq(branch.id, account.branchId))
      .where(shown)
      .orderBy(desc(account.active), asc(account.fullName), asc(account.id))
      .limit(limit)
      .offset((page - 1) * limit),
    db.select({ total: count() }).from(account).where(shown),
  ])
  const given = await db
    .select({ accountId: staffBranch.accountId, id: branch.id, name: branch.name })
    .from(staffBranch)
    .innerJoin(branch, eq(branch.id, staffBranch.branchId))
    .where(
      inArray(
        staffBranch.accountId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(branch.name))
  const datas = rows.map((row) => ({
    ...row,
    branches: given.filter(({ accountId }) => accountId === row.id),
    role: roleName(row.roleId),
    lastSeenAt: row.lastSeenAt ? new Date(row.lastSeenAt).toISOString() : null,
  }))
  return { datas, page: pageInfoOf(counted?.total ?? 0, { page, limit }) }
}
