import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** How often something was tried within its window: guesses, codes sent. Counted before the work is done. */
export const attempt = pgTable('attempt', {
  key: text().primaryKey(),
  count: integer().notNull(),
  windowEndsAt: timestamp('window_ends_at', { withTimezone: true }).notNull(),
})
