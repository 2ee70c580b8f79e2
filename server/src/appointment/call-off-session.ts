import { and, eq } from 'drizzle-orm'
import { DOCTOR_WAIT_MINUTES } from '@nmw/contract/ops-queue'
import { ROLES } from '@nmw/contract/role'
import type { Context } from '../context.ts'
import { doctorSession } from '../database/schema/doctor-session-table.ts'
import { notFound, Problem, refused } from '../http/problem.ts'
import type { Caller } from '../http/route.ts'
import type { Client } from '../http/client.ts'
import { worksAt } from '../staff-branch/work-branches.ts'
import { closeSession } from './close-session.ts'

type Input = { caller: Caller; client: Client; params: { id: number }; body: { reason: string } }

/** The desk must wait an hour for the doctor; an administrator need not. */
export async function callOffSession(context: Context, { caller, client, params, body }: Input) {
  const { db, now } = context
  const [session] = await db
    .select()
    .from(doctorSession)
    .where(and(eq(doctorSession.id, params.id), worksAt(db, doctorSession.branchId, caller)))
  if (!session) throw notFound('Sesi tidak ditemukan')
  const from = session.startsAt.getTime() + DOCTOR_WAIT_MINUTES * 60_000
  if (caller.roleId !== ROLES.administrator && now().getTime() < from)
    throw refused(`Tunggu ${DOCTOR_WAIT_MINUTES} menit dari jam mulai sebelum menyatakan dokter tidak hadir`)
  const closing = { sessionId: session.id, reason: body.reason, byAccountId: caller.accountId, client }
  const patients = await closeSession(context, closing)
  if (patients === undefined) throw new Problem(409, 'Sesi ini sudah dibatalkan')
  return { patients }
}
