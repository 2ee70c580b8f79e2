import { sql } from 'drizzle-orm'
import { boolean, check, pgTable, text } from 'drizzle-orm/pg-core'

/** What applies to the whole database: one row. */
export const installation = pgTable(
  'installation',
  {
    only: boolean().primaryKey().default(true),
    /** Identifies the secret key without revealing it. */
    keyFingerprint: text('key_fingerprint').notNull(),
  },
  (table) => [check('installation_only_one', sql`${table.only}`)],
)
