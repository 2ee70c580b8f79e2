import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { stock, stockEntry } from '../database/schema/stock-table.ts'

/** Stock that an order has reserved and neither released nor sold. The shelves stay locked, in a fixed order. */
export async function lockReservedStock(db: Database, reference: string) {
  const rows = await db
    .select({
      stockId: stockEntry.stockId,
      branchId: stock.branchId,
      itemId: stock.itemId,
      quantity: stockEntry.quantity,
    })
    .from(stockEntry)
    .innerJoin(stock, eq(stock.id, stockEntry.stockId))
    .where(
      and(
        eq(stockEntry.reference, reference),
        eq(stockEntry.kind, 'reserved'),
        sql`not exists (select from ${stockEntry} later where later.reference = ${reference}
          and later.stock_id = ${stock.id} and later.kind in ('released', 'sold'))`,
      ),
    )
    .orderBy(asc(stock.id))
    .for('update', { of: stock })
  return rows
}
