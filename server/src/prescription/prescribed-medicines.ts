import { eq, sql } from 'drizzle-orm'
import { OPTIONAL } from '@nmw/contract/prescription'
import { dayIn } from '@nmw/contract/zone'
import type { Database } from '../database/connection.ts'
import { medicine, usageCode } from '../database/schema/medicine-table.ts'
import { prescriptionItem } from '../database/schema/prescription-table.ts'
import { product } from '../database/schema/product-table.ts'
import { handedOver } from '../redemption/handed-over.ts'

export type Prescribed = Awaited<ReturnType<typeof prescribedMedicines>>[number]

/** In the doctor's order. */
export async function prescribedMedicines(db: Database, prescriptionId: number) {
  const handed = await handedOver(db, prescriptionId)
  const rows = await db
    .select({
      item: prescriptionItem,
      usage: usageCode,
      medicine,
      product,
      id: sql<string>`${prescriptionItem.itemId}`,
    })
    .from(prescriptionItem)
    .innerJoin(usageCode, eq(usageCode.code, prescriptionItem.usageCode))
    .leftJoin(medicine, eq(medicine.id, prescriptionItem.medicineId))
    .leftJoin(product, eq(product.id, prescriptionItem.productId))
    .where(eq(prescriptionItem.prescriptionId, prescriptionId))
    .orderBy(prescriptionItem.id)
  return rows.map(({ id, item, usage, medicine: drug, product: ware }) => ({
    IID: id,
    INAMA: (drug ?? ware)!.name,
    usingCode: item.usageCode,
    usingDetail: item.usageDetail,
    usingText: usage.shortText,
    must: item.must ? 'Ya' : OPTIONAL,
    PHTLOCATION: (drug ?? ware)!.image,
    quantity: item.quantity,
    handedOver: (handed.get(item.id) ?? []).map(({ quantity, at, timezone, branch, invoice }) => ({
      quantity,
      day: dayIn(timezone, at),
      GNAMA: branch,
      invoice,
    })),
    unit: drug?.unit ?? '',
    note: drug?.note ?? '',
    form: drug?.form ?? '',
    dayParts: usage.dayParts,
    timesAWeek: usage.timesAWeek,
    usesPerUnit: drug?.usesPerUnit ?? null,
  }))
}
