import { asc, eq } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { medicine } from '../database/schema/medicine-table.ts'
import { prescriptionItem } from '../database/schema/prescription-table.ts'
import { product } from '../database/schema/product-table.ts'
import { handedOver, handedQuantity } from '../redemption/handed-over.ts'
import { isControlled } from '../redemption/is-controlled.ts'

export type PrescriptionLine = Awaited<ReturnType<typeof prescriptionLines>>[number]

/**
 * What the doctor wrote, and how much of it sales that stand have left. What is `controlled` leaves over the counter
 * alone and is counted line by line; the rest leaves with a redemption.
 */
export async function prescriptionLines(db: Database, prescriptionId: number) {
  const handed = await handedOver(db, prescriptionId)
  const rows = await db
    .select({ item: prescriptionItem, medicine, product })
    .from(prescriptionItem)
    .leftJoin(medicine, eq(medicine.id, prescriptionItem.medicineId))
    .leftJoin(product, eq(product.id, prescriptionItem.productId))
    .where(eq(prescriptionItem.prescriptionId, prescriptionId))
    .orderBy(asc(prescriptionItem.id))
  return rows.map(({ item, medicine: drug, product: ware }) => ({
    id: item.id,
    itemId: item.itemId,
    name: (drug ?? ware)!.name,
    active: (drug ?? ware)!.active,
    controlled: isControlled(drug?.class ?? null),
    must: item.must,
    left: item.quantity - handedQuantity(handed.get(item.id)),
    medicine: drug,
    product: ware,
  }))
}

/** The same, held until the caller's transaction ends: two counters do not count the last one twice. */
export async function lockPrescriptionLines(db: Database, prescriptionId: number) {
  await db
    .select({ id: prescriptionItem.id })
    .from(prescriptionItem)
    .where(eq(prescriptionItem.prescriptionId, prescriptionId))
    .orderBy(asc(prescriptionItem.id))
    .for('no key update')
  return prescriptionLines(db, prescriptionId)
}
