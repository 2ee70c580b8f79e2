import { ARTICLE_WRITER } from '@nmw/contract/article-desk'
import { and, desc, eq, ne } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { article, articleCategory } from '../database/schema/article-table.ts'
import { previewed } from '../draft/preview-link.ts'
import { notFound } from '../http/problem.ts'
import type { Client } from '../http/client.ts'
import { safeLink } from '../markdown/safe-link.ts'
import { cardColumns, cardOf, publishedOn } from './article-queries.ts'
import { countView } from './count-view.ts'
import { listRelatedProducts, listRelatedTreatments } from './related-items.ts'

const RELATED = 3

export async function readArticle(context: Context, { params, client }: { params: { slug: string }; client: Client }) {
  const { db, now } = context
  const preview = previewed(context, 'article', params.slug)
  const [row] = await db
    .select({ ...cardColumns, whole: article })
    .from(article)
    .innerJoin(articleCategory, eq(articleCategory.id, article.categoryId))
    .where(preview ?? and(eq(article.slug, params.slug), publishedOn(now())))
  if (!row) throw notFound()
  const { whole, ...card } = row
  const [isNew, products, services, related] = await Promise.all([
    preview ? false : countView(context, whole.id, client),
    listRelatedProducts(db, whole.products),
    listRelatedTreatments(context, whole.treatments),
    listRelated(context, whole),
  ])
  const outer = safeLink(whole.source.link)
  return {
    ...cardOf(card),
    view: whole.views + (isNew ? 1 : 0),
    description: whole.html,
    writer: ARTICLE_WRITER,
    updatedAt: whole.updatedAt.toISOString(),
    source: { ...whole.source, link: outer?.kind === 'outer' ? outer.href : '' },
    metaData: {
      title: whole.metaTitle || whole.title,
      description: whole.metaDescription || whole.preview,
      image: whole.image,
    },
    products,
    services,
    related,
  }
}

async function listRelated({ db, now }: Context, { id, categoryId }: { id: string; categoryId: number }) {
  const rows = await db
    .select(cardColumns)
    .from(article)
    .innerJoin(articleCategory, eq(articleCategory.id, article.categoryId))
    .where(and(publishedOn(now()), eq(article.categoryId, categoryId), ne(article.id, id)))
    .orderBy(desc(article.publishedOn), article.id)
    .limit(RELATED)
  return rows.map(cardOf)
}
