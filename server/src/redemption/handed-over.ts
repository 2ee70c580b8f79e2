import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { branch } from '../database/schema/branch-table.ts'
import { prescriptionItem } from '../database/schema/prescription-table.ts'
import { sale, saleItem } from '../database/schema/sale-table.ts'

/** What valid sales have handed over, by prescription line, earliest first. */
export async function handedOver(db: Database, prescriptionId: number) {
  const rows = await db
    .select({
      lineId: prescriptionItem.id,
      quantity: sql<number>`sum(${saleItem.quantity})::int`,
      at: sale.createdAt,
      invoice: sale.invoice,
      branch: branch.name,
      timezone: branch.timezone,
    })
    .from(prescriptionItem)
    .innerJoin(saleItem, eq(saleItem.prescriptionItemId, prescriptionItem.id))
    .innerJoin(sale, eq(sale.id, saleItem.saleId))
    .innerJoin(branch, eq(branch.id, sale.branchId))
    .where(and(eq(prescriptionItem.prescriptionId, prescriptionId), isNull(sale.voidedAt)))
    .groupBy(prescriptionItem.id, sale.id, branch.id)
    .orderBy(asc(sale.id))
  return Map.groupBy(rows, ({ lineId }) => lineId)
}

export function handedQuantity(handOvers: readonly { quantity: number }[] = []) {
  return handOvers.reduce((sum, { quantity }) => sum + quantity, 0)
}
