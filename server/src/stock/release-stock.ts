import { and, eq, gte, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { stock, stockEntry } from '../database/schema/stock-table.ts'
import { announceStaff } from '../live/announce.ts'
import { lockReservedStock } from './lock-reserved-stock.ts'

export async function releaseStock({ now }: Pick<Context, 'now'>, db: Database, reference: string) {
  for (const { stockId, branchId, quantity } of await lockReservedStock(db, reference)) {
    await db.insert(stockEntry).values({ stockId, kind: 'released', quantity: -quantity, reference, at: now() })
    await db
      .update(stock)
      .set({ reserved: sql`${stock.reserved} - ${quantity}` })
      .where(and(eq(stock.id, stockId), gte(stock.reserved, quantity)))
    await announceStaff(db, { branchId, topic: 'stock', id: reference })
  }
}
