import { and, count, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { order } from '../database/schema/order-table.ts'
import { prescription } from '../database/schema/prescription-table.ts'
import { redemption } from '../database/schema/redemption-table.ts'

export type RedemptionsLeft = {
  /** Including the first one. */
  left: number
  /** Held by unpaid orders: not left, but returned if the order ends unpaid. */
  reserved: number
  payable: number
}

/** Reads without a lock; `claimRedemption` decides. */
export async function redemptionsLeft(
  { now }: Pick<Context, 'now'>,
  db: Database,
  prescriptionIds: number[],
): Promise<Map<number, RedemptionsLeft>> {
  if (prescriptionIds.length === 0) return new Map()
  const reserved = eq(redemption.state, 'reserved')
  const rows = await db
    .select({
      id: prescription.id,
      iter: prescription.iter,
      taken: count(redemption.id),
      reserved: sql<number>`count(*) filter (where ${reserved})`.mapWith(Number),
      payable: sql<number>`count(*) filter (where ${reserved} and ${order.expiresAt} > ${now()})`.mapWith(Number),
    })
    .from(prescription)
    .leftJoin(redemption, and(eq(redemption.prescriptionId, prescription.id), ne(redemption.state, 'returned')))
    .leftJoin(order, eq(order.id, redemption.orderId))
    .where(inArray(prescription.id, prescriptionIds))
    .groupBy(prescription.id)
  return new Map(rows.map(({ id, iter, taken, ...held }) => [id, { left: iter + 1 - taken, ...held }]))
}
