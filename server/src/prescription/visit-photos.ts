import { desc, eq } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { visitPhoto } from '../database/schema/prescription-table.ts'

export async function visitPhotos(db: Database, appointmentId: number) {
  const rows = await db
    .select()
    .from(visitPhoto)
    .where(eq(visitPhoto.appointmentId, appointmentId))
    .orderBy(desc(visitPhoto.createdAt), desc(visitPhoto.id))
  const photos = rows.map(({ id, kind, file, createdAt }) => ({ id, kind, file, createTime: createdAt.toISOString() }))
  return {
    before: photos.flatMap(({ kind, file, ...photo }) =>
      kind === 'before' ? [{ ...photo, beforeImagePath: file }] : [],
    ),
    after: photos.flatMap(({ kind, file, ...photo }) => (kind === 'after' ? [{ ...photo, afterImagePath: file }] : [])),
  }
}
