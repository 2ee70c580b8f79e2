import type { ContentKind } from '@nmw/contract/content-kind'
import { DAY } from '@nmw/contract/duration'
import { TRASH_DAYS } from '@nmw/contract/trash'
import { and, desc, eq, exists, isNotNull, sql } from 'drizzle-orm'
import { recordAudit } from '../audit/record-audit.ts'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { articleView } from '../database/schema/article-table.ts'
import { contentDraft, contentVersion } from '../database/schema/draft-table.ts'
import { contentPicture } from '../database/schema/media-table.ts'
import { prescriptionTreatment } from '../database/schema/prescription-table.ts'
import type { Caller } from '../http/route.ts'
import type { Client } from '../http/client.ts'
import { contentTables, tableOf } from './content-tables.ts'

export const TRASH_TIME = TRASH_DAYS * DAY

export const kinds = Object.keys(contentTables) as ContentKind[]

type Target = { kind: ContentKind; id: string }
export type TrashInput = { client: Client; caller: Caller; params: Target }

/** The content is unchanged, only hidden: the history continues without a gap. */
export async function copyVersion(
  { now }: Context,
  db: Database,
  { kind, id, version, accountId }: Target & { version: number; accountId: number },
) {
  const [last] = await db
    .select({ data: contentVersion.data })
    .from(contentVersion)
    .where(and(eq(contentVersion.kind, kind), eq(contentVersion.targetId, id)))
    .orderBy(desc(contentVersion.version))
    .limit(1)
  if (!last) return
  const data = { ...last.data, status: false }
  await db.insert(contentVersion).values({ kind, targetId: id, version, accountId, data, at: now() })
}

/** A prescription stays as it was given, so the treatments it names are never deleted. */
export function isPrescribed(db: Database, { kind, id }: Target) {
  if (kind !== 'treatment') return sql`false`
  return exists(db.select().from(prescriptionTreatment).where(eq(prescriptionTreatment.treatmentId, id)))
}

export async function removeWhole(db: Database, { kind, id }: Target): Promise<'missing' | 'prescribed' | 'removed'> {
  const { table } = tableOf(kind)
  const inTrash = and(eq(table.id, id), isNotNull(table.deletedAt))
  const [there] = await db.select({ id: table.id }).from(table).where(inTrash).for('update')
  if (!there) return 'missing'
  // Asked only after the row is locked: a prescription that names it meanwhile has to wait.
  if (await db.$count(table, and(inTrash, isPrescribed(db, { kind, id })))) return 'prescribed'
  if (kind === 'article') await db.delete(articleView).where(eq(articleView.articleId, id))
  // Drafts belong to their writers: they become drafts of new content.
  await db
    .update(contentDraft)
    .set({ targetId: null, baseVersion: 0 })
    .where(and(eq(contentDraft.kind, kind), eq(contentDraft.targetId, id)))
  await db.delete(contentVersion).where(and(eq(contentVersion.kind, kind), eq(contentVersion.targetId, id)))
  await db.delete(contentPicture).where(and(eq(contentPicture.kind, kind), eq(contentPicture.targetId, id)))
  await db.delete(table).where(inTrash)
  return 'removed'
}

export async function recordTrash(
  context: Context,
  db: Database,
  { client, caller, params }: TrashInput,
  what: 'trashed' | 'restored' | 'deleted',
) {
  await recordAudit(context, db, client, {
    action: `${params.kind}-${what}`,
    accountId: caller.accountId,
    object: `${params.kind}:${params.id}`,
  })
}
