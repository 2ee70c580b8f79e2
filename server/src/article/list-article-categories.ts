import { and, asc, count, eq, exists, ilike } from 'drizzle-orm'
import { pageInfoOf } from '@nmw/contract/page'
import { mustBeEditor } from '../auth/must-be-editor.ts'
import type { Context } from '../context.ts'
import { containsPattern } from '../database/contains-pattern.ts'
import { article, articleCategory } from '../database/schema/article-table.ts'
import type { Client } from '../http/client.ts'
import { publishedOn } from './article-queries.ts'

export type NameQuery = {
  client: Client
  query: { page: number; limit: number; search: string; admin?: string | undefined }
}

/** Visitors see categories with articles; editors see all. */
export async function listArticleCategories(context: Context, { query, client }: NameQuery) {
  const { db, now } = context
  const { page, limit, search, admin } = query
  if (admin === 'true') await mustBeEditor(context, client)
  const inUse = db
    .select({ id: article.id })
    .from(article)
    .where(and(eq(article.categoryId, articleCategory.id), publishedOn(now())))
  const shown = and(
    search ? ilike(articleCategory.name, containsPattern(search)) : undefined,
    admin === 'true' ? undefined : exists(inUse),
  )
  const [datas, [counted]] = await Promise.all([
    db
      .select({ name: articleCategory.name, image: articleCategory.image })
      .from(articleCategory)
      .where(shown)
      .orderBy(asc(articleCategory.name))
      .limit(limit)
      .offset((page - 1) * limit),
    db.select({ total: count() }).from(articleCategory).where(shown),
  ])
  return { datas, page: pageInfoOf(counted?.total ?? 0, { page, limit }) }
}
