import { and, asc, desc, eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { deliveryAddress } from '../database/schema/delivery-address-table.ts'
import { transaction } from '../database/transaction.ts'
import { notFound } from '../http/problem.ts'
import type { Caller } from '../http/route.ts'
import { lockAddresses } from './lock-addresses.ts'
import { redirectCheckouts } from './redirect-checkouts.ts'

type Input = { caller: Caller; params: { id: number } }

/**
 * When the primary address is deleted, the oldest of the others replaces it. Checkouts that pointed to the deleted one
 * move to the primary one, or have no address.
 */
export async function deleteAddress(context: Context, { caller: { accountId }, params: { id } }: Input): Promise<true> {
  await transaction(context.db, async (db) => {
    await lockAddresses(db, accountId)
    const [deleted] = await db
      .delete(deliveryAddress)
      .where(and(eq(deliveryAddress.id, id), eq(deliveryAddress.accountId, accountId)))
      .returning()
    if (!deleted) throw notFound()
    const [next] = await db
      .select()
      .from(deliveryAddress)
      .where(eq(deliveryAddress.accountId, accountId))
      .orderBy(desc(deliveryAddress.isPrimary), asc(deliveryAddress.id))
      .limit(1)
    if (next && !next.isPrimary)
      await db.update(deliveryAddress).set({ isPrimary: true }).where(eq(deliveryAddress.id, next.id))
    await redirectCheckouts(context, db, { accountId, from: deleted, to: next })
  })
  return true
}
