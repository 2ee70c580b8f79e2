import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { checkout } from '../database/schema/checkout-table.ts'
import type { deliveryAddress } from '../database/schema/delivery-address-table.ts'
import { recipientOf } from './recipient-of.ts'

type Address = typeof deliveryAddress.$inferSelect

/**
 * What she has not ordered yet goes to this address: all of it, or only what was to go to the `former` one. The courier
 * stays chosen, and its price is worked out anew.
 */
export async function redirectCheckouts({ now }: Context, db: Database, address: Address, former?: Address) {
  await db
    .update(checkout)
    .set({ destination: recipientOf(address), revision: sql`${checkout.revision} + 1`, updatedAt: now() })
    .where(
      and(
        eq(checkout.patientId, address.accountId),
        isNull(checkout.orderId),
        former && sql`${checkout.destination} = ${JSON.stringify(recipientOf(former))}::jsonb`,
        sql`${checkout.destination} is distinct from ${JSON.stringify(recipientOf(address))}::jsonb`,
      ),
    )
}
