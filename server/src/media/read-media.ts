import { and, eq, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { mediaNote } from '../database/schema/media-table.ts'
import { storedFile } from '../database/schema/upload-table.ts'
import { notFound } from '../http/problem.ts'

export async function readMedia({ db }: Context, { params: { name } }: { params: { name: string } }) {
  const [row] = await db
    .select({ name: storedFile.name, alt: sql<string>`coalesce(${mediaNote.alt}, '')` })
    .from(storedFile)
    .leftJoin(mediaNote, eq(mediaNote.name, storedFile.name))
    .where(and(eq(storedFile.name, name), eq(storedFile.isPublic, true)))
  if (!row) throw notFound()
  return row
}
