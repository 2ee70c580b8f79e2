import { ARTICLE_WRITER } from '@nmw/contract/article-desk'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { article, articleCategory } from '../database/schema/article-table.ts'
import { product } from '../database/schema/product-table.ts'
import { treatment } from '../database/schema/treatment-table.ts'
import { dateInJakarta } from '../date-in-jakarta.ts'
import { lastEditor } from '../draft/last-editor.ts'
import { notFound } from '../http/problem.ts'
import { pictureNames } from '../media/picture-names.ts'
import { articleData, stateOn } from './admin-article.ts'

export async function readAdminArticle({ db, now }: Context, { params }: { params: { id: string } }) {
  const [found] = await db
    .select({ row: article, category: articleCategory.name, state: stateOn(dateInJakarta(now())) })
    .from(article)
    .innerJoin(articleCategory, eq(articleCategory.id, article.categoryId))
    .where(and(eq(article.id, params.id), isNull(article.deletedAt)))
  if (!found) throw notFound()
  const { row, category, state } = found
  const [products, services, updatedBy] = await Promise.all([
    namesOf(db, product, row.products),
    namesOf(db, treatment, row.treatments),
    lastEditor(db, 'article', row.id),
  ])
  const data = articleData(row, category)
  const used = new Set(pictureNames(row.markdown))
  return {
    ...data,
    _id: row.id,
    slug: row.slug,
    state,
    view: row.views,
    version: row.version,
    html: row.html,
    writer: ARTICLE_WRITER,
    metaData: { ...data.metaData, image: row.image },
    products,
    services,
    uploadedImages: row.uploads.map((src) => ({ src, used: used.has(src) || src === row.image })),
    updatedAt: row.updatedAt.toISOString(),
    updatedBy,
  }
}

/** In the article's order; a deleted item shows its id as its name, so that it can be removed. */
async function namesOf(db: Database, table: typeof product | typeof treatment, ids: string[]) {
  if (!ids.length) return []
  const { id, name, image } = table as typeof product
  const rows = await db
    .select({ _id: id, name, image })
    .from(table as typeof product)
    .where(inArray(id, ids))
  return ids.map((wanted) => rows.find(({ _id }) => _id === wanted) ?? { _id: wanted, name: wanted, image: '' })
}
