import {
  createCatalogue as creation,
  updateCatalogue as change,
  type CatalogueForm,
} from '@nmw/contract/catalogue-desk'
import { pageInfoOf } from '@nmw/contract/page'
import { and, asc, count, desc, eq, ilike, isNull, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { containsPattern } from '../database/contains-pattern.ts'
import { catalogue } from '../database/schema/catalogue-table.ts'
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

export async function listAdminCatalogues({ db }: Context, { query: { page, limit, search } }: ListInput) {
  const shown = and(isNull(catalogue.deletedAt), search ? ilike(catalogue.name, containsPattern(search)) : undefined)
  const [rows, [counted]] = await Promise.all([
    db
      .select()
      .from(catalogue)
      .where(shown)
      .orderBy(desc(catalogue.updatedAt), asc(catalogue.name))
      .limit(limit)
      .offset((page - 1) * limit),
    db.select({ total: count() }).from(catalogue).where(shown),
  ])
  return { datas: rows.map(lineOf), page: pageInfoOf(counted?.total ?? 0, { page, limit }) }
}

export async function readAdminCatalogue({ db }: Context, { params }: { params: { id: string } }) {
  const [row] = await db
    .select()
    .from(catalogue)
    .where(and(eq(catalogue.id, params.id), isNull(catalogue.deletedAt)))
  if (!row) throw notFound()
  return { ...lineOf(row), updatedBy: await lastEditor(db, 'catalogue', row.id) }
}

export async function createCatalogue(context: Context, input: Sent<CatalogueForm>) {
  const { visit, caller, body } = input
  return pathTaken(
    once(context, creation, input, async (db) => {
      await mustBePublic(db, 'thumbnail', body.thumbnail)
      const [row] = await db
        .insert(catalogue)
        .values({ id: `cat-${crypto.randomUUID()}`, ...columnsOf(context, body) })
        .returning()
      await keepSaved(context, db, { visit, caller, ...savedOf(row!), what: 'created' })
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
        .set({ ...columnsOf(context, form), version: sql`${catalogue.version} + 1` })
        .where(and(eq(catalogue.id, id), eq(catalogue.version, version), isNull(catalogue.deletedAt)))
        .returning()
      if (!row) throw await whyUnsaved(db, { kind: 'catalogue', id })
      if (former)
        await keepFormer(db, { kind: 'catalogue', id, version, data: catalogueData(former), at: former.updatedAt })
      await keepSaved(context, db, { visit, caller, ...savedOf(row), what: 'changed' })
      return { _id: id, version: row.version }
    }),
  )
}

export function catalogueData(row: Row): CatalogueForm {
  const { name, path, description, thumbnail, active } = row
  return { name, path, description, thumbnail, status: active }
}

function lineOf(row: Row) {
  return {
    ...catalogueData(row),
    _id: row.id,
    last_updated: row.updatedAt.toISOString(),
    version: row.version,
  }
}

function columnsOf({ now }: Context, { status, ...form }: CatalogueForm) {
  return { ...form, active: status, updatedAt: now() }
}

function savedOf(row: Row) {
  return { kind: 'catalogue' as const, row, data: catalogueData(row), pictures: [row.thumbnail] }
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
