import { eq } from 'drizzle-orm'
import { SESSION_CALLED_OFF, SESSION_FULL } from '@nmw/contract/appointment'
import type { Database } from '../database/connection.ts'
import { doctorSession } from '../database/schema/doctor-session-table.ts'
import { refused } from '../http/problem.ts'
import { reserveSeat } from './reserve-seat.ts'

/** Reserves a seat or throws with the reason. */
export async function requireSeat(db: Database, sessionId: number) {
  const seat = await reserveSeat(db, sessionId)
  if (seat) return seat
  // Read after the attempt: the session may have been called off while waiting for the lock.
  const { closedAt } = doctorSession
  const [session] = await db.select({ closedAt }).from(doctorSession).where(eq(doctorSession.id, sessionId))
  throw refused(session?.closedAt ? SESSION_CALLED_OFF : SESSION_FULL)
}
