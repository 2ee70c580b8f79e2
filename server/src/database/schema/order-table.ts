import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { account } from './account-table.ts'
import { branch } from './branch-table.ts'

export const ORDER_STATUSES = [
  'WAITING_PAYMENT',
  'WAITING_CONFIRM',
  'PROCESS',
  'SELF_PICKUP',
  'SHIPPED',
  'COMPLETED',
  'CANCEL',
  'CONSULTATION',
] as const
const PAYMENT_STATUSES = ['PENDING', 'PAID', 'EXPIRED', 'FAILED', 'CANCEL'] as const

/** A copy of the address: later changes of the address book do not redirect a parcel. */
export type OrderRecipient = {
  name: string
  phone: string
  address: string
  districtId: number
  postalCode: string
  note: string
}
export type OrderShipping = { service: string; type: string; name: string; estimate: string | null }

/**
 * The last six digits of an invoice number, after the day. Exported for drizzle-kit.
 * @public
 */
export const invoiceSequence = pgSequence('invoice_number', { startWith: 1, maxValue: 999_999, cycle: true })

const rupiah = (name: string) => bigint(name, { mode: 'number' }).notNull()

export const order = pgTable(
  'order',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    invoice: text().notNull().unique(),
    patientId: integer('patient_id')
      .notNull()
      .references(() => account.id),
    /** The branch of the seat, the stock and the pick-up. */
    branchId: integer('branch_id')
      .notNull()
      .references(() => branch.id),
    type: text({ enum: ['CONSULTATION', 'MARKETPLACE'] }).notNull(),
    orderStatus: text('order_status', { enum: ORDER_STATUSES }).notNull(),
    paymentStatus: text('payment_status', { enum: PAYMENT_STATUSES }).notNull(),
    /** Goods or the doctor's fee after discount, VAT included. */
    goodsTotal: rupiah('goods_total'),
    shippingAmount: rupiah('shipping_amount'),
    insuranceFee: rupiah('insurance_fee'),
    serviceFee: rupiah('service_fee'),
    grandTotal: rupiah('grand_total'),
    weight: integer().notNull().default(0),
    /** Code of the payment channel, such as VIRTUAL_ACCOUNT_BCA. */
    paymentMethod: text('payment_method').notNull(),
    recipient: jsonb().$type<OrderRecipient>(),
    shipping: jsonb().$type<OrderShipping>(),
    airwayBill: text('airway_bill'),
    /** Typed by staff, so no other order may have it; a number from the courier is not refused. */
    billTyped: boolean('bill_typed').notNull().default(false),
    pickupCode: text('pickup_code'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    paidAt: timestamp('paid_at', { withTimezone: true }),
    shippedAt: timestamp('shipped_at', { withTimezone: true }),
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (table) => [
    index('order_of_patient').on(table.patientId, table.id.desc()),
    index('order_unpaid')
      .on(table.expiresAt)
      .where(sql`${table.orderStatus} = 'WAITING_PAYMENT'`),
    // Two couriers may use the same number.
    uniqueIndex('order_typed_bill')
      .on(sql`(${table.shipping} ->> 'service')`, sql`upper(${table.airwayBill})`)
      .where(sql`${table.billTyped}`),
    index('order_at_branch').on(table.branchId, table.orderStatus, table.id),
    check('order_invoice_form', sql`${table.invoice} ~ '^INV[0-9]{12}$'`),
    check(
      'order_money_adds_up',
      sql`${table.grandTotal} = ${table.goodsTotal} + ${table.shippingAmount} + ${table.insuranceFee} + ${table.serviceFee}`,
    ),
    check(
      'order_money_not_negative',
      sql`least(${table.goodsTotal}, ${table.shippingAmount}, ${table.insuranceFee}, ${table.serviceFee}) >= 0`,
    ),
    check(
      'order_states_fit',
      sql`case ${table.orderStatus}
        when 'WAITING_PAYMENT' then ${table.paymentStatus} = 'PENDING'
        when 'CANCEL' then ${table.paymentStatus} <> 'PENDING'
        else ${table.paymentStatus} = 'PAID' end`,
    ),
    check('order_paid_has_moment', sql`${table.paymentStatus} <> 'PAID' or ${table.paidAt} is not null`),
    check('order_shipped_has_bill', sql`${table.orderStatus} <> 'SHIPPED' or ${table.airwayBill} is not null`),
    check('order_pickup_has_code', sql`${table.orderStatus} <> 'SELF_PICKUP' or ${table.pickupCode} is not null`),
  ],
)

export const orderItem = pgTable(
  'order_item',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => order.id),
    itemId: text('item_id').notNull(),
    name: text().notNull(),
    image: text().notNull(),
    quantity: smallint().notNull(),
    /** Unit price before and after discount. */
    listPrice: rupiah('list_price'),
    price: rupiah('price'),
    weight: integer().notNull().default(0),
    usage: text().notNull().default(''),
    taxable: boolean().notNull(),
  },
  (table) => [
    index('order_item_of_order').on(table.orderId),
    check('order_item_quantity', sql`${table.quantity} between 1 and 50`),
    check('order_item_price_in_order', sql`${table.price} between 0 and ${table.listPrice}`),
  ],
)

/** Every state change of an order, as its timeline shows it. Append-only. */
export const orderEvent = pgTable(
  'order_event',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => order.id),
    orderStatus: text('order_status', { enum: ORDER_STATUSES }).notNull(),
    paymentStatus: text('payment_status', { enum: PAYMENT_STATUSES }).notNull(),
    note: text().notNull(),
    /** Null: by the system. */
    byAccountId: integer('by_account_id').references(() => account.id),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('order_event_of_order').on(table.orderId, table.id)],
)
