import { eq, sql } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { appointment } from '../database/schema/appointment-table.ts'
import { doctorSession } from '../database/schema/doctor-session-table.ts'
import { doctor } from '../database/schema/doctor-table.ts'
import { prescription, prescriptionItem } from '../database/schema/prescription-table.ts'
import { redemption } from '../database/schema/redemption-table.ts'

export async function findRedeemedPrescription(db: Database, orderId: number) {
  const [found] = await db
    .select({
      name: appointment.medicalId,
      doctor: doctor.fullName,
      quantity: sql<number>`(${db.$count(prescriptionItem, eq(prescriptionItem.prescriptionId, prescription.id))})::int`,
    })
    .from(redemption)
    .innerJoin(prescription, eq(prescription.id, redemption.prescriptionId))
    .innerJoin(appointment, eq(appointment.id, prescription.appointmentId))
    .innerJoin(doctorSession, eq(doctorSession.id, appointment.sessionId))
    .innerJoin(doctor, eq(doctor.id, doctorSession.doctorId))
    .where(eq(redemption.orderId, orderId))
  return found ?? null
}
