import { and, asc, eq, gte, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { prepareOnce } from '../database/prepare-once.ts'
import { branch } from '../database/schema/branch-table.ts'
import { closure } from '../database/schema/doctor-session-table.ts'
import { dateInJakarta } from '../date-in-jakarta.ts'

/** A few dozen at most, so lists are searched and sorted in memory. */
export function activeBranches({ db }: Pick<Context, 'db'>) {
  return prepareOnce(db, 'active_branches', (name) =>
    db.select().from(branch).where(eq(branch.active, true)).orderBy(asc(branch.id)).prepare(name),
  ).execute()
}

/** Days off of whole branches that are not over; Jakarta has the earliest date. */
export function branchDaysOff({ db, now }: Pick<Context, 'db' | 'now'>) {
  return prepareOnce(db, 'branch_days_off', (name) =>
    db
      .select({ branchId: closure.branchId, firstDay: closure.firstDay, lastDay: closure.lastDay })
      .from(closure)
      .where(
        and(
          isNotNull(closure.branchId),
          isNull(closure.doctorId),
          isNull(closure.withdrawnAt),
          gte(closure.lastDay, sql.placeholder('today')),
        ),
      )
      .prepare(name),
  ).execute({ today: dateInJakarta(now()) })
}
