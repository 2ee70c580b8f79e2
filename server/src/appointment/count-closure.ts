import { sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { doctorSession } from '../database/schema/doctor-session-table.ts'
import { type ClosureDays, affectedByClosure } from './closure-sessions.ts'

export async function countClosure({ db, now }: Context, { query }: { query: ClosureDays }) {
  const [row] = await db
    .select({
      sessions: sql<number>`count(*)::int`,
      patients: sql<number>`coalesce(sum(${doctorSession.taken}), 0)::int`,
    })
    .from(doctorSession)
    .where(affectedByClosure(query, now()))
  return row!
}
