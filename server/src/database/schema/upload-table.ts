import { sql, type SQLWrapper } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { account } from './account-table.ts'
import { bytea } from './session-table.ts'

const isGeneratedName = (name: SQLWrapper) => sql`${name} ~ '^[0-9a-f]{32}[.]webp$'`

/** A picture being uploaded. The row stays for a day in any case, so that the day's bytes can be counted. */
export const upload = pgTable(
  'upload',
  {
    name: text().primaryKey(),
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id),
    isPublic: boolean('is_public').notNull(),
    /** Bytes announced, and bytes safely on disk. */
    length: integer().notNull(),
    received: integer().notNull().default(0),
    /** The latest chunk: repeating it is no error. */
    lastIndex: integer('last_index'),
    lastHash: bytea('last_hash'),
    state: text({ enum: ['open', 'finished', 'failed'] })
      .notNull()
      .default('open'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('upload_account').on(table.accountId, table.createdAt),
    index('upload_created').on(table.createdAt),
    check('upload_name_form', isGeneratedName(table.name)),
    check('upload_length_allowed', sql`${table.length} between 1 and 5242880`),
    check('upload_within_length', sql`${table.received} between 0 and ${table.length}`),
    check('upload_ends_whole', sql`${table.state} = 'open' or ${table.received} = ${table.length}`),
    check('upload_state_known', sql`${table.state} in ('open', 'finished', 'failed')`),
    check('upload_last_chunk_whole', sql`(${table.lastIndex} is null) = (${table.lastHash} is null)`),
  ],
)

/** An uploaded picture, re-encoded by the server and ready to be shown. */
export const storedFile = pgTable(
  'stored_file',
  {
    name: text().primaryKey(),
    ownerId: integer('owner_id')
      .notNull()
      .references(() => account.id),
    isPublic: boolean('is_public').notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    bytes: integer().notNull(),
    contentType: text('content_type').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('stored_file_owner').on(table.ownerId, table.createdAt),
    check('stored_file_name_form', isGeneratedName(table.name)),
    check(
      'stored_file_size_allowed',
      sql`${table.width} between 1 and 2048 and ${table.height} between 1 and 2048 and ${table.bytes} > 0`,
    ),
    check('stored_file_type_known', sql`${table.contentType} = 'image/webp'`),
  ],
)
