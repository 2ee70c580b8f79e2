import { and, eq } from 'drizzle-orm'
import { contentDraft } from '../database/schema/draft-table.ts'
import type { Caller } from '../http/route.ts'

export type OneDraft = { caller: Caller; params: { key: string } }

export const draftCard = {
  key: contentDraft.key,
  kind: contentDraft.kind,
  targetId: contentDraft.targetId,
  title: contentDraft.title,
  updatedAt: contentDraft.updatedAt,
}

export const ownDraft = ({ caller, params }: OneDraft) =>
  and(eq(contentDraft.key, params.key), eq(contentDraft.accountId, caller.accountId))
