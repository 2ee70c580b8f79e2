import { PARCEL_ENDINGS, type ParcelEnding } from '@nmw/contract/ops-order'
import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { shipment, shipmentEvent } from '../database/schema/shipment-table.ts'

/**
 * What the clinic may say became of a parcel that was sent. A courier who has taken it says so himself; of one that left
 * under a bill typed by hand nobody tells us but those at the counter.
 */
export async function parcelEndings(
  db: Database,
  parcel: typeof shipment.$inferSelect | null | undefined,
): Promise<ParcelEnding[]> {
  if (!parcel) return [...PARCEL_ENDINGS]
  if (parcel.state === 'returned') return ['kembali']
  if (parcel.state === 'lost') return ['hilang']
  const taken = await db.$count(
    shipmentEvent,
    and(eq(shipmentEvent.shipmentId, parcel.id), inArray(shipmentEvent.code, ['shipped', 'delivered'])),
  )
  return taken ? [] : [...PARCEL_ENDINGS]
}
