import { sql } from 'drizzle-orm'
import {
  check,
  customType,
  index,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { account } from './account-table.ts'

export const bytea = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' })

/** A signed-in device. Only the hash of its token is stored. */
export const session = pgTable(
  'session',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id),
    tokenHash: bytea('token_hash').notNull(),
    site: text({ enum: ['member', 'dashboard', 'ops'] }).notNull(),
    state: text({ enum: ['active', 'pending'] }).notNull(),
    /** Place of an active session; the unique index enforces the device limit under any race. */
    slot: smallint(),
    ip: text().notNull(),
    browserName: text('browser_name').notNull(),
    browserVersion: text('browser_version').notNull(),
    osName: text('os_name').notNull(),
    osVersion: text('os_version').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('session_token_unique').on(table.tokenHash),
    uniqueIndex('session_slot_unique')
      .on(table.accountId, table.site, table.slot)
      .where(sql`${table.state} = 'active' and ${table.endedAt} is null`),
    index('session_open')
      .on(table.accountId, table.site)
      .where(sql`${table.endedAt} is null`),
    check('session_active_has_slot', sql`(${table.state} = 'active') = (${table.slot} is not null)`),
    check('session_slot_small', sql`${table.slot} between 1 and 20`),
  ],
)
