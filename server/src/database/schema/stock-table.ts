import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { account } from './account-table.ts'
import { branch } from './branch-table.ts'
import { goodsColumns, oneOfGoods } from './goods-columns.ts'

/** Stock of a branch. A trigger keeps `onHand` the sum of the batches; reserved units belong to orders. */
export const stock = pgTable(
  'stock',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    branchId: integer('branch_id')
      .notNull()
      .references(() => branch.id),
    ...goodsColumns(),
    onHand: integer('on_hand').notNull().default(0),
    reserved: integer().notNull().default(0),
  },
  (table) => [
    uniqueIndex('stock_one_row').on(table.branchId, table.itemId),
    oneOfGoods('stock_of_one_thing', table),
    check('stock_never_oversold', sql`${table.reserved} between 0 and ${table.onHand}`),
  ],
)

export const stockBatch = pgTable(
  'stock_batch',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    stockId: integer('stock_id')
      .notNull()
      .references(() => stock.id),
    batch: text().notNull(),
    expiresOn: date('expires_on').notNull(),
    quantity: integer().notNull(),
  },
  (table) => [
    uniqueIndex('stock_batch_once').on(table.stockId, table.batch),
    index('stock_batch_first_out').on(table.stockId, table.expiresOn),
    check('stock_batch_not_negative', sql`${table.quantity} >= 0`),
  ],
)

/** Why a stock level is what it is. Append-only, each fact once. */
export const stockEntry = pgTable(
  'stock_entry',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    stockId: integer('stock_id')
      .notNull()
      .references(() => stock.id),
    batchId: integer('batch_id').references(() => stockBatch.id),
    kind: text({ enum: ['received', 'reserved', 'released', 'sold', 'written-off', 'counted'] }).notNull(),
    quantity: integer().notNull(),
    /** The order, delivery or count it comes from. */
    reference: text().notNull(),
    /** Null: by the system. */
    byAccountId: integer('by_account_id').references(() => account.id),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('stock_entry_once').on(table.stockId, table.kind, table.reference, sql`coalesce(${table.batchId}, 0)`),
    index('stock_entry_reference').on(table.reference, table.kind),
    check('stock_entry_moves', sql`${table.quantity} <> 0`),
  ],
)
