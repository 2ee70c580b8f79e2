import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { stock, stockBatch } from '../database/schema/stock-table.ts'
import { dateInJakarta } from '../date-in-jakarta.ts'

type Batch = { batch: string; expiresOn: string; quantity: number }
export type BatchPlan = { batches: Batch[]; short: number }

/** The batches a sale would take now, in the same order. */
export async function planBatches(
  { now }: Pick<Context, 'now'>,
  db: Database,
  branchId: number,
  wanted: { itemId: string; quantity: number }[],
): Promise<Map<string, BatchPlan>> {
  if (!wanted.length) return new Map()
  const ids = wanted.map(({ itemId }) => itemId)
  const rows = await db
    .select({
      itemId: sql<string>`${stock.itemId}`,
      batch: stockBatch.batch,
      expiresOn: stockBatch.expiresOn,
      quantity: stockBatch.quantity,
    })
    .from(stockBatch)
    .innerJoin(stock, eq(stock.id, stockBatch.stockId))
    .where(
      and(
        eq(stock.branchId, branchId),
        inArray(stock.itemId, ids),
        gt(stockBatch.quantity, 0),
        gt(stockBatch.expiresOn, dateInJakarta(now())),
      ),
    )
    .orderBy(asc(stockBatch.expiresOn), asc(stockBatch.id))
  return new Map(
    wanted.map(({ itemId, quantity }) => [
      itemId,
      planFor(
        rows.filter((row) => row.itemId === itemId),
        quantity,
      ),
    ]),
  )
}

function planFor(batches: Batch[], quantity: number): BatchPlan {
  let short = quantity
  const planned: Batch[] = []
  for (const { batch, expiresOn, quantity: there } of batches) {
    const some = Math.min(short, there)
    if (!some) break
    short -= some
    planned.push({ batch, expiresOn, quantity: some })
  }
  return { batches: planned, short }
}
