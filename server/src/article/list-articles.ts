import { and, arrayContains, asc, desc, eq, ilike, lte, or, sql } from 'drizzle-orm'
import { pageInfoOf } from '@nmw/contract/page'
import type { Context } from '../context.ts'
import { containsPattern } from '../database/contains-pattern.ts'
import { article, articleCategory } from '../database/schema/article-table.ts'
import { dateInJakarta } from '../date-in-jakarta.ts'

type Input = {
  query: { page: number; limit: number; search: string; category?: string | undefined; tag?: string | undefined }
}

/** Public once it is active and its date has come. */
export async function listArticles({ db, now }: Context, { query }: Input) {
  const { page, limit, search, category, tag } = query
  const pattern = containsPattern(search)
  const shown = and(
    eq(article.active, true),
    lte(article.publishedOn, dateInJakarta(now())),
    search ? or(ilike(article.title, pattern), ilike(article.preview, pattern)) : undefined,
    category ? eq(articleCategory.name, category) : undefined,
    tag ? arrayContains(article.tags, [tag]) : undefined,
  )
  const [rows, [counted]] = await Promise.all([
    db
      .select({
        _id: article.id,
        title: article.title,
        slug: article.slug,
        preview: article.preview,
        date: article.publishedOn,
        category: articleCategory.name,
        tags: article.tags,
        view: article.views,
        src: article.image,
        alt: article.imageAlt,
      })
      .from(article)
      .innerJoin(articleCategory, eq(articleCategory.id, article.categoryId))
      .where(shown)
      .orderBy(desc(article.publishedOn), asc(article.id))
      .limit(limit)
      .offset((page - 1) * limit),
    db
      .select({ total: sql<number>`count(*)::int` })
      .from(article)
      .innerJoin(articleCategory, eq(articleCategory.id, article.categoryId))
      .where(shown),
  ])
  const datas = rows.map(({ src, alt, ...row }) => ({ ...row, images: { src, alt } }))
  return { datas, page: pageInfoOf(counted?.total ?? 0, { page, limit }) }
}
