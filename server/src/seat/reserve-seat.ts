import { and, eq, ne, sql } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { appointment } from '../database/schema/appointment-table.ts'
import { doctorSession } from '../database/schema/doctor-session-table.ts'
import { announceStaff } from '../live/announce.ts'

/**
 * Counts one more patient and gives the lowest free queue number; undefined when the session is full or closed. The
 * update locks the session row until the commit, and a constraint is the last guard.
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
