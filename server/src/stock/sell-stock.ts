import { and, asc, desc, eq, gt, gte, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { medicine } from '../database/schema/medicine-table.ts'
import { product } from '../database/schema/product-table.ts'
import { stock, stockBatch, stockEntry } from '../database/schema/stock-table.ts'
import { dateInJakarta } from '../date-in-jakarta.ts'
import { Problem } from '../http/problem.ts'
import { announceStaff } from '../live/announce.ts'
import { lockReservedStock } from './lock-reserved-stock.ts'
import { nameOfGoods } from './shelf-queries.ts'

type Leaving = {
  /** The goods have already left, as packed then: batches that expired since count as well. */
  packedAt?: Date | undefined
}

/** Sells reserved stock from the batch that expires first, never an expired one. */
export async function sellStock(
  { now }: Pick<Context, 'now'>,
  db: Database,
  reference: string,
  { packedAt }: Leaving = {},
) {
  const at = now()
  for (const reserved of await lockReservedStock(db, reference)) {
    // Released before the batch is reduced: in this order the shelf never has more reserved than available.
    await db
      .update(stock)
      .set({ reserved: sql`${stock.reserved} - ${reserved.quantity}` })
      .where(and(eq(stock.id, reserved.stockId), gte(stock.reserved, reserved.quantity)))
    await deductFromBatches(db, reserved, { reference, at, packedAt })
    await announceStaff(db, { branchId: reserved.branchId, topic: 'stock', id: reference })
  }
}

type ReservedStock = { stockId: number; quantity: number }

type Deduction = Leaving & { reference: string; at: Date }

async function deductFromBatches(
  db: Database,
  { stockId, quantity }: ReservedStock,
  { reference, at, packedAt }: Deduction,
) {
  const fresh = gt(stockBatch.expiresOn, dateInJakarta(packedAt ?? at))
  const batches = await db
    .select({ id: stockBatch.id, quantity: stockBatch.quantity })
    .from(stockBatch)
    .where(and(eq(stockBatch.stockId, stockId), gt(stockBatch.quantity, 0), packedAt ? undefined : fresh))
    .orderBy(desc(fresh), asc(stockBatch.expiresOn), asc(stockBatch.id))
    .for('update')
  let missing = quantity
  for (const batch of batches) {
    const taken = Math.min(missing, batch.quantity)
    if (!taken) break
    missing -= taken
    await db
      .update(stockBatch)
      .set({ quantity: sql`${stockBatch.quantity} - ${taken}` })
      .where(and(eq(stockBatch.id, batch.id), gte(stockBatch.quantity, taken)))
    await db.insert(stockEntry).values({ stockId, batchId: batch.id, kind: 'sold', quantity: -taken, reference, at })
  }
  if (missing) throw new Problem(409, `Stok ${await nameOf(db, stockId)} yang belum kedaluwarsa kurang ${missing}`)
}

async function nameOf(db: Database, stockId: number) {
  const [found] = await db
    .select({ name: nameOfGoods })
    .from(stock)
    .leftJoin(medicine, eq(medicine.id, stock.medicineId))
    .leftJoin(product, eq(product.id, stock.productId))
    .where(eq(stock.id, stockId))
  return found!.name
}
