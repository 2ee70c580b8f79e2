import { and, eq, gt, inArray } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { chat, chatMessage } from '../database/schema/chat-table.ts'

/** Usable alone or as a column of another query. */
export function countUnreadMessages(db: Database, patientId: number) {
  const unread = db
    .select({ id: chatMessage.id })
    .from(chatMessage)
    .innerJoin(chat, eq(chat.id, chatMessage.chatId))
    .where(and(eq(chat.patientId, patientId), gt(chatMessage.id, chat.patientReadId), eq(chatMessage.sender, 'clinic')))
  return db.$count(chatMessage, inArray(chatMessage.id, unread))
}
