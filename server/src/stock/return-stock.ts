import { and, asc, eq, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { stock, stockBatch, stockEntry } from '../database/schema/stock-table.ts'
import { announceStaff } from '../live/announce.ts'

type Returned = { reference: string; byAccountId: number }

/** Returns sold goods to their batches. Ledger rows are unique, so a second return fails. */
export async function returnStock({ now }: Pick<Context, 'now'>, db: Database, { reference, byAccountId }: Returned) {
  const sold = await db
    .select({
      stockId: stockEntry.stockId,
      batchId: stockEntry.batchId,
      quantity: stockEntry.quantity,
      branchId: stock.branchId,
    })
    .from(stockEntry)
    .innerJoin(stock, eq(stock.id, stockEntry.stockId))
    .where(and(eq(stockEntry.reference, reference), eq(stockEntry.kind, 'sold')))
    .orderBy(asc(stockEntry.stockId), asc(stockEntry.id))
  for (const { stockId, batchId, quantity, branchId } of sold) {
    await db.insert(stockEntry).values({
      stockId,
      batchId,
      kind: 'received',
      quantity: -quantity,
      reference: `${reference} batal`,
      byAccountId,
      at: now(),
    })
    await db
      .update(stockBatch)
      .set({ quantity: sql`${stockBatch.quantity} - ${quantity}` })
      .where(eq(stockBatch.id, batchId!))
    await announceStaff(db, { branchId, topic: 'stock', id: reference })
  }
}
