import { PARCEL_ENDINGS, type ParcelEnding } from '@nmw/contract/ops-order'
import { and, eq, exists, inArray, not } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { shipment, shipmentEvent } from '../database/schema/shipment-table.ts'
import { hasTrouble } from '../parcel/parcel-trouble.ts'

/**
 * What the clinic may say became of a parcel that was sent. A courier who has taken it says so himself; of one that left
 * under a bill typed by hand, and of one he has trouble with, nobody tells us but those at the counter.
 */
export async function parcelEndings(
  db: Database,
  parcel: typeof shipment.$inferSelect | null | undefined,
): Promise<ParcelEnding[]> {
  if (!parcel) return [...PARCEL_ENDINGS]
  if (parcel.state === 'returned') return ['kembali']
  if (parcel.state === 'lost') return ['hilang']
  const taken = db
    .select({ id: shipmentEvent.id })
    .from(shipmentEvent)
    .where(and(eq(shipmentEvent.shipmentId, shipment.id), inArray(shipmentEvent.code, ['shipped', 'delivered'])))
  const inGoodHands = and(eq(shipment.id, parcel.id), exists(taken), not(hasTrouble(db)))
  return (await db.$count(shipment, inGoodHands)) ? [] : [...PARCEL_ENDINGS]
}
