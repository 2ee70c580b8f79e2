import { eq } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { chat } from '../database/schema/chat-table.ts'
import { lockChat } from './chat-queries.ts'
import { ensureChat } from './ensure-chat.ts'
import { writeMessage } from './write-message.ts'

type Seen = { patientId: number; branchId: number; doctorId: number; senderId: number; visitId: number; at: Date }

/**
 * After a visit the patient may ask the doctor one more thing, even if an earlier conversation has ended. The
 * invitation is no answer, and opens no session.
 */
export async function openDoctorChat(db: Database, { senderId, visitId, ...between }: Seen) {
  const id = await ensureChat(db, between)
  const found = await lockChat(db, eq(chat.id, id))
  await db.update(chat).set({ sessionEndsAt: null }).where(eq(chat.id, id))
  const text =
    'Konsultasi kita sudah selesai. Bila ada yang belum jelas, tulis satu pertanyaan di sini; saya jawab secepatnya.'
  await writeMessage(db, {
    chat: found!,
    sender: 'clinic',
    senderId,
    message: { text, key: `visit-${visitId}-finished` },
    at: between.at,
  })
}
