import { and, inArray, isNull } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { outboxMessage } from '../database/schema/outbox-message-table.ts'

/** Deletes messages that are not sent yet. */
export async function dropMessages(db: Database, dedupeKeys: string[]) {
  await db.delete(outboxMessage).where(and(inArray(outboxMessage.dedupeKey, dedupeKeys), isNull(outboxMessage.sentAt)))
}
