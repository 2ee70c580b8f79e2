import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { branch } from '../../database/schema/branch-table.ts'
import { chat, chatMessage } from '../../database/schema/chat-table.ts'
import type { TestApp } from '../app/open-test-app.ts'

const somewhere = {
  id: 1,
  code: 'MTG',
  name: 'Klinik NMW Menteng',
  districtId: 317106,
  address: 'Jl. Cikini Raya No. 1',
  latitude: -6.19,
  longitude: 106.84,
  timezone: 'Asia/Jakarta',
  image: 'branch-menteng.webp',
} as const

type Said = { patientId: number; senderId?: number; body?: string; image?: string }

/** A message in the patient's chat with the branch; without a sender it is the patient's. */
export async function addChatMessage({ db, context }: TestApp, { patientId, senderId, body = '', image }: Said) {
  const at = context.now()
  await db.insert(branch).values(somewhere).onConflictDoNothing()
  const [known] = await db.select().from(chat).where(eq(chat.patientId, patientId))
  const fresh = { patientId, branchId: somewhere.id, createdAt: at, lastMessageAt: at }
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
