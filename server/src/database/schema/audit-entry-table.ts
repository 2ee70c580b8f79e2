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
  },
  (table) => [index('audit_entry_account').on(table.accountId, table.at), index('audit_entry_at').on(table.at)],
)
