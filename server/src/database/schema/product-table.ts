import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'

export const productCategory = pgTable('product_category', {
  code: text().primaryKey(),
  name: text().notNull().unique(),
})

/** Sold over the counter, without a prescription. */
export const product = pgTable(
  'product',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    image: text().notNull(),
    categoryCode: text('category_code')
      .notNull()
      .references(() => productCategory.code),
    price: integer().notNull(),
    memberPrice: integer('member_price').notNull(),
    /** Current discount for everybody in percent; never added to the member price. */
    discountPercent: smallint('discount_percent').notNull(),
    weight: integer().notNull(),
    net: text().notNull(),
    description: text().notNull(),
    usage: text().notNull(),
    bpom: text().notNull(),
    taxable: boolean().notNull(),
    active: boolean().notNull(),
    /** Counts changes, against lost updates. */
    version: integer().notNull().default(1),
  },
  (table) => [
    index('product_category_name').on(table.categoryCode, table.name),
    check('product_price_in_order', sql`${table.memberPrice} between 0 and ${table.price}`),
    check('product_discount_percent', sql`${table.discountPercent} between 0 and 100`),
    check('product_id_form', sql`${table.id} ~ '^[A-Za-z0-9][A-Za-z0-9-]{0,39}$'`),
    check('product_weight_positive', sql`${table.weight} > 0`),
  ],
)
