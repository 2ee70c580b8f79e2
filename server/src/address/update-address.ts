import { and, eq } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { addressBody } from '@nmw/contract/address'
import type { Context } from '../context.ts'
import { deliveryAddress } from '../database/schema/delivery-address-table.ts'
import { transaction } from '../database/transaction.ts'
import { notFound } from '../http/problem.ts'
import type { Caller } from '../http/route.ts'
import { addressColumns } from './address-columns.ts'
import { clearPrimary } from './address-queries.ts'
import { lockAddresses } from './lock-addresses.ts'
import { redirectCheckouts } from './redirect-checkouts.ts'

type Input = { caller: Caller; params: { id: number }; body: z.output<typeof addressBody> }

/**
 * The primary address stays primary until another one replaces it, so there is never none. Open checkouts go to a new
 * primary address, and a corrected address reaches the checkouts that used it.
 */
export function updateAddress(context: Context, { caller: { accountId }, params: { id }, body }: Input) {
  const columns = addressColumns(body)
  const mine = and(eq(deliveryAddress.id, id), eq(deliveryAddress.accountId, accountId))
  return transaction(context.db, async (db) => {
    await lockAddresses(db, accountId)
    const [former] = await db.select().from(deliveryAddress).where(mine)
    if (!former) throw notFound()
    const isPrimary = body.primary || former.isPrimary
    if (body.primary) await clearPrimary(db, accountId)
    const [row] = await db
      .update(deliveryAddress)
      .set({ ...columns, isPrimary })
      .where(mine)
      .returning()
    const becomesPrimary = isPrimary && !former.isPrimary
    await redirectCheckouts(context, db, { accountId, to: row, ...(!becomesPrimary && { from: former }) })
    return { id }
  })
}
