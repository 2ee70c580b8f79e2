import { eq } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { addressBody } from '@nmw/contract/address'
import type { Context } from '../context.ts'
import { deliveryAddress } from '../database/schema/delivery-address-table.ts'
import { transaction } from '../database/transaction.ts'
import { refused } from '../http/problem.ts'
import type { Caller } from '../http/route.ts'
import { addressColumns } from './address-columns.ts'
import { clearPrimary, lockAddresses } from './address-queries.ts'

const MAX_ADDRESSES = 20

type Input = { caller: Caller; body: z.output<typeof addressBody> }

/** The first address becomes primary, whatever was ticked. */
export function createAddress({ db, now }: Context, { caller: { accountId }, body }: Input) {
  const columns = addressColumns(body)
  return transaction(db, async (db) => {
    await lockAddresses(db, accountId)
    const existing = await db.$count(deliveryAddress, eq(deliveryAddress.accountId, accountId))
    if (existing >= MAX_ADDRESSES)
      throw refused(`Alamat tersimpan maksimal ${MAX_ADDRESSES}. Hapus satu alamat dahulu.`)
    const isPrimary = body.primary || existing === 0
    if (isPrimary) await clearPrimary(db, accountId)
    const [row] = await db
      .insert(deliveryAddress)
      .values({ accountId, isPrimary, ...columns, createdAt: now() })
      .returning({ id: deliveryAddress.id })
    return row!
  })
}
