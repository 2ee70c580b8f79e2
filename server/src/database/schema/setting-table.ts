import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { account } from './account-table.ts'

/** A figure of the business from a day on. The newest that has begun counts; nothing is changed or taken back. */
export const setting = pgTable(
  'setting',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    value: integer().notNull(),
    /** The first day, in WIB, on which it counts. */
    startsOn: date('starts_on').notNull(),
    byAccountId: integer('by_account_id')
      .notNull()
      .references(() => account.id),
    reason: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('setting_newest').on(table.name, table.startsOn.desc(), table.id.desc()),
    check('setting_not_negative', sql`${table.value} >= 0`),
  ],
)
