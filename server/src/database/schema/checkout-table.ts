import { sql } from 'drizzle-orm'
import { boolean, check, integer, jsonb, pgTable, smallint, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { account } from './account-table.ts'
import { goodsColumns, oneOfGoods } from './goods-columns.ts'
import { order, type OrderRecipient } from './order-table.ts'
import { prescription } from './prescription-table.ts'

/** A redemption in progress. Only choices are stored; every price is computed anew. */
export const checkout = pgTable(
  'checkout',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    prescriptionId: integer('prescription_id')
      .notNull()
      .references(() => prescription.id),
    patientId: integer('patient_id')
      .notNull()
      .references(() => account.id),
    destination: jsonb().$type<OrderRecipient>(),
    /** The courier's service and type, such as jne and REG23; both null until chosen. */
    shippingService: text('shipping_service'),
    shippingType: text('shipping_type'),
    /** The address has changed since the delivery was chosen: the patient is told why until choosing again. */
    shippingTakenBack: boolean('shipping_taken_back').notNull().default(false),
    insured: boolean().notNull().default(true),
    paymentMethod: text('payment_method'),
    /** Counts changes, so that the order matches what was shown. */
    revision: integer().notNull().default(1),
    /** The order it became, which ends it. */
    orderId: integer('order_id')
      .unique()
      .references(() => order.id),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('checkout_one_open')
      .on(table.prescriptionId)
      .where(sql`${table.orderId} is null`),
    check('checkout_shipping_whole', sql`num_nonnulls(${table.shippingService}, ${table.shippingType}) in (0, 2)`),
    check(
      'checkout_shipping_taken_back',
      sql`not (${table.shippingTakenBack} and ${table.shippingService} is not null)`,
    ),
  ],
)

export const checkoutItem = pgTable(
  'checkout_item',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    checkoutId: integer('checkout_id')
      .notNull()
      .references(() => checkout.id),
    ...goodsColumns(),
    quantity: smallint().notNull(),
    usage: text().notNull(),
    required: boolean().notNull(),
  },
  (table) => [
    uniqueIndex('checkout_item_once').on(table.checkoutId, table.itemId),
    oneOfGoods('checkout_item_of_one_thing', table),
    // Optional items may have quantity 0, required ones may not.
    check(
      'checkout_item_quantity',
      sql`${table.quantity} between (case when ${table.required} then 1 else 0 end) and 50`,
    ),
  ],
)
