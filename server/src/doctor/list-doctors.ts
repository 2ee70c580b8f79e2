import { and, asc, count, eq, exists, ilike, inArray, lt } from 'drizzle-orm'
import { pageInfoOf } from '@nmw/contract/page'
import type { Context } from '../context.ts'
import { branch } from '../database/schema/branch-table.ts'
import { doctorSession } from '../database/schema/doctor-session-table.ts'
import { doctor, doctorPractice } from '../database/schema/doctor-table.ts'
import { doctorCard, practicesOf, practisesOn, sessionsAhead } from './doctor-queries.ts'
import { doctorNamePattern } from './doctor-name-pattern.ts'

type Input = {
  query: { page: number; limit: number; search: string; type?: number | undefined; branch?: number | undefined }
}

/** Only doctors who currently practise somewhere. */
export async function listDoctors(context: Context, { query }: Input) {
  const { db, now } = context
  const { page, limit, search, type, branch: branchId } = query
  const practises = db
    .select({ id: doctorPractice.doctorId })
    .from(doctorPractice)
    .innerJoin(branch, eq(branch.id, doctorPractice.branchId))
    .where(
      and(eq(doctorPractice.doctorId, doctor.id), practisesOn(now()), branchId ? eq(branch.id, branchId) : undefined),
    )
  const shown = and(
    eq(doctor.active, true),
    search ? ilike(doctor.fullName, doctorNamePattern(search)) : undefined,
    type ? eq(doctor.typeCode, type) : undefined,
    exists(practises),
  )
  const [rows, [counted]] = await Promise.all([
    db
      .select()
      .from(doctor)
      .where(shown)
      .orderBy(asc(doctor.fullName), asc(doctor.id))
      .limit(limit)
      .offset((page - 1) * limit),
    db.select({ total: count() }).from(doctor).where(shown),
  ])
  const ids = rows.map(({ id }) => id)
  const [practices, sessions] = await Promise.all([practicesOf(context, ids), firstFreeSessions(context, ids)])
  return {
    datas: rows.map((row) => doctorCard(row, practices, sessions.get(row.id))),
    page: pageInfoOf(counted?.total ?? 0, { page, limit }),
  }
}

async function firstFreeSessions(context: Context, doctorIds: number[]) {
  const free = and(inArray(doctorSession.doctorId, doctorIds), lt(doctorSession.taken, doctorSession.capacity))
  const ahead = sessionsAhead(context, free).as('ahead')
  const rows = await context.db
    .selectDistinctOn([ahead.doctorId])
    .from(ahead)
    .orderBy(asc(ahead.doctorId), asc(ahead.startsAt))
  return new Map(rows.map((row) => [row.doctorId, row]))
}
