import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core'
import { account } from './account-table.ts'
import { bytea } from './session-table.ts'

/** The response to a write with a key, so that its repeat gets the same one. */
export const idempotencyKey = pgTable(
  'idempotency_key',
  {
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id),
    key: text().notNull(),
    call: text().notNull(),
    bodyHash: bytea('body_hash').notNull(),
    /** Null while the first request is running. */
    status: smallint(),
    answer: jsonb(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.key] }),
    index('idempotency_key_created').on(table.createdAt),
    check('idempotency_key_answered_whole', sql`(${table.status} is null) = (${table.answer} is null)`),
  ],
)
