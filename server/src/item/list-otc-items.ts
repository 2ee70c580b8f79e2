import { payablePrice } from '@nmw/contract/member-price'
import { and, asc, eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { branch as branchTable } from '../database/schema/branch-table.ts'
import { product, productCategory } from '../database/schema/product-table.ts'
import { stock } from '../database/schema/stock-table.ts'
import { dateInJakarta } from '../date-in-jakarta.ts'
import { notFound } from '../http/problem.ts'
import type { Caller } from '../http/route.ts'
import { isMemberNow } from '../membership/is-member-now.ts'
import { shippingOrigin } from '../shipping/shipping-origin.ts'
import { availableOn } from '../stock/available-stock.ts'

type Input = { caller: Caller; query: { branch?: number | '' | undefined } }

export async function listOtcItems(context: Context, { caller, query }: Input) {
  const { db, now } = context
  const branchId = query.branch || shippingOrigin.branchId
  const [[known], activeMember, rows] = await Promise.all([
    db.select({ id: branchTable.id }).from(branchTable).where(eq(branchTable.id, branchId)),
    isMemberNow(context, db, caller.accountId),
    db
      .select({ product, category: productCategory.name, available: availableOn(dateInJakarta(now())).mapWith(Number) })
      .from(product)
      .innerJoin(productCategory, eq(productCategory.code, product.categoryCode))
      .leftJoin(stock, and(eq(stock.productId, product.id), eq(stock.branchId, branchId)))
      .where(eq(product.active, true))
      .orderBy(asc(product.name), asc(product.id)),
  ])
  if (!known) throw notFound('Cabang tidak ada')
  return rows.map(({ product: one, category, available }) => ({
    productId: one.id,
    productName: one.name,
    image: one.image,
    hargaNonMember: one.price,
    hargaMember: one.memberPrice,
    diskon: one.discountPercent > 0,
    IK23KODE: one.categoryCode,
    weight: one.weight,
    category,
    price: payablePrice(one, { activeMember }),
    available: available ?? 0,
  }))
}
