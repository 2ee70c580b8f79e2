import { and, eq, isNull, or, sql } from 'drizzle-orm'
import { catalogue } from '../database/schema/catalogue-table.ts'
import { product, productCategory } from '../database/schema/product-table.ts'

/** The products a catalogue shows: those of its category, or all of them. */
export const inCatalogue = and(
  eq(product.active, true),
  or(isNull(catalogue.categoryCode), eq(product.categoryCode, catalogue.categoryCode)),
)

export const catalogueColumns = {
  _id: catalogue.id,
  name: catalogue.name,
  path: catalogue.path,
  description: catalogue.description,
  thumbnail: catalogue.thumbnail,
  totalProducts: sql<number>`(select count(*)::int from ${product} where ${inCatalogue})`,
}

/** What its editors read: the row and what its category is called. */
export const wholeCatalogue = { row: catalogue, category: productCategory.name }
export const ofCategory = eq(productCategory.code, catalogue.categoryCode)
