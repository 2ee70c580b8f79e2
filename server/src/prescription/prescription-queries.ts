import { and, desc, eq } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { appointment } from '../database/schema/appointment-table.ts'
import { branch } from '../database/schema/branch-table.ts'
import { doctorSession } from '../database/schema/doctor-session-table.ts'
import { doctor, doctorPractice } from '../database/schema/doctor-table.ts'
import { prescription } from '../database/schema/prescription-table.ts'

export function selectPrescriptions(db: Database) {
  return db
    .select({ prescription, appointment, session: doctorSession, doctor, branch, sip: doctorPractice.sip })
    .from(prescription)
    .innerJoin(appointment, eq(appointment.id, prescription.appointmentId))
    .innerJoin(doctorSession, eq(doctorSession.id, appointment.sessionId))
    .innerJoin(doctor, eq(doctor.id, doctorSession.doctorId))
    .innerJoin(branch, eq(branch.id, doctorSession.branchId))
    .innerJoin(
      doctorPractice,
      and(eq(doctorPractice.doctorId, doctorSession.doctorId), eq(doctorPractice.branchId, doctorSession.branchId)),
    )
    .$dynamic()
}

export type FoundPrescription = Awaited<ReturnType<typeof selectPrescriptions>>[number]

/** The order that decides which prescription is the latest. */
export const newestFirst = [desc(prescription.issuedAt), desc(prescription.id)]

/** Another patient's prescription looks like a missing one. */
export async function findOwnPrescription(db: Database, patientId: number, appointmentId: number) {
  const mine = and(eq(prescription.appointmentId, appointmentId), eq(prescription.patientId, patientId))
  const [found] = await selectPrescriptions(db).where(mine)
  return found
}

export async function findLatestPrescription(db: Database, patientId: number) {
  const [found] = await selectPrescriptions(db)
    .where(eq(prescription.patientId, patientId))
    .orderBy(...newestFirst)
    .limit(1)
  return found
}
