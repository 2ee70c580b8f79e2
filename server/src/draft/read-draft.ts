import type { ContentKind } from '@nmw/contract/content-kind'
import { and, desc, eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { contentDraft } from '../database/schema/draft-table.ts'
import { notFound } from '../http/problem.ts'
import type { Caller } from '../http/route.ts'

const MOST = 100
const card = {
  key: contentDraft.key,
  kind: contentDraft.kind,
  targetId: contentDraft.targetId,
  title: contentDraft.title,
  updatedAt: contentDraft.updatedAt,
}

type ListInput = { caller: Caller; query: { kind?: ContentKind | undefined; target?: string | undefined } }

export async function listDrafts({ db }: Context, { caller, query: { kind, target } }: ListInput) {
  const rows = await db
    .select(card)
    .from(contentDraft)
    .where(
      and(
        eq(contentDraft.accountId, caller.accountId),
        kind && eq(contentDraft.kind, kind),
        target ? eq(contentDraft.targetId, target) : undefined,
      ),
    )
    .orderBy(desc(contentDraft.updatedAt))
    .limit(MOST)
  return rows.map((row) => ({ ...row, updatedAt: row.updatedAt.toISOString() }))
}

type Input = { caller: Caller; params: { key: string } }

const own = ({ caller, params }: Input) =>
  and(eq(contentDraft.key, params.key), eq(contentDraft.accountId, caller.accountId))

export async function readDraft({ db }: Context, input: Input) {
  const [row] = await db
    .select({ ...card, baseVersion: contentDraft.baseVersion, data: contentDraft.data })
    .from(contentDraft)
    .where(own(input))
  if (!row) throw notFound()
  return { ...row, updatedAt: row.updatedAt.toISOString(), data: row.data as Record<string, never> }
}

export async function removeDraft({ db }: Context, input: Input): Promise<true> {
  // Thrown away twice is thrown away.
  await db.delete(contentDraft).where(own(input))
  return true
}
