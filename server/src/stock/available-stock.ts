import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { stock, stockBatch } from '../database/schema/stock-table.ts'
import { dateInJakarta } from '../date-in-jakarta.ts'

/** Sellable stock of a shelf: without reserved goods and without what expires today or earlier. */
export const availableOn = (today: string) => sql<number>`greatest(0, ${usableOn(today)} - ${stock.reserved})::int`

export const usableOn = (today: string) =>
  sql`(select coalesce(sum(${stockBatch.quantity}), 0) from ${stockBatch}
    where ${stockBatch.stockId} = ${stock.id} and ${stockBatch.expiresOn} > ${today})`

/** Available quantity of each item; items the branch never had are missing in the map. */
export async function availableStock(
  { now }: Pick<Context, 'now'>,
  db: Database,
  branchId: number,
  itemIds: readonly string[],
) {
  if (!itemIds.length) return new Map<string, number>()
  const rows = await db
    .select({ itemId: stock.itemId, available: availableOn(dateInJakarta(now())).mapWith(Number) })
    .from(stock)
    .where(and(eq(stock.branchId, branchId), inArray(stock.itemId, [...itemIds])))
  return new Map(rows.map(({ itemId, available }) => [itemId, available]))
}
