import { integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { account } from './account-table.ts'

/** What a person agreed to, in which version of the text, and until when. */
export const consent = pgTable(
  'consent',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id),
    purpose: text({ enum: ['account', 'health', 'photo', 'marketing', 'guardian'] }).notNull(),
    version: text().notNull(),
    ip: text().notNull(),
    grantedAt: timestamp('granted_at', { withTimezone: true }).notNull(),
    withdrawnAt: timestamp('withdrawn_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('consent_one_standing')
      .on(table.accountId, table.purpose)
      .where(sql`${table.withdrawnAt} is null`),
  ],
)
