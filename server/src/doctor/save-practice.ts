import { eq } from 'drizzle-orm'
import { recordAudit } from '../audit/record-audit.ts'
import type { Context } from '../context.ts'
import { branch } from '../database/schema/branch-table.ts'
import { doctor, doctorPractice } from '../database/schema/doctor-table.ts'
import { transaction } from '../database/transaction.ts'
import { notFound } from '../http/problem.ts'
import type { Caller } from '../http/route.ts'
import type { Client } from '../http/client.ts'
import { makeSessions } from './make-sessions.ts'

type Body = { branch: number; sip: string; validUntil: string }
type Input = { caller: Caller; client: Client; params: { id: number }; body: Body }

export async function savePractice(context: Context, { caller, client, params, body }: Input): Promise<true> {
  const { branch: branchId, sip, validUntil } = body
  await transaction(context.db, async (db) => {
    const [person] = await db.select({ id: doctor.id }).from(doctor).where(eq(doctor.id, params.id))
    const [place] = await db.select({ id: branch.id }).from(branch).where(eq(branch.id, branchId))
    if (!person || !place) throw notFound('Dokter tidak ditemukan')
    await db
      .insert(doctorPractice)
      .values({ doctorId: params.id, branchId, sip, validUntil })
      .onConflictDoUpdate({ target: [doctorPractice.doctorId, doctorPractice.branchId], set: { sip, validUntil } })
    await recordAudit(context, db, client, {
      action: 'save-practice',
      accountId: caller.accountId,
      object: `doctor-${params.id}`,
      detail: { branch: branchId, sip, validUntil },
    })
  })
  await makeSessions(context)
  return true
}
