import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { appointment } from '../database/schema/appointment-table.ts'
import { branch } from '../database/schema/branch-table.ts'
import { doctorSession } from '../database/schema/doctor-session-table.ts'
import { doctor } from '../database/schema/doctor-table.ts'
import { medicine } from '../database/schema/medicine-table.ts'
import { prescription, prescriptionItem, prescriptionTreatment } from '../database/schema/prescription-table.ts'
import { product } from '../database/schema/product-table.ts'
import { treatment } from '../database/schema/treatment-table.ts'

/** Includes the diagnosis: it is part of the person's record, even though no page shows it. */
export async function ownPrescriptions({ db }: Context, accountId: number) {
  const rows = await db
    .select({
      id: prescription.id,
      medicalId: appointment.medicalId,
      day: doctorSession.day,
      doctor: doctor.fullName,
      branch: branch.name,
      diagnosis: prescription.diagnosis,
      iter: prescription.iter,
      issuedAt: prescription.issuedAt,
      validUntil: prescription.validUntil,
    })
    .from(prescription)
    .innerJoin(appointment, eq(appointment.id, prescription.appointmentId))
    .innerJoin(doctorSession, eq(doctorSession.id, appointment.sessionId))
    .innerJoin(doctor, eq(doctor.id, doctorSession.doctorId))
    .innerJoin(branch, eq(branch.id, doctorSession.branchId))
    .where(eq(prescription.patientId, accountId))
    .orderBy(asc(prescription.id))
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return []
  const medicines = await db
    .select({
      prescriptionId: prescriptionItem.prescriptionId,
      name: sql<string>`coalesce(${medicine.name}, ${product.name})`,
      quantity: prescriptionItem.quantity,
      usage: prescriptionItem.usageDetail,
      must: prescriptionItem.must,
    })
    .from(prescriptionItem)
    .leftJoin(medicine, eq(medicine.id, prescriptionItem.medicineId))
    .leftJoin(product, eq(product.id, prescriptionItem.productId))
    .where(inArray(prescriptionItem.prescriptionId, ids))
    .orderBy(asc(prescriptionItem.id))
  const treatments = await db
    .select({
      prescriptionId: prescriptionTreatment.prescriptionId,
      name: treatment.name,
      branch: branch.name,
      bookedAt: prescriptionTreatment.bookedAt,
      doneAt: prescriptionTreatment.doneAt,
    })
    .from(prescriptionTreatment)
    .innerJoin(treatment, eq(treatment.id, prescriptionTreatment.treatmentId))
    .leftJoin(branch, eq(branch.id, prescriptionTreatment.branchId))
    .where(inArray(prescriptionTreatment.prescriptionId, ids))
    .orderBy(asc(prescriptionTreatment.id))
  return rows.map(({ id, ...row }) => ({ ...row, medicines: of(id, medicines), treatments: of(id, treatments) }))
}

function of<T extends { prescriptionId: number }>(id: number, parts: T[]) {
  return parts.filter((part) => part.prescriptionId === id).map(({ prescriptionId: _id, ...part }) => part)
}
