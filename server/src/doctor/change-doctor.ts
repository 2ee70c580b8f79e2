import { doctorType } from '@nmw/contract/doctor'
import { changeDoctor as change } from '@nmw/contract/ops-doctor'
import { and, eq, gt } from 'drizzle-orm'
import { recordAudit } from '../audit/record-audit.ts'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { doctorSession } from '../database/schema/doctor-session-table.ts'
import { doctor } from '../database/schema/doctor-table.ts'
import { nextVersion } from '../http/next-version.ts'
import { notFound } from '../http/problem.ts'
import type { Caller } from '../http/route.ts'
import type { Client } from '../http/client.ts'
import { once } from '../idempotency/once.ts'
import { explainTakenDoctor, type DoctorBody, mustFitDoctor } from './doctor-rules.ts'
import { lockPlans } from './lock-plans.ts'
import { makeSessions } from './make-sessions.ts'

type Body = DoctorBody & { version: number }
type Input = { caller: Caller; client: Client; params: { id: number }; body: Body }

/** The slug stays: links to it have been shared. */
export async function changeDoctor(context: Context, input: Input) {
  const { caller, client, params, body } = input
  let saved: { version: number }
  try {
    saved = await once(context, change, input, async (db) => {
      await lockPlans(db)
      const own = eq(doctor.id, params.id)
      const [before] = await db.select().from(doctor).where(own).for('update')
      if (!before) throw notFound('Dokter tidak ditemukan')
      const version = nextVersion(before, body.version)
      await mustFitDoctor(db, body)
      await db
        .update(doctor)
        .set({ ...body, version })
        .where(own)
      if (doctorType(before.typeCode).paid !== doctorType(body.typeCode).paid)
        await priceUnbooked(context, db, params.id, body.fee)
      await recordAudit(context, db, client, {
        action: 'change-doctor',
        accountId: caller.accountId,
        object: `doctor-${params.id}`,
        detail: {
          name: body.fullName,
          feeBefore: before.fee,
          fee: body.fee,
          activeBefore: before.active,
          active: body.active,
          accountBefore: before.accountId,
          account: body.accountId,
        },
      })
      return { version }
    })
  } catch (error) {
    throw explainTakenDoctor(error)
  }
  if (body.active) await makeSessions(context)
  return saved
}

/**
 * Future sessions keep the fee they were offered at, except that a session follows its doctor between free and paid.
 */
async function priceUnbooked({ now }: Context, db: Database, doctorId: number, fee: number) {
  const unbooked = and(eq(doctorSession.taken, 0), gt(doctorSession.startsAt, now()))
  await db
    .update(doctorSession)
    .set({ fee })
    .where(and(eq(doctorSession.doctorId, doctorId), unbooked))
}
