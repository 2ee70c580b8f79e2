import { and, eq } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { addressBody } from '@nmw/contract/address'
import type { Context } from '../context.ts'
import { deliveryAddress } from '../database/schema/delivery-address-table.ts'
import { transaction } from '../database/transaction.ts'
import { notFound } from '../http/problem.ts'
import type { Caller } from '../http/route.ts'
import { addressColumns } from './address-columns.ts'
import { clearPrimary, lockAddresses } from './address-queries.ts'

type Input = { caller: Caller; params: { id: number }; body: z.output<typeof addressBody> }

/** The primary address stays primary until another one takes its place: there is never none. */
export function updateAddress({ db }: Context, { caller: { accountId }, params: { id }, body }: Input) {
  const columns = addressColumns(body)
  const mine = and(eq(deliveryAddress.id, id), eq(deliveryAddress.accountId, accountId))
  return transaction(db, async (db) => {
    await lockAddresses(db, accountId)
    const [known] = await db.select({ isPrimary: deliveryAddress.isPrimary }).from(deliveryAddress).where(mine)
    if (!known) throw notFound()
    const isPrimary = body.primary || known.isPrimary
    if (body.primary) await clearPrimary(db, accountId)
    await db
      .update(deliveryAddress)
      .set({ ...columns, isPrimary })
      .where(mine)
    return { id }
  })
}
