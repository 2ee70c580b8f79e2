import { sql, type SQLWrapper } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { account } from './account-table.ts'

export type ContentData = Record<string, unknown>

const kind = () => text({ enum: ['article', 'banner', 'treatment', 'catalogue'] }).notNull()
const known = (column: SQLWrapper) => sql`${column} in ('article', 'banner', 'treatment', 'catalogue')`

/** What a person is writing, kept every few seconds. It belongs to her alone; saving the content ends it. */
export const contentDraft = pgTable(
  'content_draft',
  {
    /** Made up by the browser, so that a repeat is no second draft. */
    key: text().primaryKey(),
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id),
    kind: kind(),
    /** Nothing for something new. */
    targetId: text('target_id'),
    baseVersion: integer('base_version').notNull(),
    title: text().notNull(),
    data: jsonb().$type<ContentData>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('content_draft_one_each')
      .on(table.accountId, table.kind, table.targetId)
      .where(sql`${table.targetId} is not null`),
    index('content_draft_account').on(table.accountId, table.updatedAt),
    check('content_draft_key_form', sql`${table.key} ~ '^[0-9a-f-]{1,36}$'`),
    check('content_draft_kind_known', known(table.kind)),
  ],
)

/** What a content held after each save. */
export const contentVersion = pgTable(
  'content_version',
  {
    kind: kind(),
    targetId: text('target_id').notNull(),
    version: integer().notNull(),
    /** Nobody for what was there before versions were kept. */
    accountId: integer('account_id').references(() => account.id),
    data: jsonb().$type<ContentData>().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.targetId, table.version] }),
    index('content_version_at').on(table.at),
    check('content_version_kind_known', known(table.kind)),
  ],
)
