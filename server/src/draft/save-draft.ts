import type { ContentKind } from '@nmw/contract/content-kind'
import { and, eq, ne, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { contentDraft, type ContentData } from '../database/schema/draft-table.ts'
import { transaction } from '../database/transaction.ts'
import { notFound } from '../http/problem.ts'
import type { Caller } from '../http/route.ts'

type Input = {
  caller: Caller
  params: { key: string }
  body: { kind: ContentKind; targetId: string | null; baseVersion: number; title: string; data: ContentData }
}

/** The last save wins: a person has one draft per content, from any device. */
export async function saveDraft({ db, now }: Context, { caller: { accountId }, params: { key }, body }: Input) {
  const at = now()
  return transaction(db, async (db) => {
    if (body.targetId) {
      // Serialises two devices, so that the second sees what the first left.
      const place = `content_draft ${accountId} ${body.kind} ${body.targetId}`
      await db.execute(sql`select pg_advisory_xact_lock(hashtext(${place}))`)
      await db
        .delete(contentDraft)
        .where(
          and(
            eq(contentDraft.accountId, accountId),
            eq(contentDraft.kind, body.kind),
            eq(contentDraft.targetId, body.targetId),
            ne(contentDraft.key, key),
          ),
        )
    }
    const { baseVersion, title, data } = body
    const [row] = await db
      .insert(contentDraft)
      .values({ key, accountId, ...body, createdAt: at, updatedAt: at })
      .onConflictDoUpdate({
        target: contentDraft.key,
        set: { baseVersion, title, data, updatedAt: at },
        setWhere: and(eq(contentDraft.accountId, accountId), eq(contentDraft.kind, sql`excluded.kind`))!,
      })
      .returning({ key: contentDraft.key })
    // The key belongs to another account.
    if (!row) throw notFound()
    return { key, updatedAt: at.toISOString() }
  })
}
