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

/** What the bell tells a patient. */
export const notification = pgTable(
  'notification',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id),
    category: smallint().notNull(),
    message: text().notNull(),
    /** The page it speaks of. */
    link: text(),
    /** Two causes of the same news give one row. */
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

/** By which ways beside the bell a kind of news may reach someone. No row: as the defaults say. */
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
    // Payments and appointments always reach her somehow.
    check(
      'notification_preference_keeps_a_way',
      sql`${table.category} not in (2, 3) or ${table.mail} or ${table.whatsapp}`,
    ),
  ],
)
