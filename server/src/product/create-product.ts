import { createProduct as creation } from '@nmw/contract/ops-clinic'
import { recordAudit } from '../audit/record-audit.ts'
import type { Context } from '../context.ts'
import { product } from '../database/schema/product-table.ts'
import type { Caller } from '../http/route.ts'
import type { Client } from '../http/client.ts'
import { once } from '../idempotency/once.ts'
import { mustBePublic } from '../media/save-content-pictures.ts'
import { asCodeTaken, openFirstShelf } from '../stock/open-first-shelf.ts'
import { categoryOf } from './product-category.ts'

type Body = Omit<typeof product.$inferSelect, 'categoryCode' | 'version'> & { category: string; branch: number | null }
type Input = { caller: Caller; client: Client; body: Body }

export async function createProduct(context: Context, input: Input) {
  const { caller, client, body } = input
  const { branch, category, ...values } = body
  try {
    return await once(context, creation, input, async (db) => {
      await mustBePublic(db, 'image', values.image)
      await db.insert(product).values({ ...values, categoryCode: await categoryOf(db, category) })
      await openFirstShelf(db, { productId: values.id }, branch)
      await recordAudit(context, db, client, {
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
