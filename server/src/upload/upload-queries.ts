import { and, eq, gt } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { upload } from '../database/schema/upload-table.ts'

export type Upload = typeof upload.$inferSelect

export const UPLOAD_LIFE = 24 * 60 * 60 * 1000

/** Uploads started earlier can no longer be finished. */
export function earliestAlive(at: Date) {
  return new Date(at.getTime() - UPLOAD_LIFE)
}

/** Locked, so that chunks of one upload are handled one at a time. */
export async function lockUpload(db: Database, { name, accountId }: { name: string; accountId: number }, at: Date) {
  const mine = and(eq(upload.name, name), eq(upload.accountId, accountId), gt(upload.createdAt, earliestAlive(at)))
  const [row] = await db.select().from(upload).where(mine).for('update')
  return row
}

/** The received bytes are lost: the sender starts again. */
export async function startOver(db: Database, name: string) {
  await db
    .update(upload)
    .set({ received: 0, lastIndex: null, lastHash: null })
    .where(and(eq(upload.name, name), eq(upload.state, 'open')))
}
