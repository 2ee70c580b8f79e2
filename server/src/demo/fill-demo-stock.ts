import type { Context } from '../context.ts'
import { branch } from '../database/schema/branch-table.ts'
import { medicine } from '../database/schema/medicine-table.ts'
import { stock, stockBatch, stockEntry } from '../database/schema/stock-table.ts'
import { dayFrom } from './day-from.ts'
import products from './data/products.json' with { type: 'json' }

const MEDICINE_PIECES = 80

/** Days until the first batch expires, in rotation. */
const FIRST_EXPIRY = [150, 25, 210, 120, 50, 180]

export async function fillDemoStock(context: Context) {
  const { db } = context
  const at = context.now()
  const branches = await db.select({ id: branch.id }).from(branch)
  const medicines = await db.select({ id: medicine.id }).from(medicine)
  const pieces = new Map([
    ...products.products.map(({ productId, stockByBranch }) => [productId, stockByBranch.default] as const),
    ...medicines.map(({ id }) => [id, MEDICINE_PIECES] as const),
  ])
  const goods = [
    ...products.products.map(({ productId }) => ({ productId })),
    ...medicines.map(({ id }) => ({ medicineId: id })),
  ]
  const shelves = await db
    .insert(stock)
    .values(branches.flatMap(({ id }) => goods.map((thing) => ({ branchId: id, ...thing }))))
    .returning({ id: stock.id, itemId: stock.itemId })
  const batches = await db
    .insert(stockBatch)
    .values(
      shelves.flatMap(({ id, itemId }, place) => {
        const early = Math.floor(pieces.get(itemId)! / 4)
        return [
          {
            stockId: id,
            batch: `A${itemId}`,
            expiresOn: dayFrom(at, FIRST_EXPIRY[place % FIRST_EXPIRY.length]!),
            quantity: early,
          },
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
      reference: 'stok awal',
      at,
    })),
  )
}
