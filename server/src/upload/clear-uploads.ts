import { and, eq, lt } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { upload } from '../database/schema/upload-table.ts'
import { earliestAlive, UPLOAD_LIFE } from './upload-queries.ts'

/** Deletes uploads older than a day, with the parts of unfinished ones. */
export async function clearUploads({ db, now, outside }: Context) {
  const before = earliestAlive(now())
  const old = lt(upload.createdAt, before)
  const unfinished = await db
    .select()
    .from(upload)
    .where(and(old, eq(upload.state, 'open')))
  for (const { name, isPublic } of unfinished) {
    await outside.parts.remove(name)
    // Stored, but the server crashed before it was recorded.
    await outside.files.remove(isPublic ? 'public' : 'private', name)
  }
  await db.delete(upload).where(old)
  await outside.parts.removeOlderThan(UPLOAD_LIFE)
}
