import { and, asc, eq, exists, gt, gte, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { appointment } from '../database/schema/appointment-table.ts'
import { branch } from '../database/schema/branch-table.ts'
import { closure, doctorSession } from '../database/schema/doctor-session-table.ts'
import { doctor, doctorPlan, doctorPractice } from '../database/schema/doctor-table.ts'
import { transaction } from '../database/transaction.ts'
import { dateInJakarta } from '../date-in-jakarta.ts'
import { fitSessions } from './fit-sessions.ts'
import { lockPlans } from './lock-plans.ts'
import { type Plan, plannedSessions } from './planned-sessions.ts'

const DAYS_AHEAD = 60
/** Keeps each statement small. */
const BATCH = 500

/** Why a session is closed that cannot be deleted when its plan ends. */
export const PLAN_ENDED = 'Jadwal praktik diakhiri'

/**
 * Makes dated sessions from weekly plans. Repeated, or on two servers at once, it adds only what is missing and changes
 * nothing that may be booked.
 */
export async function makeSessions({ db, now }: Context) {
  await transaction(db, (db) => makeSessionsWithin(db, now()))
}

async function makeSessionsWithin(db: Database, at: Date) {
  await lockPlans(db)
  // In some time zone it is still the day before.
  const closures = await db
    .select()
    .from(closure)
    .where(and(gte(closure.lastDay, dateInJakarta(at)), isNull(closure.withdrawnAt)))
  const planned = plannedSessions(await activePlans(db), closures, at, DAYS_AHEAD)
  const { fresh, reopened } = fitSessions(planned, await sessionsFrom(db, at))
  for (let from = 0; from < fresh.length; from += BATCH) {
    await db
      .insert(doctorSession)
      .values(fresh.slice(from, from + BATCH))
      .onConflictDoNothing()
  }
  for (const { id, ...values } of reopened)
    await db
      .update(doctorSession)
      .set({ ...values, closedAt: null, closedReason: null })
      .where(eq(doctorSession.id, id))
}

/** Sessions under way included. */
function sessionsFrom(db: Database, at: Date) {
  return db
    .select({
      id: doctorSession.id,
      doctorId: doctorSession.doctorId,
      branchId: doctorSession.branchId,
      startsAt: doctorSession.startsAt,
      endsAt: doctorSession.endsAt,
      closedAt: doctorSession.closedAt,
      leftOver: sql<boolean>`${and(
        isNotNull(doctorSession.closedAt),
        isNull(doctorSession.closureId),
        eq(doctorSession.closedReason, PLAN_ENDED),
        eq(doctorPlan.active, false),
      )} is true`,
      booked: sql<boolean>`${exists(db.select().from(appointment).where(eq(appointment.sessionId, doctorSession.id)))}`,
    })
    .from(doctorSession)
    .leftJoin(doctorPlan, eq(doctorPlan.id, doctorSession.planId))
    .where(gt(doctorSession.endsAt, at))
}

function activePlans(db: Database): Promise<Plan[]> {
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
    .orderBy(asc(doctorPlan.id))
}
