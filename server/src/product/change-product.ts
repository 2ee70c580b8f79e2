import { asc, eq, ilike, or, sql } from 'drizzle-orm'
import { pageInfoOf } from '@nmw/contract/page'
import { recordAudit } from '../audit/record-audit.ts'
import type { Context } from '../context.ts'
import { containsPattern } from '../database/contains-pattern.ts'
import { product, productCategory } from '../database/schema/product-table.ts'
import { transaction } from '../database/transaction.ts'
import { notFound } from '../http/problem.ts'
import type { Caller } from '../http/route.ts'
import type { Visit } from '../http/visit.ts'

type Listing = { query: { page: number; limit: number; search: string } }
type Body = Pick<typeof product.$inferSelect, 'price' | 'memberPrice' | 'discountPercent' | 'taxable' | 'active'>
type Input = { caller: Caller; visit: Visit; params: { id: string }; body: Body }

export async function listClinicProducts({ db }: Context, { query }: Listing) {
  const pattern = containsPattern(query.search)
  const which = query.search ? or(ilike(product.name, pattern), ilike(product.id, pattern)) : undefined
  const [datas, [counted]] = await Promise.all([
    db
      .select({
        id: product.id,
        name: product.name,
        category: productCategory.name,
        price: product.price,
        memberPrice: product.memberPrice,
        discountPercent: product.discountPercent,
        taxable: product.taxable,
        active: product.active,
      })
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
  return { datas, page: pageInfoOf(counted?.total ?? 0, query) }
}

/** From now on; what was ordered keeps its copy of the price. */
export async function changeProduct(context: Context, { caller, visit, params, body }: Input): Promise<true> {
  await transaction(context.db, async (db) => {
    const [before] = await db.select().from(product).where(eq(product.id, params.id)).for('update')
    if (!before) throw notFound('Produk tidak ditemukan')
    await db.update(product).set(body).where(eq(product.id, params.id))
    await recordAudit(context, db, visit, {
      action: 'change-product',
      accountId: caller.accountId,
      object: `product-${params.id}`,
      detail: {
        priceBefore: before.price,
        price: body.price,
        memberPriceBefore: before.memberPrice,
        memberPrice: body.memberPrice,
        discountBefore: before.discountPercent,
        discount: body.discountPercent,
        taxable: body.taxable,
        active: body.active,
      },
    })
  })
  return true
}
