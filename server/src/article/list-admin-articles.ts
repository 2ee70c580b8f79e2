import type { ArticleFilter } from '@nmw/contract/article-desk'
import { pageInfoOf } from '@nmw/contract/page'
import { and, asc, desc, eq, exists, ilike, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { containsPattern } from '../database/contains-pattern.ts'
import { article, articleCategory, articleChange } from '../database/schema/article-table.ts'
import { dateInJakarta } from '../date-in-jakarta.ts'
import { stateOn } from './admin-article.ts'
import { countArticles } from './count-articles.ts'

type Input = {
  query: { page: number; limit: number; search: string; tag: string; category: string; status: ArticleFilter }
}

export async function listAdminArticles({ db, now }: Context, { query }: Input) {
  const { page, limit, search, tag, category, status } = query
  const today = dateInJakarta(now())
  const state = stateOn(today)
  const tagged = sql`(select 1 from unnest(${article.tags}) as named where named ilike ${containsPattern(tag)})`
  const named = db
    .select({ id: articleCategory.id })
    .from(articleCategory)
    .where(ilike(articleCategory.name, containsPattern(category)))
  const shown = and(
    isNull(article.deletedAt),
    search
      ? or(ilike(article.title, containsPattern(search)), ilike(article.preview, containsPattern(search)))
      : undefined,
    tag ? exists(tagged) : undefined,
    category ? inArray(article.categoryId, named) : undefined,
    status === 'all' ? undefined : sql`${state} = ${status}`,
  )
  const rows = await db
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
      change: sql<number>`(select ${articleChange.number} from ${articleChange})`,
    })
    .from(article)
    .innerJoin(articleCategory, eq(articleCategory.id, article.categoryId))
    .where(shown)
    .orderBy(desc(article.publishedOn), asc(article.id))
    .limit(limit)
    .offset((page - 1) * limit)
  const total = await countArticles(db, shown, {
    change: rows[0]?.change,
    filter: ['desk', today, search, tag, category, status],
  })
  return { datas: rows, page: pageInfoOf(total, { page, limit }) }
}
