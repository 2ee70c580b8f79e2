import { PICTURE_INVALID } from '@nmw/contract/upload'
import type { ContentKind } from '@nmw/contract/content-kind'
import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { contentPicture } from '../database/schema/media-table.ts'
import { storedFile } from '../database/schema/upload-table.ts'
import { refused } from '../http/problem.ts'

type Target = { kind: ContentKind; id: string }
const uploaded = /^[0-9a-f]{32}\.webp$/

/** Records which pictures a content shows, in the caller's transaction. */
export async function saveContentPictures(db: Database, { kind, id }: Target, shown: readonly string[]) {
  const names = [...new Set(shown.filter(Boolean))]
  await db.delete(contentPicture).where(and(eq(contentPicture.kind, kind), eq(contentPicture.targetId, id)))
  if (names.length) await db.insert(contentPicture).values(names.map((name) => ({ kind, targetId: id, name })))
}

/** Standalone pictures, such as thumbnails, must be public. */
export async function mustBePublic(db: Database, field: string, ...names: string[]) {
  const asked = names.filter((name) => uploaded.test(name))
  if (!asked.length) return
  const found = await db
    .select({ name: storedFile.name })
    .from(storedFile)
    .where(and(inArray(storedFile.name, asked), eq(storedFile.isPublic, true)))
  if (found.length < new Set(asked).size) throw refused(PICTURE_INVALID, field)
}
