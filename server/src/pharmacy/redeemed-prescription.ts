import { and, eq } from 'drizzle-orm'
import { ageOn } from '@nmw/contract/age-on'
import type { Database } from '../database/connection.ts'
import { patient } from '../database/schema/account-table.ts'
import { appointment } from '../database/schema/appointment-table.ts'
import { doctorSession } from '../database/schema/doctor-session-table.ts'
import { doctor, doctorPractice } from '../database/schema/doctor-table.ts'
import { prescription } from '../database/schema/prescription-table.ts'
import { redemption } from '../database/schema/redemption-table.ts'
import { givenPrescriptions } from '../prescription/given-prescriptions.ts'

/** Without the diagnosis, which only patient and doctors may see. */
export async function redeemedPrescription(db: Database, orderId: number, now: Date) {
  const [found] = await db
    .select({ redemption, prescription, appointment, session: doctorSession, doctor, sip: doctorPractice.sip, patient })
    .from(redemption)
    .innerJoin(prescription, eq(prescription.id, redemption.prescriptionId))
    .innerJoin(appointment, eq(appointment.id, prescription.appointmentId))
    .innerJoin(doctorSession, eq(doctorSession.id, appointment.sessionId))
    .innerJoin(doctor, eq(doctor.id, doctorSession.doctorId))
    .innerJoin(
      doctorPractice,
      and(eq(doctorPractice.doctorId, doctorSession.doctorId), eq(doctorPractice.branchId, doctorSession.branchId)),
    )
    .innerJoin(patient, eq(patient.accountId, prescription.patientId))
    .where(eq(redemption.orderId, orderId))
  if (!found) return null
  const given = await givenPrescriptions(db, [found.appointment.id])
  return {
    medicalId: found.appointment.medicalId,
    doctorName: found.doctor.fullName,
    sip: found.sip,
    day: found.session.day,
    validUntil: found.prescription.validUntil,
    redemption: found.redemption.number,
    redemptions: found.prescription.iter + 1,
    age: ageOn(found.patient.birthDate, now),
    gender: found.patient.gender as 0 | 1,
    lines: given.get(found.appointment.id)?.medicines ?? [],
  }
}
