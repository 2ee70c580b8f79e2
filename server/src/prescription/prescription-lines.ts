import { asc, eq } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { medicine } from '../database/schema/medicine-table.ts'
import { prescriptionItem } from '../database/schema/prescription-table.ts'
import { product } from '../database/schema/product-table.ts'
import { handedOver, handedQuantity } from '../redemption/handed-over.ts'
import { isControlled } from '../redemption/is-controlled.ts'

export type PrescriptionLine = Awaited<ReturnType<typeof prescriptionLines>>[number]

/**
 * The prescribed items, and how many are left after valid sales. `controlled` items are sold only at the counter and
 * counted line by line; the others leave with a redemption.
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

/** Locks the lines, so that two counters cannot both sell the last one. */
export async function lockPrescriptionLines(db: Database, prescriptionId: number) {
  await db
    .select({ id: prescriptionItem.id })
    .from(prescriptionItem)
    .where(eq(prescriptionItem.prescriptionId, prescriptionId))
    .orderBy(asc(prescriptionItem.id))
    .for('no key update')
  return prescriptionLines(db, prescriptionId)
}
