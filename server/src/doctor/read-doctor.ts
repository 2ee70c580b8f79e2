import { and, eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { doctorSession } from '../database/schema/doctor-session-table.ts'
import { doctor } from '../database/schema/doctor-table.ts'
import { notFound } from '../http/problem.ts'
import { doctorCard, practicesOf, sessionsAhead, shownSession } from './doctor-queries.ts'

/** About three weeks for a doctor who is there every second day. */
const SESSIONS = 12

export async function readDoctor(context: Context, { params }: { params: { slug: string } }) {
  const [row] = await context.db
    .select()
    .from(doctor)
    .where(and(eq(doctor.slug, params.slug), eq(doctor.active, true)))
  const practices = row ? await practicesOf(context, [row.id]) : []
  if (!row || !practices.length) throw notFound()
  const sessions = await sessionsAhead(context, eq(doctorSession.doctorId, row.id)).limit(SESSIONS)
  const next = sessions.find(({ taken, capacity }) => taken < capacity)
  return {
    ...doctorCard(row, practices, next),
    registration: row.registration,
    sessions: sessions.map(shownSession),
  }
}
