import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { productCategory } from './product-table.ts'

export const catalogue = pgTable(
  'catalogue',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    path: text().notNull().unique(),
    description: text().notNull(),
    thumbnail: text().notNull(),
    /** Shows the products of this category; all products if null. */
    categoryCode: text('category_code').references(() => productCategory.code),
    active: boolean().notNull(),
    version: integer().notNull().default(1),
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    check('catalogue_path_form', sql`${table.path} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    check('catalogue_trash_hidden', sql`${table.deletedAt} is null or not ${table.active}`),
  ],
)
