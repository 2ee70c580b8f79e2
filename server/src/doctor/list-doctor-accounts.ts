import { ROLES } from '@nmw/contract/role'
import { asc, inArray, isNotNull, or, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { account } from '../database/schema/account-table.ts'
import { doctor } from '../database/schema/doctor-table.ts'

/** Whoever may sign in as a doctor, and what a doctor has even if nobody may by now. */
export function listDoctorAccounts({ db }: Context) {
  const usable = sql<boolean>`${account.active} and ${account.roleId} = ${ROLES.doctor}`
  const taken = db.select({ id: doctor.accountId }).from(doctor).where(isNotNull(doctor.accountId))
  return db
    .select({ id: account.id, name: account.fullName, email: account.email, usable })
    .from(account)
    .where(or(usable, inArray(account.id, taken)))
    .orderBy(asc(account.fullName), asc(account.id))
}
