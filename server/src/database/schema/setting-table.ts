import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { account } from './account-table.ts'

/** A business figure valid from a day on. The latest started one applies; append-only. */
export const setting = pgTable(
  'setting',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    value: integer().notNull(),
    /** The first valid day, in WIB. */
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
