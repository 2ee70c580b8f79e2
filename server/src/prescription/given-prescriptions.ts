import { eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { branch } from '../database/schema/branch-table.ts'
import { medicine } from '../database/schema/medicine-table.ts'
import { prescription, prescriptionItem, prescriptionTreatment } from '../database/schema/prescription-table.ts'
import { product } from '../database/schema/product-table.ts'
import { treatment } from '../database/schema/treatment-table.ts'
import { isControlled } from '../redemption/is-controlled.ts'

/** With the diagnosis, for the treating doctors. By appointment. */
export async function givenPrescriptions(db: Database, appointmentIds: number[]) {
  if (!appointmentIds.length) return new Map<number, never>()
  const rows = await db.select().from(prescription).where(inArray(prescription.appointmentId, appointmentIds))
  const ids = rows.map(({ id }) => id)
  if (!ids.length) return new Map<number, never>()
  const [lines, treatments] = await Promise.all([linesOf(db, ids), treatmentsOf(db, ids)])
  return new Map(
    rows.map(({ id, appointmentId, diagnosis, iter, validUntil }) => [
      appointmentId,
      {
        diagnosis,
        iter,
        validUntil,
        medicines: lines.filter((line) => line.prescriptionId === id).map(({ line }) => line),
        treatments: treatments.filter((one) => one.prescriptionId === id).map(({ line }) => line),
      },
    ]),
  )
}

async function linesOf(db: Database, ids: number[]) {
  const rows = await db
    .select({
      item: prescriptionItem,
      itemId: sql<string>`${prescriptionItem.itemId}`,
      name: sql<string>`coalesce(${medicine.name}, ${product.name})`,
      unit: sql<string>`coalesce(${medicine.unit}, '')`,
      class: medicine.class,
    })
    .from(prescriptionItem)
    .leftJoin(medicine, eq(medicine.id, prescriptionItem.medicineId))
    .leftJoin(product, eq(product.id, prescriptionItem.productId))
    .where(inArray(prescriptionItem.prescriptionId, ids))
    .orderBy(prescriptionItem.id)
  return rows.map(({ item, class: kind, ...line }) => ({
    prescriptionId: item.prescriptionId,
    line: {
      ...line,
      quantity: item.quantity,
      usageCode: item.usageCode,
      usageDetail: item.usageDetail,
      must: item.must,
      controlled: isControlled(kind),
    },
  }))
}

async function treatmentsOf(db: Database, ids: number[]) {
  const rows = await db
    .select({ row: prescriptionTreatment, name: treatment.name, branch })
    .from(prescriptionTreatment)
    .innerJoin(treatment, eq(treatment.id, prescriptionTreatment.treatmentId))
    .leftJoin(branch, eq(branch.id, prescriptionTreatment.branchId))
    .where(inArray(prescriptionTreatment.prescriptionId, ids))
    .orderBy(prescriptionTreatment.id)
  return rows.map(({ row, name, branch: place }) => ({
    prescriptionId: row.prescriptionId,
    line: {
      id: row.treatmentId,
      name,
      branch: place?.name ?? null,
      at: row.bookedAt?.toISOString() ?? null,
      timezone: place?.timezone ?? null,
      done: row.doneAt !== null,
    },
  }))
}
