import { eq } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { type addressBody, createAddress as endpoint } from '@nmw/contract/address'
import type { Context } from '../context.ts'
import { deliveryAddress } from '../database/schema/delivery-address-table.ts'
import { refused } from '../http/problem.ts'
import type { Caller } from '../http/route.ts'
import type { Client } from '../http/client.ts'
import { once } from '../idempotency/once.ts'
import { addressColumns } from './address-columns.ts'
import { clearPrimary } from './address-queries.ts'
import { lockAddresses } from './lock-addresses.ts'
import { redirectCheckouts } from './redirect-checkouts.ts'

const MAX_ADDRESSES = 20

type Input = { caller: Caller; client: Client; body: z.output<typeof addressBody> }

/** The first address becomes primary, whatever the form says. */
export function createAddress(context: Context, input: Input) {
  const { caller, body } = input
  const { accountId } = caller
  const columns = addressColumns(body)
  return once(context, endpoint, input, async (db) => {
    await lockAddresses(db, accountId)
    const existing = await db.$count(deliveryAddress, eq(deliveryAddress.accountId, accountId))
    if (existing >= MAX_ADDRESSES)
      throw refused(`Alamat tersimpan maksimal ${MAX_ADDRESSES}. Hapus satu alamat dahulu.`)
    const isPrimary = body.primary || existing === 0
    if (isPrimary) await clearPrimary(db, accountId)
    const [row] = await db
      .insert(deliveryAddress)
      .values({ accountId, isPrimary, ...columns, createdAt: context.now() })
      .returning()
    if (isPrimary) await redirectCheckouts(context, db, { accountId, to: row })
    return { id: row!.id }
  })
}
