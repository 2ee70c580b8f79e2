import type { ContentKind } from '@nmw/contract/content-kind'
import { and, desc, eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { contentDraft } from '../database/schema/draft-table.ts'
import type { Caller } from '../http/route.ts'
import { draftCard } from './own-draft.ts'

const MAX_DRAFTS = 100

type Input = { caller: Caller; query: { kind?: ContentKind | undefined; target?: string | undefined } }

export async function listDrafts({ db }: Context, { caller, query: { kind, target } }: Input) {
  const rows = await db
    .select(draftCard)
    .from(contentDraft)
    .where(
      and(
        eq(contentDraft.accountId, caller.accountId),
        kind && eq(contentDraft.kind, kind),
        target ? eq(contentDraft.targetId, target) : undefined,
      ),
    )
    .orderBy(desc(contentDraft.updatedAt))
    .limit(MAX_DRAFTS)
  return rows.map((row) => ({ ...row, updatedAt: row.updatedAt.toISOString() }))
}
