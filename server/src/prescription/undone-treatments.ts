import { and, desc, eq, isNull, max, sql } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { appointment } from '../database/schema/appointment-table.ts'
import { doctorSession } from '../database/schema/doctor-session-table.ts'
import { prescription, prescriptionTreatment } from '../database/schema/prescription-table.ts'
import { treatment } from '../database/schema/treatment-table.ts'

export function undoneTreatments(db: Database, patientId: number) {
  const day = max(doctorSession.day)
  return db
    .select({ treatment, times: sql<number>`count(*)::int`, day: sql<string>`${day}` })
    .from(prescriptionTreatment)
    .innerJoin(prescription, eq(prescription.id, prescriptionTreatment.prescriptionId))
    .innerJoin(appointment, eq(appointment.id, prescription.appointmentId))
    .innerJoin(doctorSession, eq(doctorSession.id, appointment.sessionId))
    .innerJoin(treatment, eq(treatment.id, prescriptionTreatment.treatmentId))
    .where(and(eq(prescription.patientId, patientId), isNull(prescriptionTreatment.doneAt), eq(treatment.active, true)))
    .groupBy(treatment.id)
    .orderBy(desc(day), treatment.name)
}
