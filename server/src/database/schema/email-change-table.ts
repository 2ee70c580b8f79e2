import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { account } from './account-table.ts'
import { bytea } from './session-table.ts'

/** A new address that waits for its link to be opened. */
export const emailChange = pgTable('email_change', {
  keyHash: bytea('key_hash').primaryKey(),
  accountId: integer('account_id')
    .notNull()
    .references(() => account.id),
  email: text().notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  usedAt: timestamp('used_at', { withTimezone: true }),
})
