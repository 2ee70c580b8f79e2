import { and, arrayContains, asc, count, exists, ilike, sql } from 'drizzle-orm'
import { pageInfoOf } from '@nmw/contract/page'
import { mustBeEditor } from '../auth/must-be-editor.ts'
import type { Context } from '../context.ts'
import { containsPattern } from '../database/contains-pattern.ts'
import { article, articleTag } from '../database/schema/article-table.ts'
import { publishedOn } from './article-queries.ts'
import type { NameQuery } from './list-article-categories.ts'

/** Like categories: visitors see only tags with articles. */
export async function listArticleTags(context: Context, { query, client }: NameQuery) {
  const { db, now } = context
  const { page, limit, search, admin } = query
  if (admin === 'true') await mustBeEditor(context, client)
  const inUse = db
    .select({ id: article.id })
    .from(article)
    .where(and(arrayContains(article.tags, sql`array[${articleTag.name}]`), publishedOn(now())))
  const shown = and(
    search ? ilike(articleTag.name, containsPattern(search)) : undefined,
    admin === 'true' ? undefined : exists(inUse),
  )
  const [datas, [counted]] = await Promise.all([
    db
      .select({ name: articleTag.name })
      .from(articleTag)
      .where(shown)
      .orderBy(asc(articleTag.name))
      .limit(limit)
      .offset((page - 1) * limit),
    db.select({ total: count() }).from(articleTag).where(shown),
  ])
  return { datas, page: pageInfoOf(counted?.total ?? 0, { page, limit }) }
}
