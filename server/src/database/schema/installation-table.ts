import { sql } from 'drizzle-orm'
import { boolean, check, pgTable, text } from 'drizzle-orm/pg-core'

/** What holds for this database as a whole: one row. */
export const installation = pgTable(
  'installation',
  {
    only: boolean().primaryKey().default(true),
    /** Tells the key that signs and seals from any other, and says nothing about it. */
    keyFingerprint: text('key_fingerprint').notNull(),
  },
  (table) => [check('installation_only_one', sql`${table.only}`)],
)
