import { integer, pgTable, timestamp } from 'drizzle-orm/pg-core'
import { account } from './account-table.ts'
import { bytea } from './session-table.ts'

/** A download of one's own data, valid for a few minutes and one use. */
export const exportTicket = pgTable('export_ticket', {
  ticketHash: bytea('ticket_hash').primaryKey(),
  accountId: integer('account_id')
    .notNull()
    .references(() => account.id),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  usedAt: timestamp('used_at', { withTimezone: true }),
})
