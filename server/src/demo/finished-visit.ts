import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { account } from '../database/schema/account-table.ts'
import { appointment } from '../database/schema/appointment-table.ts'
import { branch } from '../database/schema/branch-table.ts'
import { doctorSession } from '../database/schema/doctor-session-table.ts'

/** The nth finished visit of a demo patient. */
export async function finishedVisit(db: Database, email: string, number: number) {
  const [found] = await db
    .select({ appointment, session: doctorSession, branch })
    .from(appointment)
    .innerJoin(account, eq(account.id, appointment.patientId))
    .innerJoin(doctorSession, eq(doctorSession.id, appointment.sessionId))
    .innerJoin(branch, eq(branch.id, doctorSession.branchId))
    .where(and(eq(account.email, email), eq(appointment.status, 2)))
    .orderBy(asc(doctorSession.startsAt))
    .limit(1)
    .offset(number - 1)
  return found!
}
