import type { Context } from '../context.ts'
import { branch } from '../database/schema/branch-table.ts'
import { medicine } from '../database/schema/medicine-table.ts'
import { stock, stockBatch, stockEntry } from '../database/schema/stock-table.ts'
import { dayFrom } from './day-from.ts'
import products from './data/products.json' with { type: 'json' }

const MEDICINE_PIECES = 80

/** Two batches of everything on every shelf; the one that expires first is the smaller. */
export async function fillDemoStock(context: Context) {
  const { db } = context
  const at = context.now()
  const branches = await db.select({ id: branch.id }).from(branch)
  const medicines = await db.select({ id: medicine.id }).from(medicine)
  const goods = [
    ...products.products.map(({ productId, stockByBranch }) => ({
      productId,
      medicineId: null,
      pieces: stockByBranch.default,
    })),
    ...medicines.map(({ id }) => ({ productId: null, medicineId: id, pieces: MEDICINE_PIECES })),
  ]
  const pieces = new Map(goods.map((one) => [one.productId ?? one.medicineId, one.pieces]))
  const shelves = await db
    .insert(stock)
    .values(
      branches.flatMap(({ id }) => goods.map(({ productId, medicineId }) => ({ branchId: id, productId, medicineId }))),
    )
    .returning({ id: stock.id, itemId: stock.itemId })
  const batches = await db
    .insert(stockBatch)
    .values(
      shelves.flatMap(({ id, itemId }) => {
        const early = Math.floor(pieces.get(itemId)! / 4)
        return [
          { stockId: id, batch: `A${itemId}`, expiresOn: dayFrom(at, 75), quantity: early },
          { stockId: id, batch: `B${itemId}`, expiresOn: dayFrom(at, 520), quantity: pieces.get(itemId)! - early },
        ]
      }),
    )
    .returning()
  await db.insert(stockEntry).values(
    batches.map(({ id, stockId, quantity }) => ({
      stockId,
      batchId: id,
      kind: 'received' as const,
      quantity,
      reference: 'opening',
      at,
    })),
  )
}
