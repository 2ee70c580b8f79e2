import { sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { stock, stockBatch, stockEntry } from '../database/schema/stock-table.ts'

type Delivery = {
  branchId: number
  goods: { productId: string } | { medicineId: string }
  batch: string
  expiresOn: string
  quantity: number
  /** The delivery note: it counts once for each batch. */
  reference: string
  byAccountId: number | null
}

/** Adds a batch to the shelf, creating both if needed. False if this delivery was recorded before. */
export async function receiveStock({ now }: Pick<Context, 'now'>, db: Database, delivery: Delivery) {
  const { branchId, goods, batch, expiresOn, quantity, reference, byAccountId } = delivery
  const [shelf] = await db
    .insert(stock)
    .values({ branchId, ...goods })
    .onConflictDoUpdate({ target: [stock.branchId, stock.itemId], set: { branchId } })
    .returning({ id: stock.id })
  const stockId = shelf!.id
  const [opened] = await db
    .insert(stockBatch)
    .values({ stockId, batch, expiresOn, quantity: 0 })
    .onConflictDoUpdate({ target: [stockBatch.stockId, stockBatch.batch], set: { batch } })
    .returning({ id: stockBatch.id })
  const written = await db
    .insert(stockEntry)
    .values({ stockId, batchId: opened!.id, kind: 'received', quantity, reference, byAccountId, at: now() })
    .onConflictDoNothing()
    .returning({ id: stockEntry.id })
  if (!written.length) return false
  await db
    .update(stockBatch)
    .set({ quantity: sql`${stockBatch.quantity} + ${quantity}` })
    .where(sql`${stockBatch.id} = ${opened!.id}`)
  return true
}
