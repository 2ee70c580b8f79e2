import { and, eq, ne } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { prescription } from '../database/schema/prescription-table.ts'
import { redemption } from '../database/schema/redemption-table.ts'

/** An order reserves a redemption until paid; a sale uses it at once. */
type Claimant = { orderId: number } | { saleId: number }

/**
 * Claims the lowest free redemption; false when none is left. The prescription row is locked until the commit, and a
 * unique index is the last guard. Lock order: stock shelves before the prescription.
 */
export async function claimRedemption(db: Database, prescriptionId: number, claimant: Claimant) {
  const [locked] = await db
    .select({ iter: prescription.iter })
    .from(prescription)
    .where(eq(prescription.id, prescriptionId))
    .for('update')
  const claimed = await db
    .select({ number: redemption.number })
    .from(redemption)
    .where(and(eq(redemption.prescriptionId, prescriptionId), ne(redemption.state, 'returned')))
  const numbers = new Set(claimed.map(({ number }) => number))
  let number = 1
  while (numbers.has(number)) number++
  if (!locked || number > locked.iter + 1) return false
  const state = 'orderId' in claimant ? 'reserved' : 'used'
  await db.insert(redemption).values({ ...claimant, prescriptionId, iter: locked.iter, number, state })
  return true
}
