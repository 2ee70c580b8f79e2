import { and, eq, ne } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { prescription, redemption } from '../database/schema/prescription-table.ts'

/**
 * Gives an order the lowest redemption that nobody holds. False when none is left. The prescription's row is held until
 * the caller commits; the unique index refuses what slips past.
 */
export async function takeRedemption(db: Database, prescriptionId: number, orderId: number) {
  const [held] = await db
    .select({ iter: prescription.iter })
    .from(prescription)
    .where(eq(prescription.id, prescriptionId))
    .for('update')
  const taken = await db
    .select({ number: redemption.number })
    .from(redemption)
    .where(and(eq(redemption.prescriptionId, prescriptionId), ne(redemption.state, 'returned')))
  const numbers = new Set(taken.map(({ number }) => number))
  let number = 1
  while (numbers.has(number)) number++
  if (!held || number > held.iter + 1) return false
  await db.insert(redemption).values({ orderId, prescriptionId, iter: held.iter, number, state: 'reserved' })
  return true
}
