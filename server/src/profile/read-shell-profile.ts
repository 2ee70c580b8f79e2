import { eq } from 'drizzle-orm'
import { roleName } from '@nmw/contract/role'
import type { Context } from '../context.ts'
import { account } from '../database/schema/account-table.ts'
import { notFound } from '../http/problem.ts'
import type { Caller } from '../http/route.ts'

export async function readShellProfile({ db }: Context, { caller }: { caller: Caller }) {
  const [row] = await db.select().from(account).where(eq(account.id, caller.accountId))
  if (!row) throw notFound('Informasi User Tidak Ditemukan')
  return {
    name: row.fullName,
    email: row.email,
    role: roleName(row.roleId),
    roleId: row.roleId,
    validPassword: row.passwordValid,
    branch_id: row.branchId,
    phone: row.phone,
    phoneVerified: row.phoneVerifiedAt?.toISOString() ?? null,
    emailVerified: row.emailVerifiedAt?.toISOString() ?? null,
    unreadNotification: 0,
    unreadMessage: 0,
  }
}
