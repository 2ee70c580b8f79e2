import { tagThere } from '@nmw/contract/article-desk'
import { ilike, inArray, sql } from 'drizzle-orm'
import { recordAudit } from '../audit/record-audit.ts'
import type { Context } from '../context.ts'
import { articleCategory, articleTag } from '../database/schema/article-table.ts'
import { transaction } from '../database/transaction.ts'
import { refused } from '../http/problem.ts'
import type { Caller } from '../http/route.ts'
import type { Visit } from '../http/visit.ts'
import { mustBePublic } from '../media/keep-pictures.ts'

type Sent<Body> = { visit: Visit; caller: Caller; body: Body }

export async function createArticleCategory(context: Context, input: Sent<{ name: string; image: string }>) {
  const { visit, caller, body } = input
  return transaction(context.db, async (db) => {
    const there = () => refused(`Kategori ${body.name} Sudah Ada`, 'name')
    await mustBePublic(db, 'image', body.image)
    const same = ilike(articleCategory.name, body.name.replace(/[\\%_]/g, '\\$&'))
    if (await db.$count(articleCategory, same)) throw there()
    const [row] = await db
      .insert(articleCategory)
      .values(body)
      .onConflictDoNothing()
      .returning({ name: articleCategory.name, image: articleCategory.image })
    if (!row) throw there()
    await recordAudit(context, db, visit, {
      action: 'article-category-created',
      accountId: caller.accountId,
      object: `category:${row.name}`,
    })
    return row
  })
}

export async function createArticleTags(context: Context, { visit, caller, body }: Sent<{ names: string[] }>) {
  const { names } = body
  return transaction(context.db, async (db) => {
    const [there] = await db
      .select({ name: articleTag.name })
      .from(articleTag)
      .where(
        inArray(
          sql`lower(${articleTag.name})`,
          names.map((name) => name.toLowerCase()),
        ),
      )
    if (there) throw refused(tagThere(there.name), 'names')
    await db
      .insert(articleTag)
      .values(names.map((name) => ({ name })))
      .onConflictDoNothing()
    await recordAudit(context, db, visit, {
      action: 'article-tags-created',
      accountId: caller.accountId,
      detail: { names: names.join(', ') },
    })
    return { names }
  })
}
