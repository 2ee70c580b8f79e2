import { asc, eq, inArray, or } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { chat, chatMessage } from '../database/schema/chat-table.ts'
import { storedFile } from '../database/schema/upload-table.ts'

export type OwnPhoto = typeof storedFile.$inferSelect

/** Every picture the person sent us, and those the clinic sent her. */
export function ownPhotos({ db }: Context, accountId: number): Promise<OwnPhoto[]> {
  const received = db
    .select({ name: chatMessage.image })
    .from(chatMessage)
    .innerJoin(chat, eq(chat.id, chatMessage.chatId))
    .where(eq(chat.patientId, accountId))
  return db
    .select()
    .from(storedFile)
    .where(or(eq(storedFile.ownerId, accountId), inArray(storedFile.name, received)))
    .orderBy(asc(storedFile.createdAt), asc(storedFile.name))
}
