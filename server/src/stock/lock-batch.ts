import { and, eq } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { stock, stockBatch } from '../database/schema/stock-table.ts'
import { notFound } from '../http/problem.ts'
import type { Caller } from '../http/route.ts'
import { worksAt } from '../staff-branch/work-branches.ts'

export type LockedBatch = Awaited<ReturnType<typeof lockBatch>>

/** Lock order: shelf before batch, as in sales. Another branch's batch looks like a missing one. */
export async function lockBatch(db: Database, caller: Caller, batchId: number) {
  const [shelf] = await db
    .select({ id: stock.id, branchId: stock.branchId, itemId: stock.itemId })
    .from(stockBatch)
    .innerJoin(stock, eq(stock.id, stockBatch.stockId))
    .where(and(eq(stockBatch.id, batchId), worksAt(db, stock.branchId, caller)))
    .for('update', { of: stock })
  if (!shelf) throw notFound('Batch tidak ditemukan')
  const [batch] = await db.select().from(stockBatch).where(eq(stockBatch.id, batchId)).for('update')
  return { shelf, batch: batch!, quantity: batch!.quantity }
}
