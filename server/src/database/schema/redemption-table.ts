import { sql } from 'drizzle-orm'
import { check, foreignKey, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { order } from './order-table.ts'
import { prescription } from './prescription-table.ts'
import { sale } from './sale-table.ts'

/**
 * One redemption of a prescription, by an order or a sale at the desk. Numbers run from 1 to iter + 1 and are unique,
 * so the last one is never used twice. Triggers check it against its sale.
 */
export const redemption = pgTable(
  'redemption',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer('order_id')
      .unique()
      .references(() => order.id),
    saleId: integer('sale_id')
      .unique()
      .references(() => sale.id),
    prescriptionId: integer('prescription_id').notNull(),
    iter: smallint().notNull(),
    number: smallint().notNull(),
    /** Reserved with an order, used when paid or sold, returned when the order ends unpaid or the sale is void. */
    state: text({ enum: ['reserved', 'used', 'returned'] }).notNull(),
  },
  (table) => [
    foreignKey({
      name: 'redemption_of_prescription',
      columns: [table.prescriptionId, table.iter],
      foreignColumns: [prescription.id, prescription.iter],
    }),
    uniqueIndex('redemption_number_once')
      .on(table.prescriptionId, table.number)
      .where(sql`${table.state} <> 'returned'`),
    check('redemption_by_one', sql`num_nonnulls(${table.orderId}, ${table.saleId}) = 1`),
    check('redemption_sold_is_used', sql`${table.saleId} is null or ${table.state} <> 'reserved'`),
    check('redemption_within_iter', sql`${table.number} between 1 and ${table.iter} + 1`),
    check('redemption_state_known', sql`${table.state} in ('reserved', 'used', 'returned')`),
  ],
)
