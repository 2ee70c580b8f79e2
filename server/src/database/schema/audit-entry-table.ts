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
    /** An entry of a transaction that ended before the last seal, but is not under it, was inserted later. */
    transaction: bigint({ mode: 'number' })
      .notNull()
      .default(sql`cast(cast(pg_current_xact_id() as text) as bigint)`),
  },
  (table) => [index('audit_entry_account').on(table.accountId, table.at), index('audit_entry_at').on(table.at)],
)

/**
 * Entries under no seal yet; a trigger adds them in the writing transaction, so that one that ends late waits for the
 * next seal.
 */
export const auditUnsealed = pgTable('audit_unsealed', { entryId: bigint('entry_id', { mode: 'number' }).primaryKey() })

const idSet = customType<{ data: string }>({ dataType: () => 'int8multirange' })

/**
 * Entries, by id, under a digest that also covers the previous seal: changing, removing or inserting an entry breaks
 * every later seal. Append-only like the log, and no entry is under two seals.
 */
export const auditSeal = pgTable('audit_seal', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: timestamp({ withTimezone: true }).notNull(),
  entryIds: idSet('entry_ids').notNull(),
  /** The database cluster that counted these transactions; another one, after a move, restarts. Null in old seals. */
  cluster: text(),
  /** No transaction of its entries is older; zero where the counter restarted. */
  fromTransaction: bigint('from_transaction', { mode: 'number' }).notNull(),
  /** All transactions before had ended. */
  untilTransaction: bigint('until_transaction', { mode: 'number' }).notNull(),
  entries: integer().notNull(),
  digest: text().notNull(),
})
