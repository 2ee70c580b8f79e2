import { and, inArray, isNull } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { outboxMessage } from '../database/schema/outbox-message-table.ts'

/** Takes back what is not on its way yet. */
export async function dropMessages(db: Database, dedupeKeys: string[]) {
  await db.delete(outboxMessage).where(and(inArray(outboxMessage.dedupeKey, dedupeKeys), isNull(outboxMessage.sentAt)))
}
