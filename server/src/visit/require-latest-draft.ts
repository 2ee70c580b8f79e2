import { eq } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { visitDraft } from '../database/schema/prescription-table.ts'
import { Problem } from '../http/problem.ts'

/** Prevents overwriting or finishing without the last draft of another device. The visit is locked. */
export async function requireLatestDraft(db: Database, appointmentId: number, seen: number) {
  const [saved] = await db
    .select({ version: visitDraft.version })
    .from(visitDraft)
    .where(eq(visitDraft.appointmentId, appointmentId))
  if ((saved?.version ?? 0) !== seen)
    throw new Problem(409, 'Catatan ini sudah ditulis lebih lanjut di perangkat lain. Pilih dulu mana yang dipakai.')
}
