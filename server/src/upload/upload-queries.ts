import { and, eq, gt } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { upload } from '../database/schema/upload-table.ts'

export type Upload = typeof upload.$inferSelect

export const UPLOAD_LIFE = 24 * 60 * 60 * 1000

/** An upload that started earlier can no longer be finished. */
export function earliestAlive(at: Date) {
  return new Date(at.getTime() - UPLOAD_LIFE)
}

/** The row, locked until the transaction ends: chunks of one upload take turns. */
export async function lockUpload(db: Database, { name, accountId }: { name: string; accountId: number }, at: Date) {
  const mine = and(eq(upload.name, name), eq(upload.accountId, accountId), gt(upload.createdAt, earliestAlive(at)))
  const [row] = await db.select().from(upload).where(mine).for('update')
  return row
}

/** What was received is gone from the disk: the sender begins anew. */
export async function startOver(db: Database, name: string) {
  await db
    .update(upload)
    .set({ received: 0, lastIndex: null, lastHash: null })
    .where(and(eq(upload.name, name), eq(upload.state, 'open')))
}
