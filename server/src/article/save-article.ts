import { createArticle as creation, updateArticle as change, type ArticleForm } from '@nmw/contract/article-desk'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { article, articleCategory, articleTag } from '../database/schema/article-table.ts'
import { product } from '../database/schema/product-table.ts'
import { treatment } from '../database/schema/treatment-table.ts'
import { dateInJakarta } from '../date-in-jakarta.ts'
import { recordSave } from '../draft/record-save.ts'
import { saveFormerVersion, saveConflict } from '../draft/save-version.ts'
import { freeSlug } from '../draft/new-slug.ts'
import { refused } from '../http/problem.ts'
import type { Caller } from '../http/route.ts'
import type { Client } from '../http/client.ts'
import { once } from '../idempotency/once.ts'
import { renderMarkdownAsync } from '../markdown/render-markdown-async.ts'
import { mustBePublic } from '../media/save-content-pictures.ts'
import { pictureNames } from '../media/picture-names.ts'
import { articleData } from './admin-article.ts'
import { findTagsByName } from './find-tags-by-name.ts'

type Sent<Body> = { client: Client; caller: Caller; body: Body }
type Row = typeof article.$inferSelect

export async function createArticle(context: Context, input: Sent<ArticleForm>) {
  const { client, caller, body } = input
  const html = await renderMarkdownAsync(body.description)
  return once(context, creation, input, async (db) => {
    const columns = await columnsOf(context, db, body)
    const slug = await freeSlug(db, { kind: 'article', title: body.title }, (wanted) => isTaken(db, wanted))
    const id = `art-${crypto.randomUUID()}`
    const [row] = await db
      .insert(article)
      .values({ id, slug, html, ...columns })
      .returning()
    await recordSave(context, db, { client, caller, ...savedOf(row!, body.category), what: 'created' })
    return { _id: id, slug, version: row!.version }
  })
}

export async function updateArticle(context: Context, input: Sent<ArticleForm & { _id: string; version: number }>) {
  const { client, caller, body } = input
  const { _id: id, version, ...form } = body
  const html = await renderMarkdownAsync(form.description)
  return once(context, change, input, async (db) => {
    const [former] = await db
      .select({ row: article, category: articleCategory.name })
      .from(article)
      .innerJoin(articleCategory, eq(articleCategory.id, article.categoryId))
      .where(eq(article.id, id))
    const columns = await columnsOf(context, db, form, former?.row)
    // The update itself compares the version: of two concurrent saves one is refused.
    const [row] = await db
      .update(article)
      .set({ ...columns, html, version: sql`${article.version} + 1` })
      .where(and(eq(article.id, id), eq(article.version, version), isNull(article.deletedAt)))
      .returning()
    if (!row) throw await saveConflict(db, { kind: 'article', id })
    if (former) {
      const data = articleData(former.row, former.category)
      await saveFormerVersion(db, { kind: 'article', id, version, data, at: former.row.updatedAt })
    }
    await recordSave(context, db, { client, caller, ...savedOf(row, form.category), what: 'changed' })
    return { _id: id, slug: row.slug, version: row.version }
  })
}

async function columnsOf({ now }: Context, db: Database, form: ArticleForm, former?: Row) {
  const [category] = await db
    .select({ id: articleCategory.id })
    .from(articleCategory)
    .where(eq(articleCategory.name, form.category))
  if (!category) throw refused('Kategori tidak ditemukan', 'category')
  await mustBePublic(db, 'images.src', form.images.src)
  await mustExist(db, form)
  if (!form.draft) mustBeComplete(form)
  const at = now()
  return {
    title: form.title,
    preview: form.preview,
    markdown: form.description,
    categoryId: category.id,
    tags: await saveTags(db, form.tags),
    image: form.images.src,
    imageAlt: form.images.alt,
    source: form.source,
    metaTitle: form.metaData.title,
    metaDescription: form.metaData.description,
    publishedOn: form.date ?? former?.publishedOn ?? dateInJakarta(at),
    products: [...new Set(form.products)],
    treatments: [...new Set(form.services)],
    uploads: [...new Set(form.uploadedImages.filter(Boolean))],
    active: form.status && !form.draft,
    draft: form.draft,
    updatedAt: at,
  }
}

/** Adds new tags. An existing tag keeps its spelling, or its list would miss this article. */
async function saveTags(db: Database, names: string[]) {
  if (!names.length) return []
  await db
    .insert(articleTag)
    .values(names.map((name) => ({ name })))
    .onConflictDoNothing()
  const existing = new Map((await findTagsByName(db, names)).map((name) => [name.toLowerCase(), name]))
  return [...new Set(names.map((name) => existing.get(name.toLowerCase()) ?? name))]
}

/** A public article has everything its page shows. */
export function mustBeComplete({
  preview,
  description,
  images,
}: Pick<ArticleForm, 'preview' | 'description' | 'images'>) {
  if (!preview) throw refused('Deskripsi singkat wajib diisi', 'preview')
  if (!images.src) throw refused('Thumbnail artikel wajib diisi', 'images.src')
  if (!description.trim()) throw refused('Isi artikel wajib diisi', 'description')
}

async function mustExist(db: Database, { products, services }: ArticleForm) {
  const [knownProducts, knownServices] = await Promise.all([
    products.length ? db.$count(product, inArray(product.id, products)) : 0,
    services.length ? db.$count(treatment, inArray(treatment.id, services)) : 0,
  ])
  if (knownProducts < new Set(products).size) throw refused('Produk terkait tidak ditemukan', 'products')
  if (knownServices < new Set(services).size) throw refused('Layanan terkait tidak ditemukan', 'services')
}

async function isTaken(db: Database, slug: string) {
  return (await db.$count(article, eq(article.slug, slug))) > 0
}

function savedOf(row: Row, category: string) {
  return {
    kind: 'article' as const,
    row,
    data: articleData(row, category),
    pictures: [row.image, ...pictureNames(row.markdown)],
  }
}
