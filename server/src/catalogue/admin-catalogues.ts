import {
  createCatalogue as creation,
  updateCatalogue as change,
  type CatalogueForm,
} from '@nmw/contract/catalogue-desk'
import { pageInfoOf } from '@nmw/contract/page'
import { and, asc, count, desc, eq, ilike, isNull, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { containsPattern } from '../database/contains-pattern.ts'
import { catalogue } from '../database/schema/catalogue-table.ts'
import { productCategory } from '../database/schema/product-table.ts'
import { violated } from '../database/transaction.ts'
import { keepSaved } from '../draft/keep-saved.ts'
import { keepFormer, whyUnsaved } from '../draft/keep-version.ts'
import { lastEditor } from '../draft/last-editor.ts'
import { notFound, refused } from '../http/problem.ts'
import type { Caller } from '../http/route.ts'
import type { Visit } from '../http/visit.ts'
import { once } from '../idempotency/once.ts'
import { mustBePublic } from '../media/keep-pictures.ts'

type Row = typeof catalogue.$inferSelect
type Sent<Body> = { visit: Visit; caller: Caller; body: Body }
type ListInput = { query: { page: number; limit: number; search: string } }

const whole = { row: catalogue, category: productCategory.name }
const ofCategory = eq(productCategory.code, catalogue.categoryCode)

export async function listAdminCatalogues({ db }: Context, { query: { page, limit, search } }: ListInput) {
  const shown = and(isNull(catalogue.deletedAt), search ? ilike(catalogue.name, containsPattern(search)) : undefined)
  const [rows, [counted]] = await Promise.all([
    db
      .select(whole)
      .from(catalogue)
      .leftJoin(productCategory, ofCategory)
      .where(shown)
      .orderBy(desc(catalogue.updatedAt), asc(catalogue.name))
      .limit(limit)
      .offset((page - 1) * limit),
    db.select({ total: count() }).from(catalogue).where(shown),
  ])
  return { datas: rows.map(lineOf), page: pageInfoOf(counted?.total ?? 0, { page, limit }) }
}

export async function readAdminCatalogue({ db }: Context, { params }: { params: { id: string } }) {
  const [found] = await db
    .select(whole)
    .from(catalogue)
    .leftJoin(productCategory, ofCategory)
    .where(and(eq(catalogue.id, params.id), isNull(catalogue.deletedAt)))
  if (!found) throw notFound()
  return { ...lineOf(found), updatedBy: await lastEditor(db, 'catalogue', found.row.id) }
}

export async function createCatalogue(context: Context, input: Sent<CatalogueForm>) {
  const { visit, caller, body } = input
  return pathTaken(
    once(context, creation, input, async (db) => {
      await mustBePublic(db, 'thumbnail', body.thumbnail)
      const [row] = await db
        .insert(catalogue)
        .values({ id: `cat-${crypto.randomUUID()}`, ...(await columnsOf(context, db, body)) })
        .returning()
      await keepSaved(context, db, { visit, caller, ...(await savedOf(db, row!)), what: 'created' })
      return { _id: row!.id, version: row!.version }
    }),
  )
}

export async function updateCatalogue(context: Context, input: Sent<CatalogueForm & { _id: string; version: number }>) {
  const { visit, caller, body } = input
  const { _id: id, version, ...form } = body
  return pathTaken(
    once(context, change, input, async (db) => {
      await mustBePublic(db, 'thumbnail', form.thumbnail)
      const [former] = await db.select().from(catalogue).where(eq(catalogue.id, id))
      const [row] = await db
        .update(catalogue)
        .set({ ...(await columnsOf(context, db, form)), version: sql`${catalogue.version} + 1` })
        .where(and(eq(catalogue.id, id), eq(catalogue.version, version), isNull(catalogue.deletedAt)))
        .returning()
      if (!row) throw await whyUnsaved(db, { kind: 'catalogue', id })
      if (former) {
        const data = await catalogueData(former, db)
        await keepFormer(db, { kind: 'catalogue', id, version, data, at: former.updatedAt })
      }
      await keepSaved(context, db, { visit, caller, ...(await savedOf(db, row)), what: 'changed' })
      return { _id: id, version: row.version }
    }),
  )
}

/** What the form held. The category goes by its name, so that people can compare versions. */
export async function catalogueData(row: Row, db: Database) {
  const [found] = await db
    .select({ name: productCategory.name })
    .from(productCategory)
    .where(eq(productCategory.code, row.categoryCode ?? ''))
  return formOf({ row, category: found?.name ?? null })
}

function formOf({ row, category }: { row: Row; category: string | null }) {
  const { name, path, description, thumbnail, active } = row
  return { name, path, description, category: category ?? '', thumbnail, status: active } satisfies CatalogueForm
}

function lineOf(found: { row: Row; category: string | null }) {
  const { id, updatedAt, version } = found.row
  return { ...formOf(found), _id: id, last_updated: updatedAt.toISOString(), version }
}

async function columnsOf({ now }: Context, db: Database, { status, category, ...form }: CatalogueForm) {
  const shows = category === undefined ? {} : { categoryCode: category ? await codeOf(db, category) : null }
  return { ...form, ...shows, active: status, updatedAt: now() }
}

async function codeOf(db: Database, category: string) {
  const [found] = await db.select().from(productCategory).where(eq(productCategory.name, category))
  if (!found) throw refused('Kategori produk tidak ditemukan', 'category')
  return found.code
}

async function savedOf(db: Database, row: Row) {
  return { kind: 'catalogue' as const, row, data: await catalogueData(row, db), pictures: [row.thumbnail] }
}

/** Two catalogues cannot stand at one address; the index knows, whoever was first. */
async function pathTaken<T>(work: Promise<T>) {
  try {
    return await work
  } catch (error) {
    if (violated(error)?.startsWith('catalogue_path')) throw refused('URL path sudah dipakai katalog lain', 'path')
    throw error
  }
}
