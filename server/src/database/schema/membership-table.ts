import { sql } from 'drizzle-orm'
import { check, date, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { account } from './account-table.ts'

export const membership = pgTable(
  'membership',
  {
    accountId: integer('account_id')
      .primaryKey()
      .references(() => account.id),
    number: text().notNull().unique(),
    expiresOn: date('expires_on').notNull(),
    /** Sum and number of the point entries, maintained by a trigger. */
    points: integer().notNull().default(0),
    entries: integer().notNull().default(0),
  },
  (table) => [check('membership_points_not_negative', sql`${table.points} >= 0`)],
)
