import { asc, eq, ilike, or, sql } from 'drizzle-orm'
import { changeProduct as change, createProduct as creation } from '@nmw/contract/ops-clinic'
import { pageInfoOf } from '@nmw/contract/page'
import { recordAudit } from '../audit/record-audit.ts'
import type { Context } from '../context.ts'
import { containsPattern } from '../database/contains-pattern.ts'
import { product, productCategory } from '../database/schema/product-table.ts'
import { nextVersion } from '../http/next-version.ts'
import { notFound } from '../http/problem.ts'
import type { Caller } from '../http/route.ts'
import type { Visit } from '../http/visit.ts'
import { once } from '../idempotency/once.ts'
import { mustBePublic } from '../media/keep-pictures.ts'
import { asCodeTaken, openFirstShelf } from '../stock/open-first-shelf.ts'
import { categoryOf } from './product-category.ts'

type Listing = { query: { page: number; limit: number; search: string } }
type Body = Omit<typeof product.$inferSelect, 'id' | 'categoryCode' | 'version'> & { category: string }
type Act<B> = { caller: Caller; visit: Visit; body: B }

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

export async function createProduct(context: Context, input: Act<Body & { id: string; branch: number | null }>) {
  const { caller, visit, body } = input
  const { branch, category, ...values } = body
  try {
    return await once(context, creation, input, async (db) => {
      await mustBePublic(db, 'image', values.image)
      await db.insert(product).values({ ...values, categoryCode: await categoryOf(db, category) })
      await openFirstShelf(db, { productId: values.id }, branch)
      await recordAudit(context, db, visit, {
        action: 'create-product',
        accountId: caller.accountId,
        object: `product-${values.id}`,
        detail: { name: values.name, price: values.price, memberPrice: values.memberPrice, branch },
      })
      return { id: values.id }
    })
  } catch (error) {
    throw asCodeTaken(error)
  }
}

type Change = Act<Body & { version: number }> & { params: { id: string } }

/** From now on; what was ordered keeps its copy of the price. */
export async function changeProduct(context: Context, input: Change) {
  const { caller, visit, params, body } = input
  const { category, version: seen, ...values } = body
  return once(context, change, input, async (db) => {
    const [before] = await db.select().from(product).where(eq(product.id, params.id)).for('update')
    if (!before) throw notFound('Produk tidak ditemukan')
    const version = nextVersion(before, seen)
    await mustBePublic(db, 'image', values.image)
    const categoryCode = await categoryOf(db, category)
    await db
      .update(product)
      .set({ ...values, categoryCode, version })
      .where(eq(product.id, params.id))
    await recordAudit(context, db, visit, {
      action: 'change-product',
      accountId: caller.accountId,
      object: `product-${params.id}`,
      detail: {
        name: values.name,
        priceBefore: before.price,
        price: values.price,
        memberPriceBefore: before.memberPrice,
        memberPrice: values.memberPrice,
        discountBefore: before.discountPercent,
        discount: values.discountPercent,
        weightBefore: before.weight,
        weight: values.weight,
        taxable: values.taxable,
        active: values.active,
      },
    })
    return { version }
  })
}
