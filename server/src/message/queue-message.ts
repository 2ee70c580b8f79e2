import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { outboxMessage } from '../database/schema/outbox-message-table.ts'
import { afterCommit } from '../database/transaction.ts'

export type NewMessage = {
  channel: 'mail' | 'whatsapp'
  to: string
  subject: string
  text: string
  code?: string
  link?: string
  /** Prevents a second message for the same cause. */
  dedupeKey: string
  /** Not sent before. */
  dueAt?: Date
  /** Not sent after. */
  usefulUntil?: Date
}

/** Adds a message to the outbox, in the caller's transaction. */
export async function queueMessage(context: Context, db: Database, message: NewMessage) {
  const { channel, to, subject, text, code, link, dedupeKey, dueAt = context.now(), usefulUntil } = message
  const createdAt = context.now()
  await db
    .insert(outboxMessage)
    .values({ channel, recipient: to, subject, body: text, code, link, dedupeKey, createdAt, dueAt, usefulUntil })
    .onConflictDoNothing({ target: outboxMessage.dedupeKey })
  if (dueAt <= createdAt) afterCommit(db, () => context.wake(`send-${channel}`))
}
