import { SAVED_MEANWHILE, type ContentKind } from '@nmw/contract/content-kind'
import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { contentDraft, contentVersion, type ContentData } from '../database/schema/draft-table.ts'
import { notFound, Problem } from '../http/problem.ts'
import { tableOf } from './content-tables.ts'

type Target = { kind: ContentKind; id: string }
type Saved = Target & { version: number; data: ContentData; accountId: number; at: Date }

/** Stores the saved content as a version and deletes the draft it came from, in the transaction of the save. */
export async function saveVersion(
  db: Database,
  { kind, id, version, data, accountId, at }: Saved,
  { keepDraft = false } = {},
) {
  await db.insert(contentVersion).values({ kind, targetId: id, version, data, accountId, at })
  if (keepDraft) return
  await db
    .delete(contentDraft)
    .where(and(eq(contentDraft.accountId, accountId), eq(contentDraft.kind, kind), eq(contentDraft.targetId, id)))
}

type Former = Target & { version: number; data: ContentData; at: Date }

/** Content older than the version history: the first save over it stores the former state as well. */
export async function saveFormerVersion(db: Database, { kind, id, version, data, at }: Former) {
  await db
    .insert(contentVersion)
    .values({ kind, targetId: id, version, data, at, accountId: null })
    .onConflictDoNothing()
}

/** Why a guarded update matched no row: it is deleted, or somebody saved a newer version. */
export async function saveConflict(db: Database, { kind, id }: Target) {
  const { table } = tableOf(kind)
  const [row] = await db
    .select({ version: table.version })
    .from(table)
    .where(and(eq(table.id, id), isNull(table.deletedAt)))
  if (!row) return notFound()
  return new Problem(409, SAVED_MEANWHILE, { errors: [{ path: 'version', message: String(row.version) }] })
}
