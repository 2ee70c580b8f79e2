import type { ArticleFilter } from '@nmw/contract/article-desk'
import { pageInfoOf } from '@nmw/contract/page'
import { and, asc, count, desc, eq, exists, ilike, isNull, or, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { containsPattern } from '../database/contains-pattern.ts'
import { article, articleCategory } from '../database/schema/article-table.ts'
import { dateInJakarta } from '../date-in-jakarta.ts'
import { stateOn } from './admin-article.ts'

type Input = {
  query: { page: number; limit: number; search: string; tag: string; category: string; status: ArticleFilter }
}

export async function listAdminArticles({ db, now }: Context, { query }: Input) {
  const { page, limit, search, tag, category, status } = query
  const state = stateOn(dateInJakarta(now()))
  const tagged = sql`(select 1 from unnest(${article.tags}) as named where named ilike ${containsPattern(tag)})`
  const shown = and(
    isNull(article.deletedAt),
    search
      ? or(ilike(article.title, containsPattern(search)), ilike(article.preview, containsPattern(search)))
      : undefined,
    tag ? exists(tagged) : undefined,
    category ? ilike(articleCategory.name, containsPattern(category)) : undefined,
    status === 'all' ? undefined : sql`${state} = ${status}`,
  )
  const [datas, [counted]] = await Promise.all([
    db
      .select({
        _id: article.id,
        title: article.title,
        slug: article.slug,
        date: article.publishedOn,
        category: articleCategory.name,
        view: article.views,
        status: article.active,
        state,
        version: article.version,
      })
      .from(article)
      .innerJoin(articleCategory, eq(articleCategory.id, article.categoryId))
      .where(shown)
      .orderBy(desc(article.publishedOn), asc(article.id))
      .limit(limit)
      .offset((page - 1) * limit),
    db
      .select({ total: count() })
      .from(article)
      .innerJoin(articleCategory, eq(articleCategory.id, article.categoryId))
      .where(shown),
  ])
  return { datas, page: pageInfoOf(counted?.total ?? 0, { page, limit }) }
}
