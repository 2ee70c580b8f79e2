import { and, between, eq, gt, isNull } from 'drizzle-orm'
import { doctorSession } from '../database/schema/doctor-session-table.ts'

export type ClosureDays = {
  branch?: number | undefined
  doctor?: number | undefined
  firstDay: string
  lastDay: string
}

/** The future sessions that these days off close. */
export function affectedByClosure({ branch: branchId, doctor: doctorId, firstDay, lastDay }: ClosureDays, at: Date) {
  return and(
    between(doctorSession.day, firstDay, lastDay),
    gt(doctorSession.startsAt, at),
    isNull(doctorSession.closedAt),
    branchId === undefined ? undefined : eq(doctorSession.branchId, branchId),
    doctorId === undefined ? undefined : eq(doctorSession.doctorId, doctorId),
  )
}
