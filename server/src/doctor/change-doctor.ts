import { and, asc, eq, gt, isNull, notExists, sql } from 'drizzle-orm'
import { doctorType } from '@nmw/contract/doctor'
import { addPlan as addition } from '@nmw/contract/ops-doctor'
import { recordAudit } from '../audit/record-audit.ts'
import type { Context } from '../context.ts'
import { appointment } from '../database/schema/appointment-table.ts'
import { branch } from '../database/schema/branch-table.ts'
import { doctorSession } from '../database/schema/doctor-session-table.ts'
import { doctor, doctorPlan, doctorPractice } from '../database/schema/doctor-table.ts'
import { transaction } from '../database/transaction.ts'
import { notFound, Problem, refused } from '../http/problem.ts'
import type { Caller } from '../http/route.ts'
import type { Visit } from '../http/visit.ts'
import { once } from '../idempotency/once.ts'
import { announceStaff } from '../live/announce.ts'
import { holdPlans } from './hold-plans.ts'
import { makeSessions, PLAN_ENDED } from './make-sessions.ts'

type Act<B> = { caller: Caller; visit: Visit; params: { id: number }; body: B }

export async function listClinicDoctors({ db }: Context) {
  const [rows, practices, plans] = await Promise.all([
    db.select().from(doctor).orderBy(asc(doctor.fullName), asc(doctor.id)),
    db
      .select({ practice: doctorPractice, branchName: branch.name })
      .from(doctorPractice)
      .innerJoin(branch, eq(branch.id, doctorPractice.branchId))
      .orderBy(asc(branch.id)),
    db
      .select()
      .from(doctorPlan)
      .where(eq(doctorPlan.active, true))
      .orderBy(asc(doctorPlan.weekday), asc(doctorPlan.startsAt), asc(doctorPlan.id)),
  ])
  return rows.map((row) => ({
    ...row,
    typeTitle: doctorType(row.typeCode).title,
    practices: practices
      .filter(({ practice }) => practice.doctorId === row.id)
      .map(({ practice: { branchId, sip, validUntil }, branchName }) => ({ branchId, branchName, sip, validUntil })),
    plans: plans
      .filter(({ doctorId }) => doctorId === row.id)
      .map((plan) => ({
        id: plan.id,
        branchId: plan.branchId,
        weekday: plan.weekday,
        start: plan.startsAt.slice(0, 5),
        end: plan.endsAt.slice(0, 5),
        capacity: plan.capacity,
        minutes: plan.minutesPerPatient,
        active: plan.active,
      })),
  }))
}

export async function savePractice(
  context: Context,
  { caller, visit, params, body }: Act<{ branch: number; sip: string; validUntil: string }>,
): Promise<true> {
  const { branch: branchId, sip, validUntil } = body
  await transaction(context.db, async (db) => {
    const [person] = await db.select({ id: doctor.id }).from(doctor).where(eq(doctor.id, params.id))
    const [place] = await db.select({ id: branch.id }).from(branch).where(eq(branch.id, branchId))
    if (!person || !place) throw notFound('Dokter tidak ditemukan')
    await db
      .insert(doctorPractice)
      .values({ doctorId: params.id, branchId, sip, validUntil })
      .onConflictDoUpdate({ target: [doctorPractice.doctorId, doctorPractice.branchId], set: { sip, validUntil } })
    await recordAudit(context, db, visit, {
      action: 'save-practice',
      accountId: caller.accountId,
      object: `doctor-${params.id}`,
      detail: { branch: branchId, sip, validUntil },
    })
  })
  await makeSessions(context)
  return true
}

type PlanBody = { branch: number; weekday: number; start: string; end: string; capacity: number; minutes: number }

/** Needs a licence at the branch, and a doctor cannot be at two places at once. */
export async function addPlan(context: Context, input: Act<PlanBody>) {
  const { caller, visit, params, body } = input
  const made = await once(context, addition, input, async (db) => {
    const [person] = await db.select().from(doctor).where(eq(doctor.id, params.id)).for('update')
    if (!person) throw notFound('Dokter tidak ditemukan')
    const practice = and(eq(doctorPractice.doctorId, params.id), eq(doctorPractice.branchId, body.branch))
    if (!(await db.$count(doctorPractice, practice)))
      throw refused('Dokter ini belum punya SIP di cabang itu', 'branch')
    const overlapping = and(
      eq(doctorPlan.doctorId, params.id),
      eq(doctorPlan.active, true),
      eq(doctorPlan.weekday, body.weekday),
      sql`${doctorPlan.startsAt} < ${body.end}::time and ${doctorPlan.endsAt} > ${body.start}::time`,
    )
    if (await db.$count(doctorPlan, overlapping)) throw new Problem(409, 'Dokter ini sudah praktik pada jam itu')
    const [row] = await db
      .insert(doctorPlan)
      .values({
        doctorId: params.id,
        branchId: body.branch,
        weekday: body.weekday,
        startsAt: body.start,
        endsAt: body.end,
        capacity: body.capacity,
        minutesPerPatient: body.minutes,
      })
      .returning({ id: doctorPlan.id })
    await recordAudit(context, db, visit, {
      action: 'add-plan',
      accountId: caller.accountId,
      object: `doctor-${params.id}`,
      detail: { plan: row!.id, ...body },
    })
    return row!
  })
  await makeSessions(context)
  return made
}

/** What is booked stays; what nobody has booked is gone, or closed where somebody once had. Answers with how many stay. */
export async function endPlan(
  context: Context,
  { caller, visit, params }: { caller: Caller; visit: Visit; params: { id: number } },
) {
  return transaction(context.db, async (db) => {
    await holdPlans(db)
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
    await recordAudit(context, db, visit, {
      action: 'end-plan',
      accountId: caller.accountId,
      object: `doctor-${ended.doctorId}`,
      detail: { plan: params.id },
    })
    return { kept: await db.$count(doctorSession, and(ahead, isNull(doctorSession.closedAt))) }
  })
}
