import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Attempts within a time window: guesses, codes sent. Counted before the work is done. */
export const attempt = pgTable('attempt', {
  key: text().primaryKey(),
  count: integer().notNull(),
  windowEndsAt: timestamp('window_ends_at', { withTimezone: true }).notNull(),
})
