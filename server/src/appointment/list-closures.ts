import { and, asc, eq, gte, isNull } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { branch } from '../database/schema/branch-table.ts'
import { closure } from '../database/schema/doctor-session-table.ts'
import { doctor } from '../database/schema/doctor-table.ts'
import { dateInJakarta } from '../date-in-jakarta.ts'

export function listClosures({ db, now }: Context) {
  return db
    .select({
      id: closure.id,
      branchName: branch.name,
      doctorName: doctor.fullName,
      firstDay: closure.firstDay,
      lastDay: closure.lastDay,
      reason: closure.reason,
    })
    .from(closure)
    .leftJoin(branch, eq(branch.id, closure.branchId))
    .leftJoin(doctor, eq(doctor.id, closure.doctorId))
    .where(and(gte(closure.lastDay, dateInJakarta(now())), isNull(closure.withdrawnAt)))
    .orderBy(asc(closure.firstDay), asc(closure.id))
}
