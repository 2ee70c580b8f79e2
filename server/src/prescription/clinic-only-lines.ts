import { asc, eq } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { medicine } from '../database/schema/medicine-table.ts'
import { prescriptionItem } from '../database/schema/prescription-table.ts'
import { handedOver, handedQuantity } from '../redemption/handed-over.ts'
import { isControlled } from '../redemption/is-controlled.ts'

/** What of a prescription leaves over the counter alone, as it was written, and how much of it sales that stand have left. */
export async function clinicOnlyLines(db: Database, prescriptionId: number) {
  const handed = await handedOver(db, prescriptionId)
  const rows = await db
    .select({ id: prescriptionItem.id, medicine, quantity: prescriptionItem.quantity })
    .from(prescriptionItem)
    .innerJoin(medicine, eq(medicine.id, prescriptionItem.medicineId))
    .where(eq(prescriptionItem.prescriptionId, prescriptionId))
    .orderBy(asc(prescriptionItem.id))
  return rows
    .filter((row) => isControlled(row.medicine.class))
    .map(({ quantity, ...line }) => ({ ...line, left: quantity - handedQuantity(handed.get(line.id)) }))
}

/** The same, held until the caller's transaction ends: two counters do not count the last one twice. */
export async function holdClinicOnlyLines(db: Database, prescriptionId: number) {
  await db
    .select({ id: prescriptionItem.id })
    .from(prescriptionItem)
    .where(eq(prescriptionItem.prescriptionId, prescriptionId))
    .orderBy(asc(prescriptionItem.id))
    .for('no key update')
  return clinicOnlyLines(db, prescriptionId)
}
