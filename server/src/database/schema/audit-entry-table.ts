import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Who did what to whom. A trigger refuses updates, deletes and truncation. */
export const auditEntry = pgTable(
  'audit_entry',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull(),
    accountId: integer('account_id'),
    action: text().notNull(),
    object: text(),
    ip: text(),
    requestId: text('request_id'),
    detail: jsonb().$type<Record<string, string | number | boolean | null>>(),
    /** Whoever seals the log must know what is complete: ids are given out before their transactions end. */
    transaction: bigint({ mode: 'number' })
      .notNull()
      .default(sql`cast(cast(pg_current_xact_id() as text) as bigint)`),
  },
  (table) => [
    index('audit_entry_account').on(table.accountId, table.at),
    index('audit_entry_at').on(table.at),
    index('audit_entry_transaction').on(table.transaction),
  ],
)

/**
 * The lines of all transactions from one number up to another, under a digest that also covers the seal before: whoever
 * changes, removes or slips in a line breaks every seal from there on. Append-only like the log itself.
 */
export const auditSeal = pgTable('audit_seal', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: timestamp({ withTimezone: true }).notNull(),
  fromTransaction: bigint('from_transaction', { mode: 'number' }).notNull().unique('audit_seal_once'),
  untilTransaction: bigint('until_transaction', { mode: 'number' }).notNull(),
  entries: integer().notNull(),
  digest: text().notNull(),
})
