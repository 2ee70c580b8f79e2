import { and, asc, eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { deliveryAddress } from '../database/schema/delivery-address-table.ts'
import { transaction } from '../database/transaction.ts'
import { notFound } from '../http/problem.ts'
import type { Caller } from '../http/route.ts'
import { lockAddresses } from './lock-addresses.ts'

type Input = { caller: Caller; params: { id: number } }

/** When the primary one goes, the oldest of the others takes its place. */
export async function deleteAddress({ db }: Context, { caller: { accountId }, params: { id } }: Input): Promise<true> {
  await transaction(db, async (db) => {
    await lockAddresses(db, accountId)
    const [deleted] = await db
      .delete(deliveryAddress)
      .where(and(eq(deliveryAddress.id, id), eq(deliveryAddress.accountId, accountId)))
      .returning({ wasPrimary: deliveryAddress.isPrimary })
    if (!deleted) throw notFound()
    if (!deleted.wasPrimary) return
    const [next] = await db
      .select({ id: deliveryAddress.id })
      .from(deliveryAddress)
      .where(eq(deliveryAddress.accountId, accountId))
      .orderBy(asc(deliveryAddress.id))
      .limit(1)
    if (next) await db.update(deliveryAddress).set({ isPrimary: true }).where(eq(deliveryAddress.id, next.id))
  })
  return true
}
