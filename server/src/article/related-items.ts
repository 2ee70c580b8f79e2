import { and, asc, eq, inArray, isNull, lte, or } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { catalogue } from '../database/schema/catalogue-table.ts'
import { product } from '../database/schema/product-table.ts'
import { treatment } from '../database/schema/treatment-table.ts'
import { dateInJakarta } from '../date-in-jakarta.ts'

/**
 * In the article's order, each with the catalogue that shows it; without one it is left out. A catalogue has several
 * pages, so the link searches it for the name.
 */
export async function listRelatedProducts(db: Database, ids: string[]) {
  if (!ids.length) return []
  const rows = await db
    .select({
      _id: product.id,
      name: product.name,
      image: product.image,
      path: catalogue.path,
    })
    .from(product)
    .innerJoin(catalogue, or(eq(catalogue.categoryCode, product.categoryCode), isNull(catalogue.categoryCode)))
    .where(and(inArray(product.id, ids), eq(product.active, true), eq(catalogue.active, true)))
    // The catalogue of the product's own category before the one of all products.
    .orderBy(asc(catalogue.categoryCode), asc(catalogue.path))
  return inOrder(ids, rows).map((row) => ({
    ...row,
    link: `/catalogue/${row.path}?search=${encodeURIComponent(row.name)}`,
  }))
}

export async function listRelatedTreatments({ db, now }: Context, ids: string[]) {
  if (!ids.length) return []
  const rows = await db
    .select({ _id: treatment.id, name: treatment.name, image: treatment.image, slug: treatment.slug })
    .from(treatment)
    .where(
      and(inArray(treatment.id, ids), eq(treatment.active, true), lte(treatment.publishedOn, dateInJakarta(now()))),
    )
  return inOrder(ids, rows).map((row) => ({ ...row, link: `/services/${row.slug}` }))
}

function inOrder<Row extends { _id: string }>(ids: string[], rows: Row[]) {
  return [...new Set(ids)].flatMap((id) => rows.find((row) => row._id === id) ?? [])
}
