import type { CatalogueForm } from '@nmw/contract/catalogue-desk'
import { eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import type { catalogue } from '../database/schema/catalogue-table.ts'
import { productCategory } from '../database/schema/product-table.ts'
import { violated } from '../database/transaction.ts'
import { refused } from '../http/problem.ts'

type Row = typeof catalogue.$inferSelect

/** The form's values. The category is stored by name, so that people can compare versions. */
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

export function catalogueLine(found: { row: Row; category: string | null }) {
  const { id, updatedAt, version } = found.row
  return { ...formOf(found), _id: id, last_updated: updatedAt.toISOString(), version }
}

export async function catalogueValues({ now }: Context, db: Database, { status, category, ...form }: CatalogueForm) {
  const shows = category === undefined ? {} : { categoryCode: category ? await codeOf(db, category) : null }
  return { ...form, ...shows, active: status, updatedAt: now() }
}

async function codeOf(db: Database, category: string) {
  const [found] = await db.select().from(productCategory).where(eq(productCategory.name, category))
  if (!found) throw refused('Kategori produk tidak ditemukan', 'category')
  return found.code
}

export async function savedCatalogue(db: Database, row: Row) {
  return { kind: 'catalogue' as const, row, data: await catalogueData(row, db), pictures: [row.thumbnail] }
}

/** Two catalogues cannot have one path; the unique index decides. */
export async function pathTaken<T>(work: Promise<T>) {
  try {
    return await work
  } catch (error) {
    if (violated(error)?.startsWith('catalogue_path')) throw refused('URL path sudah dipakai katalog lain', 'path')
    throw error
  }
}
