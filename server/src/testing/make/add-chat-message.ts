import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { chat, chatMessage } from '../../database/schema/chat-table.ts'
import { ensureFirstBranch } from './create-test-branch.ts'
import type { TestApp } from '../app/open-test-app.ts'

type Message = { patientId: number; senderId?: number; body?: string; image?: string }

/** A message in the chat of the patient and branch 1; without `senderId` the patient sends it. */
export async function addChatMessage(testApp: TestApp, { patientId, senderId, body = '', image }: Message) {
  const { db, context } = testApp
  const at = context.now()
  const [known] = await db.select().from(chat).where(eq(chat.patientId, patientId))
  const { id: branchId } = await ensureFirstBranch(testApp)
  const fresh = { patientId, branchId, createdAt: at, lastMessageAt: at }
  const [thread = known] = known ? [] : await db.insert(chat).values(fresh).returning()
  await db.insert(chatMessage).values({
    chatId: thread!.id,
    sender: senderId ? 'clinic' : 'patient',
    senderId: senderId ?? patientId,
    body,
    image,
    clientKey: randomUUID(),
    createdAt: at,
  })
}
