import { and, asc, count, eq, ilike } from 'drizzle-orm'
import { pageInfoOf } from '@nmw/contract/page'
import type { Context } from '../context.ts'
import { containsPattern } from '../database/contains-pattern.ts'
import { catalogue } from '../database/schema/catalogue-table.ts'
import { product, productCategory } from '../database/schema/product-table.ts'
import { previewed } from '../draft/preview-link.ts'
import { notFound } from '../http/problem.ts'
import { catalogueColumns, inCatalogue } from './catalogue-queries.ts'

type Input = { params: { path: string }; query: { page: number; limit: number; search: string } }

export async function readCatalogue(context: Context, { params, query }: Input) {
  const { db } = context
  const { page, limit, search } = query
  const wanted =
    previewed(context, 'catalogue', params.path) ?? and(eq(catalogue.path, params.path), eq(catalogue.active, true))
  const found = search ? ilike(product.name, containsPattern(search)) : undefined
  const [[shown], datas, [counted]] = await Promise.all([
    db.select(catalogueColumns).from(catalogue).where(wanted),
    db
      .select({
        productId: product.id,
        productName: product.name,
        image: product.image,
        category: productCategory.name,
        hargaNonMember: product.price,
        hargaMember: product.memberPrice,
        diskonPersen: product.discountPercent,
        netto: product.net,
        description: product.description,
        usage: product.usage,
        bpom: product.bpom,
      })
      .from(catalogue)
      .innerJoin(product, inCatalogue)
      .innerJoin(productCategory, eq(productCategory.code, product.categoryCode))
      .where(and(wanted, found))
      .orderBy(asc(product.name), asc(product.id))
      .limit(limit)
      .offset((page - 1) * limit),
    db.select({ total: count() }).from(catalogue).innerJoin(product, inCatalogue).where(and(wanted, found)),
  ])
  if (!shown) throw notFound()
  return { catalogue: shown, products: { datas, page: pageInfoOf(counted?.total ?? 0, { page, limit }) } }
}
