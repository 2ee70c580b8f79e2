import { sql } from 'drizzle-orm'
import { bigint, customType, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

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
    /** A line that belongs to a transaction which ended before the last seal, but is not under it, was slipped in. */
    transaction: bigint({ mode: 'number' })
      .notNull()
      .default(sql`cast(cast(pg_current_xact_id() as text) as bigint)`),
  },
  (table) => [index('audit_entry_account').on(table.accountId, table.at), index('audit_entry_at').on(table.at)],
)

/**
 * Lines that are under no seal yet; a trigger puts them here in the transaction that writes them, so that one that ends
 * late waits for the next seal.
 */
export const auditUnsealed = pgTable('audit_unsealed', { entryId: bigint('entry_id', { mode: 'number' }).primaryKey() })

const idSet = customType<{ data: string }>({ dataType: () => 'int8multirange' })

/**
 * Lines, named by their ids, under a digest that also covers the seal before: whoever changes, removes or slips in a line
 * breaks every seal from there on. Append-only like the log itself, and no line is under two of them.
 */
export const auditSeal = pgTable('audit_seal', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: timestamp({ withTimezone: true }).notNull(),
  entryIds: idSet('entry_ids').notNull(),
  /** The server that counted these transactions. Another one, after a move, counts anew. Seals of old do not say. */
  cluster: text(),
  /** No transaction of its lines is older; zero where the count began anew. */
  fromTransaction: bigint('from_transaction', { mode: 'number' }).notNull(),
  /** All transactions before had ended. */
  untilTransaction: bigint('until_transaction', { mode: 'number' }).notNull(),
  entries: integer().notNull(),
  digest: text().notNull(),
})
