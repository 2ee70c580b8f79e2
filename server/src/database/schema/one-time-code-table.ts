import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core'
import { account } from './account-table.ts'
import { bytea } from './session-table.ts'

/** Six digits sent to a phone or mailbox. Unknown addresses have rows as well, so that both cost the same. */
export const oneTimeCode = pgTable(
  'one_time_code',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    purpose: text({ enum: ['login', 'signup', 'phone'] }).notNull(),
    target: text().notNull(),
    accountId: integer('account_id').references(() => account.id),
    codeHash: bytea('code_hash').notNull(),
    tries: smallint().notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [
    index('one_time_code_target').on(table.purpose, table.target, table.expiresAt),
    check('one_time_code_few_tries', sql`${table.tries} between 0 and 5`),
  ],
)

/** Proof that a phone number was just verified, stored by the browser until the form is sent. */
export const phoneTicket = pgTable('phone_ticket', {
  ticketHash: bytea('ticket_hash').primaryKey(),
  phone: text().notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  usedAt: timestamp('used_at', { withTimezone: true }),
})

export const resetKey = pgTable('reset_key', {
  keyHash: bytea('key_hash').primaryKey(),
  accountId: integer('account_id')
    .notNull()
    .references(() => account.id),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  usedAt: timestamp('used_at', { withTimezone: true }),
})
