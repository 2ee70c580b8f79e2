import { sql } from 'drizzle-orm'
import { index, integer, pgTable, smallint, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'

/** An outgoing message, written in the transaction that causes it and sent by a job. */
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
    /** Two causes of the same message create one row. */
    dedupeKey: text('dedupe_key').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
    /** An expired code would only confuse. */
    usefulUntil: timestamp('useful_until', { withTimezone: true }),
    attempts: smallint().notNull().default(0),
    lastError: text('last_error'),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    /** Every attempt failed, or none can succeed; staff must look at it. */
    failedAt: timestamp('failed_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('outbox_message_dedupe').on(table.dedupeKey),
    index('outbox_message_due')
      .on(table.dueAt)
      .where(sql`${table.sentAt} is null and ${table.failedAt} is null`),
    // Messages still to send or given up: few rows among a month of sent ones.
    index('outbox_message_unsent')
      .on(table.id)
      .where(sql`${table.sentAt} is null`),
    index('outbox_message_recipient').on(table.recipient, table.id),
  ],
)
