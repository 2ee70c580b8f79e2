import { sql } from 'drizzle-orm'
import { boolean, check, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { productCategory } from './product-table.ts'

export const catalogue = pgTable(
  'catalogue',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    path: text().notNull().unique(),
    description: text().notNull(),
    thumbnail: text().notNull(),
    /** Shows the products of one category; all of them without. */
    categoryCode: text('category_code').references(() => productCategory.code),
    active: boolean().notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [check('catalogue_path_form', sql`${table.path} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`)],
)
