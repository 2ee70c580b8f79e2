import { asc, eq, ilike, or, sql } from 'drizzle-orm'
import { pageInfoOf } from '@nmw/contract/page'
import type { Context } from '../context.ts'
import { containsPattern } from '../database/contains-pattern.ts'
import { product, productCategory } from '../database/schema/product-table.ts'

type Listing = { query: { page: number; limit: number; search: string } }

export async function listClinicProducts({ db }: Context, { query }: Listing) {
  const pattern = containsPattern(query.search)
  const which = query.search ? or(ilike(product.name, pattern), ilike(product.id, pattern)) : undefined
  const [rows, [counted]] = await Promise.all([
    db
      .select({ product, category: productCategory.name })
      .from(product)
      .innerJoin(productCategory, eq(productCategory.code, product.categoryCode))
      .where(which)
      .orderBy(asc(product.name), asc(product.id))
      .limit(query.limit)
      .offset((query.page - 1) * query.limit),
    db
      .select({ total: sql<number>`count(*)::int` })
      .from(product)
      .where(which),
  ])
  return {
    datas: rows.map(({ product: row, category }) => ({ ...row, category })),
    page: pageInfoOf(counted?.total ?? 0, query),
  }
}
