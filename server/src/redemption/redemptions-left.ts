import { and, count, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { prescription, redemption } from '../database/schema/prescription-table.ts'

export type RedemptionsLeft = {
  /** How often it may still be redeemed, the first time included. */
  left: number
  /** Those that an unpaid order holds; they are not left, but come back if it ends unpaid. */
  reserved: number
}

/** Of each prescription. Reads only; whoever takes one is stopped by the table itself. */
export async function redemptionsLeft(db: Database, prescriptionIds: number[]): Promise<Map<number, RedemptionsLeft>> {
  if (prescriptionIds.length === 0) return new Map()
  const rows = await db
    .select({
      id: prescription.id,
      iter: prescription.iter,
      taken: count(redemption.orderId),
      reserved: sql<number>`count(*) filter (where ${redemption.state} = 'reserved')`.mapWith(Number),
    })
    .from(prescription)
    .leftJoin(redemption, and(eq(redemption.prescriptionId, prescription.id), ne(redemption.state, 'returned')))
    .where(inArray(prescription.id, prescriptionIds))
    .groupBy(prescription.id)
  return new Map(rows.map(({ id, iter, taken, reserved }) => [id, { left: iter + 1 - taken, reserved }]))
}
