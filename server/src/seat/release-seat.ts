import { and, eq, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { appointment, appointmentEvent } from '../database/schema/appointment-table.ts'
import { doctorSession } from '../database/schema/doctor-session-table.ts'
import { announce, announceStaff } from '../live/announce.ts'
import { dropReminders } from './queue-reminders.ts'

type Release = {
  kind: 'cancelled' | 'no-show' | 'doctor-absent'
  reason: string
  byAccountId: number | null
} & ({ appointmentId: number } | { orderId: number })

/** Cancels the appointment and frees its seat. Undefined when it has already ended: a seat is freed once. */
export async function releaseSeat({ now }: Context, db: Database, release: Release) {
  const at = now()
  const which =
    'orderId' in release ? eq(appointment.orderId, release.orderId) : eq(appointment.id, release.appointmentId)
  const [ended] = await db
    .update(appointment)
    .set({ status: 0, cancelReason: release.reason, endedAt: at, absentAt: release.kind === 'no-show' ? at : null })
    .where(and(which, eq(appointment.status, 1)))
    .returning()
  if (!ended) return undefined
  const [session] = await db
    .update(doctorSession)
    .set({ taken: sql`${doctorSession.taken} - 1` })
    .where(eq(doctorSession.id, ended.sessionId))
    .returning({ id: doctorSession.id, branchId: doctorSession.branchId })
  await db.insert(appointmentEvent).values({
    appointmentId: ended.id,
    kind: release.kind,
    detail: { reason: release.reason },
    byAccountId: release.byAccountId,
    at,
  })
  await dropReminders(db, ended)
  await announceStaff(db, { branchId: session!.branchId, topic: 'queue', id: session!.id })
  await announce(db, { accountId: ended.patientId, topic: 'appointment', id: ended.id })
  return ended
}
