import { ROLES } from '@nmw/contract/role'
import { asc, eq, isNotNull, or, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { account } from '../database/schema/account-table.ts'
import { doctor } from '../database/schema/doctor-table.ts'

/** Every account that may sign in as a doctor, and those of doctors even if they may not any more. */
export function listDoctorAccounts({ db }: Context) {
  const usable = sql<boolean>`${account.active} and ${account.roleId} = ${ROLES.doctor}`
  return db
    .select({ id: account.id, name: account.fullName, email: account.email, usable, doctorId: doctor.id })
    .from(account)
    .leftJoin(doctor, eq(doctor.accountId, account.id))
    .where(or(usable, isNotNull(doctor.id)))
    .orderBy(asc(account.fullName), asc(account.id))
}
