import { and, asc, desc, eq, lte } from 'drizzle-orm'
import { momentOf } from '@nmw/contract/zone'
import type { Context } from '../context.ts'
import { article, articleCategory } from '../database/schema/article-table.ts'
import { dateInJakarta } from '../date-in-jakarta.ts'
import type { FeedItem } from '../http/serve-feed.ts'

const NEWEST = 20

export async function listFeedItems({ db, now }: Context): Promise<FeedItem[]> {
  const rows = await db
    .select({
      title: article.title,
      slug: article.slug,
      text: article.preview,
      category: articleCategory.name,
      day: article.publishedOn,
    })
    .from(article)
    .innerJoin(articleCategory, eq(articleCategory.id, article.categoryId))
    .where(and(eq(article.active, true), lte(article.publishedOn, dateInJakarta(now()))))
    .orderBy(desc(article.publishedOn), asc(article.id))
    .limit(NEWEST)
  return rows.map(({ slug, day, ...row }) => ({
    ...row,
    path: `/articles/${slug}`,
    publishedAt: momentOf('Asia/Jakarta', day, '00:00'),
  }))
}
