import { sql } from 'drizzle-orm'
import { index, integer, pgTable, smallint, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'

/** A message on its way out, written in the transaction that causes it and sent by a job. */
export const outboxMessage = pgTable(
  'outbox_message',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    channel: text({ enum: ['mail', 'whatsapp'] }).notNull(),
    recipient: text().notNull(),
    subject: text().notNull(),
    body: text().notNull(),
    code: text(),
    link: text(),
    /** Two causes of the same message give one row. */
    dedupeKey: text('dedupe_key').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
    /** A code that has run out only confuses. */
    usefulUntil: timestamp('useful_until', { withTimezone: true }),
    attempts: smallint().notNull().default(0),
    lastError: text('last_error'),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    /** Set when every attempt failed, or no other can succeed; a person has to look. */
    failedAt: timestamp('failed_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('outbox_message_dedupe').on(table.dedupeKey),
    index('outbox_message_due')
      .on(table.dueAt)
      .where(sql`${table.sentAt} is null and ${table.failedAt} is null`),
    // What is still to go and what was given up: a few rows among a month of those that went.
    index('outbox_message_unsent')
      .on(table.id)
      .where(sql`${table.sentAt} is null`),
    index('outbox_message_recipient').on(table.recipient, table.id),
  ],
)
