import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { chat } from '../database/schema/chat-table.ts'

type Between = { patientId: number; branchId: number; doctorId: number | null; at: Date }

/** The one conversation of a patient with a branch, or with a doctor there; created if missing. */
export async function ensureChat(db: Database, { patientId, branchId, doctorId, at }: Between) {
  const [made] = await db
    .insert(chat)
    .values({ patientId, branchId, doctorId, createdAt: at, lastMessageAt: at })
    .onConflictDoNothing()
    .returning({ id: chat.id })
  if (made) return made.id
  const [found] = await db
    .select({ id: chat.id })
    .from(chat)
    .where(
      and(
        eq(chat.patientId, patientId),
        eq(chat.branchId, branchId),
        doctorId === null ? isNull(chat.doctorId) : eq(chat.doctorId, doctorId),
      ),
    )
  return found!.id
}
