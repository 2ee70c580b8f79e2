import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { chat, chatMessage } from '../database/schema/chat-table.ts'

/** Whether one of these patients was sent the picture in a conversation. */
export async function isShownInChat(db: Database, image: string, patientIds: number[]) {
  if (patientIds.length === 0) return false
  const [row] = await db
    .select({ id: chatMessage.id })
    .from(chatMessage)
    .innerJoin(chat, eq(chat.id, chatMessage.chatId))
    .where(and(eq(chatMessage.image, image), inArray(chat.patientId, patientIds)))
    .limit(1)
  return row !== undefined
}
