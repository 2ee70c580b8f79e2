import { sql, type SQLWrapper } from 'drizzle-orm'
import { check, text } from 'drizzle-orm/pg-core'
import { medicine } from './medicine-table.ts'
import { product } from './product-table.ts'

/** A row about one product or medicine; `itemId` is whichever of the two it is. */
export const goodsColumns = () => ({
  productId: text('product_id').references(() => product.id),
  medicineId: text('medicine_id').references(() => medicine.id),
  itemId: text('item_id')
    .notNull()
    .generatedAlwaysAs(sql`coalesce(product_id, medicine_id)`),
})

export const oneOfGoods = (name: string, table: { productId: SQLWrapper; medicineId: SQLWrapper }) =>
  check(name, sql`num_nonnulls(${table.productId}, ${table.medicineId}) = 1`)
