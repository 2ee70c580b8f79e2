import { CLOSING_MINUTES } from '@nmw/contract/appointment'
import { DOCTOR_TYPES } from '@nmw/contract/doctor'
import { and, eq, gt, gte, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { branch } from '../database/schema/branch-table.ts'
import { doctorSession } from '../database/schema/doctor-session-table.ts'
import { doctor, doctorPractice } from '../database/schema/doctor-table.ts'

/** The branch is open, and the doctor's licence there is valid on the day. */
export function isLicensed() {
  return and(eq(branch.active, true), gte(doctorPractice.validUntil, doctorSession.day))
}

/** Also the doctor is active. */
export function isBookable() {
  return and(eq(doctor.active, true), isLicensed())
}

const free = DOCTOR_TYPES.flatMap(({ code, paid }) => (paid ? [] : [code]))
const closing = sql.raw(`interval '${CLOSING_MINUTES} minutes'`)

/** Not started; a paid session also needs time to pay (`isBeforeClosing` in SQL). */
export function isOffered(now: SQL) {
  return and(
    gt(doctorSession.startsAt, now),
    or(inArray(doctor.typeCode, free), gte(doctorSession.startsAt, sql`${now} + ${closing}`)),
  )
}

export async function findBookableSession(db: Database, wanted: SQL | undefined) {
  const [found] = await db
    .select({ session: doctorSession, doctor })
    .from(doctorSession)
    .innerJoin(doctor, eq(doctor.id, doctorSession.doctorId))
    .innerJoin(branch, eq(branch.id, doctorSession.branchId))
    .innerJoin(
      doctorPractice,
      and(eq(doctorPractice.doctorId, doctorSession.doctorId), eq(doctorPractice.branchId, doctorSession.branchId)),
    )
    .where(and(wanted, isBookable()))
  return found
}
