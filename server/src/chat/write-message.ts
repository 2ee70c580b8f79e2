import { KEY_USED, MESSAGES_PER_MINUTE } from '@nmw/contract/chat'
import { PICTURE_INVALID } from '@nmw/contract/upload'
import { and, desc, eq } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { chat, chatMessage } from '../database/schema/chat-table.ts'
import { storedFile } from '../database/schema/upload-table.ts'
import { Problem, refused, tooMany } from '../http/problem.ts'
import { announce, announceStaff } from '../live/announce.ts'
import type { Chat } from './chat-queries.ts'

export type NewMessage = { text: string; image?: string | undefined; key: string }

type Writing = { chat: Chat; sender: 'patient' | 'clinic'; senderId: number; message: NewMessage; at: Date }

/** The message already sent with this key; a repeat gets it and does nothing else. */
export async function findSent(db: Database, { chat, senderId, message }: Omit<Writing, 'sender' | 'at'>) {
  const { text, image = null, key } = message
  const [sent] = await db
    .select()
    .from(chatMessage)
    .where(and(eq(chatMessage.senderId, senderId), eq(chatMessage.clientKey, key)))
  if (!sent) return undefined
  const same = sent.chatId === chat.id && sent.body === text && sent.image === image
  if (!same) throw new Problem(422, KEY_USED)
  return sent
}

/** The caller's transaction has locked the conversation. */
export async function writeMessage(db: Database, { chat: found, sender, senderId, message, at }: Writing) {
  const { id, patientId, branchId } = found
  const { text, image = null, key } = message
  await limitRate(db, id, senderId, at)
  if (image) await mustBeOwn(db, image, senderId)
  const [written] = await db
    .insert(chatMessage)
    .values({ chatId: id, sender, senderId, body: text, image, clientKey: key, createdAt: at })
    .onConflictDoNothing({ target: [chatMessage.senderId, chatMessage.clientKey] })
    .returning()
  // The same key has just been used in another conversation.
  if (!written) throw new Problem(422, KEY_USED)
  await db.update(chat).set({ lastMessageAt: at }).where(eq(chat.id, id))
  await announce(db, { accountId: patientId, topic: 'message', id })
  await announceStaff(db, { branchId, topic: 'message', id })
  return written
}

async function limitRate(db: Database, chatId: number, senderId: number, at: Date) {
  const [oldest] = await db
    .select({ createdAt: chatMessage.createdAt })
    .from(chatMessage)
    .where(and(eq(chatMessage.chatId, chatId), eq(chatMessage.senderId, senderId)))
    .orderBy(desc(chatMessage.id))
    .offset(MESSAGES_PER_MINUTE - 1)
    .limit(1)
  const wait = oldest ? 60_000 - (at.getTime() - oldest.createdAt.getTime()) : 0
  if (wait > 0) throw tooMany('Terlalu banyak pesan.', Math.ceil(wait / 1000))
}

/** Another person's picture looks like a missing one; a public picture has no place in a conversation. */
async function mustBeOwn(db: Database, name: string, ownerId: number) {
  const own = and(eq(storedFile.name, name), eq(storedFile.ownerId, ownerId), eq(storedFile.isPublic, false))
  if (!(await db.$count(storedFile, own))) throw refused(PICTURE_INVALID, 'image')
}
