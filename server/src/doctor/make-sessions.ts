import { and, eq, gte, isNull } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { branch } from '../database/schema/branch-table.ts'
import { closure, doctorSession } from '../database/schema/doctor-session-table.ts'
import { doctor, doctorPlan, doctorPractice } from '../database/schema/doctor-table.ts'
import { dateInJakarta } from '../date-in-jakarta.ts'
import { type Plan, plannedSessions } from './planned-sessions.ts'

const DAYS_AHEAD = 60
/** Each statement stays small; what one made is there even if the next one fails. */
const BATCH = 500

/**
 * Turns weekly plans into dated sessions. A doctor has one session at a moment, which the database holds to: running it
 * again, or on two servers at once, adds only what is missing and changes nothing that people may have booked.
 */
export async function makeSessions(context: Context) {
  const { db, now } = context
  const at = now()
  // Somewhere it is still the day before.
  const closures = await db
    .select()
    .from(closure)
    .where(and(gte(closure.lastDay, dateInJakarta(at)), isNull(closure.withdrawnAt)))
  const sessions = plannedSessions(await activePlans(context), closures, at, DAYS_AHEAD)
  for (let from = 0; from < sessions.length; from += BATCH) {
    await db
      .insert(doctorSession)
      .values(sessions.slice(from, from + BATCH))
      .onConflictDoNothing()
  }
}

function activePlans({ db }: Context): Promise<Plan[]> {
  return db
    .select({
      planId: doctorPlan.id,
      doctorId: doctorPlan.doctorId,
      branchId: doctorPlan.branchId,
      timezone: branch.timezone,
      weekday: doctorPlan.weekday,
      startsAt: doctorPlan.startsAt,
      endsAt: doctorPlan.endsAt,
      capacity: doctorPlan.capacity,
      minutesPerPatient: doctorPlan.minutesPerPatient,
      fee: doctor.fee,
      validUntil: doctorPractice.validUntil,
    })
    .from(doctorPlan)
    .innerJoin(doctor, eq(doctor.id, doctorPlan.doctorId))
    .innerJoin(branch, eq(branch.id, doctorPlan.branchId))
    .innerJoin(
      doctorPractice,
      and(eq(doctorPractice.doctorId, doctorPlan.doctorId), eq(doctorPractice.branchId, doctorPlan.branchId)),
    )
    .where(and(eq(doctorPlan.active, true), eq(doctor.active, true), eq(branch.active, true)))
}
