import { addClosure as endpoint } from '@nmw/contract/ops-doctor'
import { asc, eq } from 'drizzle-orm'
import { recordAudit } from '../audit/record-audit.ts'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { branch } from '../database/schema/branch-table.ts'
import { closure, doctorSession } from '../database/schema/doctor-session-table.ts'
import { doctor } from '../database/schema/doctor-table.ts'
import { dateInJakarta } from '../date-in-jakarta.ts'
import { lockPlans } from '../doctor/lock-plans.ts'
import { notFound, refused } from '../http/problem.ts'
import type { Caller } from '../http/route.ts'
import type { Client } from '../http/client.ts'
import { once } from '../idempotency/once.ts'
import { closeSessionWithin } from './close-session.ts'
import { type ClosureDays, affectedByClosure } from './closure-sessions.ts'

const LONGEST_DAYS = 366

/** All or nothing: the days are closed, their sessions as well, and every patient is notified. */
export async function addClosure(
  context: Context,
  input: { caller: Caller; client: Client; body: ClosureDays & { reason: string } },
) {
  const { caller, client, body } = input
  const { branch: branchId, doctor: doctorId, firstDay, lastDay, reason } = body
  if (lastDay < dateInJakarta(context.now())) throw refused('Hari itu sudah lewat', 'lastDay')
  if (Date.parse(lastDay) - Date.parse(firstDay) > LONGEST_DAYS * 86_400_000)
    throw refused('Paling lama satu tahun', 'lastDay')
  return once(context, endpoint, input, async (db) => {
    await lockPlans(db)
    await mustExist(db, { branchId, doctorId })
    const [row] = await db
      .insert(closure)
      .values({ branchId: branchId ?? null, doctorId: doctorId ?? null, firstDay, lastDay, reason })
      .returning({ id: closure.id })
    const byAccountId = caller.accountId
    await recordAudit(context, db, client, {
      action: 'add-closure',
      accountId: byAccountId,
      object: `closure-${row!.id}`,
      detail: { branch: branchId ?? null, doctor: doctorId ?? null, firstDay, lastDay, reason },
    })
    const sessions = await db
      .select({ id: doctorSession.id })
      .from(doctorSession)
      .where(affectedByClosure(body, context.now()))
      .orderBy(asc(doctorSession.id))
    let patients = 0
    for (const { id: sessionId } of sessions)
      patients +=
        (await closeSessionWithin(context, db, { sessionId, reason, byAccountId, closureId: row!.id, client })) ?? 0
    return { id: row!.id, sessions: sessions.length, patients }
  })
}

async function mustExist(
  db: Database,
  { branchId, doctorId }: { branchId?: number | undefined; doctorId?: number | undefined },
) {
  if (branchId !== undefined && !(await db.$count(branch, eq(branch.id, branchId))))
    throw notFound('Cabang tidak ditemukan')
  if (doctorId !== undefined && !(await db.$count(doctor, eq(doctor.id, doctorId))))
    throw notFound('Dokter tidak ditemukan')
}
