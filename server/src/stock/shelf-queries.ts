import { eq, sql } from 'drizzle-orm'
import { SOON_DAYS } from '@nmw/contract/ops-stock'
import { addDays } from '@nmw/contract/zone'
import type { Database } from '../database/connection.ts'
import { medicine } from '../database/schema/medicine-table.ts'
import { product } from '../database/schema/product-table.ts'
import { stock, stockBatch } from '../database/schema/stock-table.ts'
import { availableOn } from './available-stock.ts'

/** Below this available quantity a shelf counts as low. */
export const LOW = 10

const batches = (condition: ReturnType<typeof sql>) =>
  sql<number>`(select coalesce(sum(b.quantity), 0)::int from ${stockBatch} b where b.stock_id = ${stock.id} and ${condition})`

export const soonOn = (today: string) =>
  batches(sql`b.expires_on > ${today} and b.expires_on <= ${addDays(today, SOON_DAYS)}`)
export const expiredOn = (today: string) => batches(sql`b.expires_on <= ${today}`)

export const nameOfGoods = sql<string>`coalesce(${medicine.name}, ${product.name})`

export function selectShelves(db: Database, today: string) {
  return db
    .select({
      stockId: stock.id,
      itemId: sql<string>`${stock.itemId}`,
      kind: sql<'medicine' | 'product'>`case when ${stock.medicineId} is null then 'product' else 'medicine' end`,
      name: nameOfGoods,
      detail: sql<string>`coalesce(concat_ws(', ', ${medicine.form}, ${medicine.strength}, ${medicine.unit}), ${product.net})`,
      onHand: stock.onHand,
      reserved: stock.reserved,
      available: availableOn(today).mapWith(Number),
      soon: soonOn(today),
      expired: expiredOn(today),
      nextExpiry: sql<string | null>`(select min(b.expires_on)::text from ${stockBatch} b
        where b.stock_id = ${stock.id} and b.quantity > 0)`,
    })
    .from(stock)
    .leftJoin(medicine, eq(medicine.id, stock.medicineId))
    .leftJoin(product, eq(product.id, stock.productId))
    .$dynamic()
}
