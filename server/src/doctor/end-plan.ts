import { and, eq, gt, isNull, notExists } from 'drizzle-orm'
import { recordAudit } from '../audit/record-audit.ts'
import type { Context } from '../context.ts'
import { appointment } from '../database/schema/appointment-table.ts'
import { doctorSession } from '../database/schema/doctor-session-table.ts'
import { doctorPlan } from '../database/schema/doctor-table.ts'
import { transaction } from '../database/transaction.ts'
import { Problem } from '../http/problem.ts'
import type { Caller } from '../http/route.ts'
import type { Client } from '../http/client.ts'
import { announceStaff } from '../live/announce.ts'
import { lockPlans } from './lock-plans.ts'
import { PLAN_ENDED } from './make-sessions.ts'

/** Booked sessions stay; the others are deleted, or closed where somebody once had a seat. Returns how many stay. */
export async function endPlan(
  context: Context,
  { caller, client, params }: { caller: Caller; client: Client; params: { id: number } },
) {
  return transaction(context.db, async (db) => {
    await lockPlans(db)
    const [ended] = await db
      .update(doctorPlan)
      .set({ active: false })
      .where(and(eq(doctorPlan.id, params.id), eq(doctorPlan.active, true)))
      .returning()
    if (!ended) throw new Problem(409, 'Jadwal ini sudah diakhiri')
    const ahead = and(eq(doctorSession.planId, params.id), gt(doctorSession.startsAt, context.now()))
    const booked = db
      .select({ id: appointment.id })
      .from(appointment)
      .where(eq(appointment.sessionId, doctorSession.id))
    const empty = and(ahead, eq(doctorSession.taken, 0))
    await db.delete(doctorSession).where(and(empty, notExists(booked)))
    const closed = await db
      .update(doctorSession)
      .set({ closedAt: context.now(), closedReason: PLAN_ENDED })
      .where(and(empty, isNull(doctorSession.closedAt)))
      .returning({ id: doctorSession.id })
    for (const { id } of closed) await announceStaff(db, { branchId: ended.branchId, topic: 'queue', id })
    await recordAudit(context, db, client, {
      action: 'end-plan',
      accountId: caller.accountId,
      object: `doctor-${ended.doctorId}`,
      detail: { plan: params.id },
    })
    return { kept: await db.$count(doctorSession, and(ahead, isNull(doctorSession.closedAt))) }
  })
}
