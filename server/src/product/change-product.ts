import { eq } from 'drizzle-orm'
import { changeProduct as change } from '@nmw/contract/ops-clinic'
import { recordAudit } from '../audit/record-audit.ts'
import type { Context } from '../context.ts'
import { product } from '../database/schema/product-table.ts'
import { nextVersion } from '../http/next-version.ts'
import { notFound } from '../http/problem.ts'
import type { Caller } from '../http/route.ts'
import type { Client } from '../http/client.ts'
import { once } from '../idempotency/once.ts'
import { mustBePublic } from '../media/save-content-pictures.ts'
import { categoryOf } from './product-category.ts'

type Body = Omit<typeof product.$inferSelect, 'id' | 'categoryCode'> & { category: string }
type Input = { caller: Caller; client: Client; params: { id: string }; body: Body }

/** Existing orders keep their price. */
export async function changeProduct(context: Context, input: Input) {
  const { caller, client, params, body } = input
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
    await recordAudit(context, db, client, {
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
