import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { account } from './account-table.ts'
import { order } from './order-table.ts'
import { bytea } from './session-table.ts'

const DESK_PAYMENTS = ['cash', 'debit', 'kredit', 'transfer'] as const

/** A request to a gateway to collect the money of one order. Its id is saved before the call. */
export const payment = pgTable(
  'payment',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => order.id),
    provider: text({ enum: ['simulator', 'doku', 'doku-snap'] }).notNull(),
    channel: text().notNull(),
    requestId: text('request_id').notNull().unique(),
    state: text({ enum: ['NEW', 'OPEN', 'PAID', 'EXPIRED', 'FAILED', 'CANCEL'] }).notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
    accountNumber: text('account_number'),
    /** Instructions page at the gateway; it never reaches the browser. */
    instructionsUrl: text('instructions_url'),
    hostedPageUrl: text('hosted_page_url'),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** For an overdue order: when the gateway was first asked after its deadline. */
    checkedAt: timestamp('checked_at', { withTimezone: true }),
    attempts: integer().notNull().default(0),
    lastError: text('last_error'),
  },
  (table) => [
    // Only one may still be paid.
    uniqueIndex('payment_one_open')
      .on(table.orderId)
      .where(sql`${table.state} in ('NEW', 'OPEN')`),
    uniqueIndex('payment_account_number').on(table.provider, table.accountNumber),
    index('payment_of_order').on(table.orderId),
    index('payment_to_check')
      .on(table.expiresAt)
      .where(sql`${table.state} in ('NEW', 'OPEN')`),
    check('payment_amount_positive', sql`${table.amount} > 0`),
    check(
      'payment_open_is_payable',
      sql`${table.state} <> 'OPEN' or num_nonnulls(${table.accountNumber}, ${table.hostedPageUrl}) >= 1`,
    ),
  ],
)

/** The money of a consultation, taken at a clinic's desk. An order is paid there once and finally. */
export const deskPayment = pgTable(
  'desk_payment',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer('order_id')
      .notNull()
      .unique()
      .references(() => order.id),
    type: text({ enum: DESK_PAYMENTS }).notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
    /** Amount handed over, and the change. */
    paid: bigint({ mode: 'number' }).notNull(),
    change: bigint({ mode: 'number' }).notNull(),
    /** Bank and last digits of a card. */
    name: text(),
    lastFour: text('last_four'),
    byAccountId: integer('by_account_id')
      .notNull()
      .references(() => account.id),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    check('desk_payment_type_known', sql`${table.type} in ('cash', 'debit', 'kredit', 'transfer')`),
    check('desk_payment_amount_positive', sql`${table.amount} > 0`),
    check('desk_payment_change_is_what_is_left', sql`${table.change} = ${table.paid} - ${table.amount}`),
    check('desk_payment_change_of_cash', sql`${table.change} = 0 or (${table.change} > 0 and ${table.type} = 'cash')`),
    check('desk_payment_card_named', sql`(${table.name} is not null) = (${table.type} in ('debit', 'kredit'))`),
    check(
      'desk_payment_card_digits',
      sql`(${table.lastFour} is not null) = (${table.type} in ('debit', 'kredit')) and ${table.lastFour} ~ '^[0-9]{4}$' is not false`,
    ),
  ],
)

/** A gateway's message, byte for byte, before it is processed; and the gateway's answer, where they disagree. */
export const paymentNotification = pgTable(
  'payment_notification',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    provider: text().notNull(),
    requestId: text('request_id').notNull(),
    headers: jsonb().$type<Record<string, string>>().notNull(),
    body: bytea().notNull(),
    invoice: text(),
    outcome: text({ enum: ['waiting', 'applied', 'repeated', 'mismatch', 'unknown', 'late', 'broken'] })
      .notNull()
      .default('waiting'),
    note: text(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
    processedAt: timestamp('processed_at', { withTimezone: true }),
    /** When staff checked a message that matches no payment. */
    checkedAt: timestamp('checked_at', { withTimezone: true }),
    checkedById: integer('checked_by_id').references(() => account.id),
  },
  (table) => [
    uniqueIndex('payment_notification_once').on(table.provider, table.requestId),
    index('payment_notification_waiting')
      .on(table.id)
      .where(sql`${table.outcome} = 'waiting'`),
    // Checked ones as well: their order may still appear.
    index('payment_notification_unknown')
      .on(table.id)
      .where(sql`${table.outcome} = 'unknown'`),
    index('payment_notification_invoice').on(table.invoice),
    index('payment_notification_unmatched')
      .on(table.id)
      .where(sql`${table.outcome} in ('mismatch', 'unknown', 'broken') and ${table.checkedAt} is null`),
    check('payment_notification_check_whole', sql`num_nonnulls(${table.checkedAt}, ${table.checkedById}) in (0, 2)`),
  ],
)

/** Rupiah received, owed or refunded. Append-only, each fact once. */
export const moneyEntry = pgTable(
  'money_entry',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => order.id),
    kind: text({ enum: ['received', 'refund-due', 'refunded', 'refund-refused'] }).notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
    /** The payment, at a gateway or a desk, or the refund case. */
    reference: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('money_entry_once').on(table.orderId, table.kind, table.reference),
    index('money_entry_at').on(table.at),
    check('money_entry_amount_positive', sql`${table.amount} > 0`),
  ],
)

export const refundCase = pgTable(
  'refund_case',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => order.id),
    amount: bigint({ mode: 'number' }).notNull(),
    reason: text().notNull(),
    state: text({ enum: ['DIAJUKAN', 'DISETUJUI', 'DITRANSFER', 'DITOLAK'] }).notNull(),
    bank: text(),
    /** Encrypted; staff read it, lists show its last digits. */
    sealedAccountNumber: text('sealed_account_number'),
    accountName: text('account_name'),
    staffNote: text('staff_note'),
    /** The patient asks for the price; otherwise the money is the patient's anyway, and there may be several cases. */
    asked: boolean().notNull().default(false),
    /** Null: opened by the system. */
    openedById: integer('opened_by_id').references(() => account.id),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
    transferredAt: timestamp('transferred_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('refund_case_asked_once')
      .on(table.orderId)
      .where(sql`${table.asked} and ${table.state} <> 'DITOLAK'`),
    uniqueIndex('refund_case_one_owed_undecided')
      .on(table.orderId)
      .where(sql`not ${table.asked} and ${table.state} = 'DIAJUKAN'`),
    index('refund_case_open')
      .on(table.id)
      .where(sql`${table.state} in ('DIAJUKAN', 'DISETUJUI')`),
    check('refund_case_amount_positive', sql`${table.amount} > 0`),
    check(
      'refund_case_bank_whole',
      sql`num_nonnulls(${table.bank}, ${table.sealedAccountNumber}, ${table.accountName}) in (0, 3)`,
    ),
    check(
      'refund_case_transfer_has_moment',
      sql`(${table.state} = 'DITRANSFER') = (${table.transferredAt} is not null)`,
    ),
  ],
)
