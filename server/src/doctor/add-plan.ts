import { and, eq, sql } from 'drizzle-orm'
import { addPlan as addition } from '@nmw/contract/ops-doctor'
import { recordAudit } from '../audit/record-audit.ts'
import type { Context } from '../context.ts'
import { doctor, doctorPlan, doctorPractice } from '../database/schema/doctor-table.ts'
import { notFound, Problem, refused } from '../http/problem.ts'
import type { Caller } from '../http/route.ts'
import type { Client } from '../http/client.ts'
import { once } from '../idempotency/once.ts'
import { makeSessions } from './make-sessions.ts'

type Body = { branch: number; weekday: number; start: string; end: string; capacity: number; minutes: number }
type Input = { caller: Caller; client: Client; params: { id: number }; body: Body }

/** Needs a licence at the branch; a doctor cannot be at two places at once. */
export async function addPlan(context: Context, input: Input) {
  const { caller, client, params, body } = input
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
    await recordAudit(context, db, client, {
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
