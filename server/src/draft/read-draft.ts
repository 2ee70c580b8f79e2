import type { Context } from '../context.ts'
import { contentDraft } from '../database/schema/draft-table.ts'
import { notFound } from '../http/problem.ts'
import { draftCard, type OneDraft, ownDraft } from './own-draft.ts'

export async function readDraft({ db }: Context, input: OneDraft) {
  const [row] = await db
    .select({ ...draftCard, baseVersion: contentDraft.baseVersion, data: contentDraft.data })
    .from(contentDraft)
    .where(ownDraft(input))
  if (!row) throw notFound()
  return { ...row, updatedAt: row.updatedAt.toISOString(), data: row.data as Record<string, never> }
}
