import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { checkout } from '../database/schema/checkout-table.ts'
import type { deliveryAddress } from '../database/schema/delivery-address-table.ts'
import { CHOOSE_AGAIN } from './choose-again.ts'
import { recipientOf } from './recipient-of.ts'

type Address = typeof deliveryAddress.$inferSelect

/**
 * What she has not ordered yet goes to this address: all of it, or only what was to go to the `former` one. How it gets
 * there, with its insurance, was chosen for another place and has to be chosen again.
 */
export async function redirectCheckouts({ now }: Context, db: Database, address: Address, former?: Address) {
  const chosen = sql`${checkout.shippingService} is not null`
  await db
    .update(checkout)
    .set({
      destination: recipientOf(address),
      shippingService: sql`case when ${chosen} then ${CHOOSE_AGAIN.service} end`,
      shippingType: sql`case when ${chosen} then ${CHOOSE_AGAIN.type} end`,
      insured: true,
      revision: sql`${checkout.revision} + 1`,
      updatedAt: now(),
    })
    .where(
      and(
        eq(checkout.patientId, address.accountId),
        isNull(checkout.orderId),
        former && sql`${checkout.destination} = ${JSON.stringify(recipientOf(former))}::jsonb`,
        sql`${checkout.destination} is distinct from ${JSON.stringify(recipientOf(address))}::jsonb`,
      ),
    )
}
