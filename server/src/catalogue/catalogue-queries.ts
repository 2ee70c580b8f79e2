import { and, eq, isNull, or, sql } from 'drizzle-orm'
import { catalogue } from '../database/schema/catalogue-table.ts'
import { product, productCategory } from '../database/schema/product-table.ts'

/** The products of the catalogue's category, or all. */
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

/** What editors read: the row and the name of its category. */
export const wholeCatalogue = { row: catalogue, category: productCategory.name }
export const ofCategory = eq(productCategory.code, catalogue.categoryCode)
