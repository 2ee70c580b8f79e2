import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { checkout } from '../database/schema/checkout-table.ts'
import type { deliveryAddress } from '../database/schema/delivery-address-table.ts'
import { recipientOf } from './recipient-of.ts'

type Address = typeof deliveryAddress.$inferSelect
/** Without `from` every checkout is redirected, otherwise only those to that address as it was; `to` may be none. */
type Way = { accountId: number; from?: Address; to: Address | undefined }

/**
 * Changes the destination of the patient's open checkouts. Delivery and insurance were chosen for another place and
 * must be chosen again.
 */
export async function redirectCheckouts({ now }: Context, db: Database, { accountId, from, to }: Way) {
  const destination = to ? recipientOf(to) : null
  await db
    .update(checkout)
    .set({
      destination,
      shippingService: null,
      shippingType: null,
      shippingTakenBack: sql`${checkout.shippingTakenBack} or ${checkout.shippingService} is not null`,
      insured: true,
      revision: sql`${checkout.revision} + 1`,
      updatedAt: now(),
    })
    .where(
      and(
        eq(checkout.patientId, accountId),
        isNull(checkout.orderId),
        from && sql`${checkout.destination} = ${JSON.stringify(recipientOf(from))}::jsonb`,
        sql`${checkout.destination} is distinct from ${destination && JSON.stringify(destination)}::jsonb`,
      ),
    )
}
