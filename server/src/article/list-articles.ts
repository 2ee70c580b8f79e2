import { and, arrayContains, asc, desc, eq, ilike, or, sql } from 'drizzle-orm'
import { pageInfoOf } from '@nmw/contract/page'
import type { Context } from '../context.ts'
import { containsPattern } from '../database/contains-pattern.ts'
import { article, articleCategory, articleChange } from '../database/schema/article-table.ts'
import { dateInJakarta } from '../date-in-jakarta.ts'
import { cardColumns, cardOf, publishedOn } from './article-queries.ts'
import { countArticles } from './count-articles.ts'

type Input = {
  query: { page: number; limit: number; search: string; category?: string | undefined; tag?: string | undefined }
}

export async function listArticles({ db, now }: Context, { query }: Input) {
  const { page, limit, search, category, tag } = query
  const at = now()
  const pattern = containsPattern(search)
  const shown = and(
    publishedOn(at),
    search ? or(ilike(article.title, pattern), ilike(article.preview, pattern)) : undefined,
    category ? eq(article.categoryId, categoryNamed(category)) : undefined,
    tag ? arrayContains(article.tags, [tag]) : undefined,
  )
  const rows = await db
    .select({ ...cardColumns, change: sql<number>`(select ${articleChange.number} from ${articleChange})` })
    .from(article)
    .innerJoin(articleCategory, eq(articleCategory.id, article.categoryId))
    .where(shown)
    .orderBy(desc(article.publishedOn), asc(article.id))
    .limit(limit)
    .offset((page - 1) * limit)
  const total = await countArticles(db, shown, {
    change: rows[0]?.change,
    filter: search ? undefined : [dateInJakarta(at), category, tag],
  })
  return { datas: rows.map(cardOf), page: pageInfoOf(total, { page, limit }) }
}

function categoryNamed(name: string) {
  return sql`(select ${articleCategory.id} from ${articleCategory} where ${articleCategory.name} = ${name})`
}
