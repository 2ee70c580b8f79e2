import { tagExists } from '@nmw/contract/article-desk'
import { recordAudit } from '../audit/record-audit.ts'
import type { Context } from '../context.ts'
import { articleCategory, articleTag } from '../database/schema/article-table.ts'
import { transaction } from '../database/transaction.ts'
import { refused } from '../http/problem.ts'
import type { Caller } from '../http/route.ts'
import type { Client } from '../http/client.ts'
import { mustBePublic } from '../media/save-content-pictures.ts'
import { findTagsByName } from './find-tags-by-name.ts'

type Sent<Body> = { client: Client; caller: Caller; body: Body }

export async function createArticleCategory(context: Context, input: Sent<{ name: string; image: string }>) {
  const { client, caller, body } = input
  return transaction(context.db, async (db) => {
    await mustBePublic(db, 'image', body.image)
    // Case-insensitive by a unique index: of two concurrent requests one is refused.
    const [row] = await db
      .insert(articleCategory)
      .values(body)
      .onConflictDoNothing()
      .returning({ name: articleCategory.name, image: articleCategory.image })
    if (!row) throw refused(`Kategori ${body.name} Sudah Ada`, 'name')
    await recordAudit(context, db, client, {
      action: 'article-category-created',
      accountId: caller.accountId,
      object: `category:${row.name}`,
    })
    return row
  })
}

export async function createArticleTags(context: Context, { client, caller, body }: Sent<{ names: string[] }>) {
  const { names } = body
  return transaction(context.db, async (db) => {
    const there = await findTagsByName(db, names)
    if (there[0]) throw refused(tagExists(there[0]), 'names')
    const added = await db
      .insert(articleTag)
      .values(names.map((name) => ({ name })))
      .onConflictDoNothing()
      .returning()
    const missed = names.find((name) => added.every((tag) => tag.name !== name))
    if (missed) throw refused(tagExists(missed), 'names')
    await recordAudit(context, db, client, {
      action: 'article-tags-created',
      accountId: caller.accountId,
      detail: { names: names.join(', ') },
    })
    return { names }
  })
}
