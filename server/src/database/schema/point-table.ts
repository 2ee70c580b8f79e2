import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { membership } from './membership-table.ts'

/** Why a balance is what it is. Append-only; a trigger adds each row to the membership's balance. */
export const pointEntry = pgTable(
  'point_entry',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer('account_id')
      .notNull()
      .references(() => membership.accountId),
    kind: text({ enum: ['opening', 'earn', 'redeem', 'cancel', 'expire', 'correct'] }).notNull(),
    /** Points gained, or spent when negative. */
    amount: integer().notNull(),
    /** In Indonesian, for the member. */
    message: text().notNull(),
    /** The order, voucher or day it comes from: each counts once. */
    reference: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('point_entry_once').on(table.accountId, table.kind, table.reference),
    index('point_entry_newest').on(table.accountId, table.id.desc()),
    check('point_entry_says_why', sql`${table.message} ~ '[^[:space:]]'`),
    check('point_entry_moves', sql`${table.amount} <> 0`),
    check(
      'point_entry_direction',
      sql`case when ${table.kind} in ('opening', 'earn', 'cancel') then ${table.amount} > 0
        when ${table.kind} in ('redeem', 'expire') then ${table.amount} < 0 else true end`,
    ),
  ],
)
