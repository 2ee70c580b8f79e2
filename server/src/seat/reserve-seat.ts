import { and, eq, ne, sql } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { appointment } from '../database/schema/appointment-table.ts'
import { doctorSession } from '../database/schema/doctor-session-table.ts'
import { announceStaff } from '../live/announce.ts'

/**
 * Counts one more patient in a session and gives the lowest free queue number. The update locks the session's row until
 * the caller commits, so two can never count the same seat; the constraint on the row refuses what slips past. Undefined
 * when it is full or closed.
 */
export async function reserveSeat(db: Database, sessionId: number) {
  const [session] = await db
    .update(doctorSession)
    .set({ taken: sql`${doctorSession.taken} + 1` })
    .where(
      and(
        eq(doctorSession.id, sessionId),
        sql`${doctorSession.taken} < ${doctorSession.capacity}`,
        sql`${doctorSession.closedAt} is null`,
      ),
    )
    .returning()
  if (!session) return undefined
  await announceStaff(db, { branchId: session.branchId, topic: 'queue', id: session.id })
  const taken = await db
    .select({ queueNumber: appointment.queueNumber })
    .from(appointment)
    .where(and(eq(appointment.sessionId, sessionId), ne(appointment.status, 0)))
  const numbers = new Set(taken.map(({ queueNumber }) => queueNumber))
  let queueNumber = 1
  while (numbers.has(queueNumber)) queueNumber++
  return { session, queueNumber }
}
