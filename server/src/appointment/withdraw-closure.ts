import { CLOSURE_GONE } from '@nmw/contract/ops-doctor'
import { and, asc, eq, gt, gte, isNull, lte, ne, or, sql } from 'drizzle-orm'
import { recordAudit } from '../audit/record-audit.ts'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { closure, doctorSession } from '../database/schema/doctor-session-table.ts'
import { doctorPlan } from '../database/schema/doctor-table.ts'
import { transaction } from '../database/transaction.ts'
import { dateInJakarta } from '../date-in-jakarta.ts'
import { lockPlans } from '../doctor/lock-plans.ts'
import { makeSessions, PLAN_ENDED } from '../doctor/make-sessions.ts'
import { notFound, Problem } from '../http/problem.ts'
import type { Caller } from '../http/route.ts'
import type { Client } from '../http/client.ts'
import { announceStaff } from '../live/announce.ts'

type Addressed = { params: { id: number } }

export async function countReopening({ db, now }: Context, { params }: Addressed) {
  if (!(await db.$count(closure, eq(closure.id, params.id)))) throw notFound('Hari libur tidak ditemukan')
  const sessions = await sessionsOf(db, params.id, now())
  return counted(sessions)
}

/**
 * The future sessions these days off closed reopen empty: their patients were notified and must book anew. A session
 * stays closed by other days off, or if its plan has ended.
 */
export async function withdrawClosure(
  context: Context,
  { caller, client, params }: Addressed & { caller: Caller; client: Client },
) {
  const result = await transaction(context.db, async (db) => {
    await lockPlans(db)
    const at = context.now()
    const [gone] = await db
      .update(closure)
      .set({ withdrawnAt: at, withdrawnById: caller.accountId })
      .where(and(eq(closure.id, params.id), isNull(closure.withdrawnAt), gte(closure.lastDay, dateInJakarta(at))))
      .returning()
    if (!gone) throw new Problem(409, CLOSURE_GONE)
    const sessions = await sessionsOf(db, params.id, at)
    for (const { id, branchId, other, otherReason, planEnded } of sessions) {
      const open = planEnded ? { closedReason: PLAN_ENDED } : { closedAt: null, closedReason: null }
      await db
        .update(doctorSession)
        .set(other === null ? { ...open, closureId: null } : { closureId: other, closedReason: otherReason })
        .where(eq(doctorSession.id, id))
      await announceStaff(db, { branchId, topic: 'queue', id })
    }
    const effect = counted(sessions)
    await recordAudit(context, db, client, {
      action: 'withdraw-closure',
      accountId: caller.accountId,
      object: `closure-${params.id}`,
      detail: { firstDay: gone.firstDay, lastDay: gone.lastDay, ...effect },
    })
    return effect
  })
  // Creates sessions for days that were off from the beginning.
  await makeSessions(context)
  return result
}

/** The future sessions it closed, each with the other days off it falls into, if any. */
function sessionsOf(db: Database, closureId: number, at: Date) {
  const others = db
    .selectDistinctOn([doctorSession.id], {
      sessionId: doctorSession.id,
      other: sql<number | null>`${closure.id}`.as('other'),
      otherReason: sql<string | null>`${closure.reason}`.as('other_reason'),
    })
    .from(doctorSession)
    .innerJoin(
      closure,
      and(
        ne(closure.id, closureId),
        isNull(closure.withdrawnAt),
        lte(closure.firstDay, doctorSession.day),
        gte(closure.lastDay, doctorSession.day),
        or(isNull(closure.branchId), eq(closure.branchId, doctorSession.branchId)),
        or(isNull(closure.doctorId), eq(closure.doctorId, doctorSession.doctorId)),
      ),
    )
    .where(eq(doctorSession.closureId, closureId))
    .orderBy(doctorSession.id, asc(closure.id))
    .as('others')
  return db
    .select({
      id: doctorSession.id,
      branchId: doctorSession.branchId,
      other: others.other,
      otherReason: others.otherReason,
      planEnded: sql<boolean>`${eq(doctorPlan.active, false)} is true`,
    })
    .from(doctorSession)
    .leftJoin(doctorPlan, eq(doctorPlan.id, doctorSession.planId))
    .leftJoin(others, eq(others.sessionId, doctorSession.id))
    .where(and(eq(doctorSession.closureId, closureId), gt(doctorSession.startsAt, at)))
    .orderBy(asc(doctorSession.id))
}

function counted(sessions: Awaited<ReturnType<typeof sessionsOf>>) {
  const stayClosed = sessions.filter(({ other, planEnded }) => other !== null || planEnded).length
  return { sessions: sessions.length - stayClosed, stayClosed }
}
