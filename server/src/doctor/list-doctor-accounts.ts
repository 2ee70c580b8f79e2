import { ROLES } from '@nmw/contract/role'
import { and, asc, eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { account } from '../database/schema/account-table.ts'

export function listDoctorAccounts({ db }: Context) {
  return db
    .select({ id: account.id, name: account.fullName, email: account.email })
    .from(account)
    .where(and(eq(account.roleId, ROLES.doctor), eq(account.active, true)))
    .orderBy(asc(account.fullName), asc(account.id))
}
