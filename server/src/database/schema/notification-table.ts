import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { account } from './account-table.ts'

/** News for a patient, as the bell shows it. */
export const notification = pgTable(
  'notification',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id),
    category: smallint().notNull(),
    message: text().notNull(),
    /** The page it links to. */
    link: text(),
    /** Two causes of the same news create one row. */
    dedupeKey: text('dedupe_key').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    readAt: timestamp('read_at', { withTimezone: true }),
    /** Since when it needs no sending by mail or WhatsApp any more. */
    relayedAt: timestamp('relayed_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('notification_dedupe').on(table.accountId, table.dedupeKey),
    index('notification_newest').on(table.accountId, table.id.desc()),
    index('notification_unread')
      .on(table.accountId)
      .where(sql`${table.readAt} is null`),
    index('notification_to_relay')
      .on(table.id)
      .where(sql`${table.relayedAt} is null`),
    check('notification_category_known', sql`${table.category} between 0 and 5`),
    check('notification_link_inside', sql`${table.link} ~ '^/user/[^/\\\\]'`),
  ],
)

/** Channels besides the bell by which a category may reach a patient. No row: the defaults. */
export const notificationPreference = pgTable(
  'notification_preference',
  {
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id),
    category: smallint().notNull(),
    mail: boolean().notNull(),
    whatsapp: boolean().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.category] }),
    check('notification_preference_category_known', sql`${table.category} between 0 and 5`),
    // News of payments and appointments always has a channel.
    check(
      'notification_preference_keeps_a_way',
      sql`${table.category} not in (2, 3) or ${table.mail} or ${table.whatsapp}`,
    ),
  ],
)
