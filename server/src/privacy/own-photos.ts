import { asc, eq, inArray, or } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { appointment } from '../database/schema/appointment-table.ts'
import { chat, chatMessage } from '../database/schema/chat-table.ts'
import { visitPhoto } from '../database/schema/prescription-table.ts'
import { storedFile } from '../database/schema/upload-table.ts'

export type OwnPhoto = typeof storedFile.$inferSelect

/** Pictures the person uploaded, received in a chat, or that the clinic took. */
export function ownPhotos({ db }: Context, accountId: number): Promise<OwnPhoto[]> {
  const received = db
    .select({ name: chatMessage.image })
    .from(chatMessage)
    .innerJoin(chat, eq(chat.id, chatMessage.chatId))
    .where(eq(chat.patientId, accountId))
  const taken = db
    .select({ name: visitPhoto.file })
    .from(visitPhoto)
    .innerJoin(appointment, eq(appointment.id, visitPhoto.appointmentId))
    .where(eq(appointment.patientId, accountId))
  const own = or(eq(storedFile.ownerId, accountId), inArray(storedFile.name, received), inArray(storedFile.name, taken))
  return db.select().from(storedFile).where(own).orderBy(asc(storedFile.createdAt), asc(storedFile.name))
}
