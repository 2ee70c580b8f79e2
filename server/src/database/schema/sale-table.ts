import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { account } from './account-table.ts'
import { branch } from './branch-table.ts'
import { prescriptionItem } from './prescription-table.ts'
import { memberVoucher } from './voucher-table.ts'

export const SALE_PAYMENTS = ['cash', 'debit', 'kredit', 'transfer', 'voucher', 'dp', 'merchant'] as const
export type SalePrescription = { name: string; doctor: string; quantity: number }

const rupiah = (name: string) => bigint(name, { mode: 'number' }).notNull()

/**
 * A sale at a clinic's desk, numbered from the order sequence. Only its end can change; at commit a trigger checks its
 * sums against its lines and payments.
 */
export const sale = pgTable(
  'sale',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    invoice: text().notNull().unique(),
    branchId: integer('branch_id')
      .notNull()
      .references(() => branch.id),
    /** Null for a buyer without an account. */
    patientId: integer('patient_id').references(() => account.id),
    /** As told to the desk, for a buyer without an account. */
    buyerName: text('buyer_name'),
    prescription: jsonb().$type<SalePrescription>(),
    total: rupiah('total'),
    paid: rupiah('paid'),
    change: rupiah('change'),
    downPayment: boolean('down_payment').notNull().default(false),
    /** The down payment used here; it can be used once. */
    dpSaleId: integer('dp_sale_id').references((): AnyPgColumn => sale.id),
    /** The buyer's voucher spent here; it can be spent once. */
    voucherId: integer('voucher_id').references(() => memberVoucher.id),
    createdById: integer('created_by_id')
      .notNull()
      .references(() => account.id),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    voidedAt: timestamp('voided_at', { withTimezone: true }),
    voidedById: integer('voided_by_id').references(() => account.id),
    voidReason: text('void_reason'),
  },
  (table) => [
    index('sale_of_patient').on(table.patientId, table.id.desc()),
    index('sale_at_branch').on(table.branchId, table.id.desc()),
    uniqueIndex('sale_dp_once')
      .on(table.dpSaleId)
      .where(sql`${table.voidedAt} is null`),
    uniqueIndex('sale_voucher_once')
      .on(table.voucherId)
      .where(sql`${table.voidedAt} is null`),
    check('sale_invoice_form', sql`${table.invoice} ~ '^INV[0-9]{12}$'`),
    check('sale_money_not_negative', sql`least(${table.total}, ${table.paid}, ${table.change}) >= 0`),
    check(
      'sale_paid_enough',
      sql`case when ${table.downPayment} then ${table.paid} > 0 and ${table.paid} < ${table.total}
        else ${table.paid} >= ${table.total} end`,
    ),
    check('sale_change_is_what_is_left', sql`${table.change} = greatest(0, ${table.paid} - ${table.total})`),
    check('sale_down_payment_is_first', sql`not (${table.downPayment} and ${table.dpSaleId} is not null)`),
    check('sale_voucher_pays_in_full', sql`not (${table.downPayment} and ${table.voucherId} is not null)`),
    check('sale_one_buyer', sql`${table.patientId} is null or ${table.buyerName} is null`),
    check(
      'sale_void_whole',
      sql`(${table.voidedAt} is null) = (${table.voidedById} is null)
        and (${table.voidedAt} is null) = (${table.voidReason} is null)`,
    ),
  ],
)

export const saleItem = pgTable(
  'sale_item',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    saleId: integer('sale_id')
      .notNull()
      .references(() => sale.id),
    kind: text({ enum: ['product', 'treatment', 'medicine', 'fee'] }).notNull(),
    itemId: text('item_id').notNull(),
    name: text().notNull(),
    quantity: smallint().notNull(),
    /** Unit price before and after discount. */
    listPrice: rupiah('list_price'),
    price: rupiah('price'),
    taxable: boolean().notNull(),
    /** The prescribed item this hands over: the only way narcotics and psychotropics leave; a trigger counts them. */
    prescriptionItemId: integer('prescription_item_id').references(() => prescriptionItem.id),
  },
  (table) => [
    index('sale_item_of_sale').on(table.saleId),
    index('sale_item_of_prescription')
      .on(table.prescriptionItemId)
      .where(sql`${table.prescriptionItemId} is not null`),
    check('sale_item_prescribed_is_medicine', sql`${table.prescriptionItemId} is null or ${table.kind} = 'medicine'`),
    check('sale_item_kind_known', sql`${table.kind} in ('product', 'treatment', 'medicine', 'fee')`),
    check('sale_item_quantity', sql`${table.quantity} between 1 and 50`),
    check('sale_item_treatment_has_price', sql`${table.kind} <> 'treatment' or ${table.listPrice} > 0`),
    check('sale_item_price_in_order', sql`${table.price} between 0 and ${table.listPrice}`),
  ],
)

export const salePayment = pgTable(
  'sale_payment',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    saleId: integer('sale_id')
      .notNull()
      .references(() => sale.id),
    type: text({ enum: SALE_PAYMENTS }).notNull(),
    value: rupiah('value'),
    /** Bank of a card, or the merchant. */
    name: text(),
    /** The only stored digits of a card number. */
    lastFour: text('last_four'),
  },
  (table) => [
    uniqueIndex('sale_payment_one_of_a_kind').on(table.saleId, table.type),
    check(
      'sale_payment_type_known',
      sql`${table.type} in ('cash', 'debit', 'kredit', 'transfer', 'voucher', 'dp', 'merchant')`,
    ),
    check('sale_payment_positive', sql`${table.value} > 0`),
    check('sale_payment_named', sql`(${table.name} is not null) = (${table.type} in ('debit', 'kredit', 'merchant'))`),
    check(
      'sale_payment_card_digits',
      sql`(${table.lastFour} is not null) = (${table.type} in ('debit', 'kredit')) and ${table.lastFour} ~ '^[0-9]{4}$' is not false`,
    ),
  ],
)
