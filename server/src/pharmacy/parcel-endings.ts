import { PARCEL_ENDINGS, type ParcelEnding } from '@nmw/contract/ops-order'
import { and, eq, exists, inArray, not } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { shipment, shipmentEvent } from '../database/schema/shipment-table.ts'
import { hasTrouble } from '../parcel/parcel-trouble.ts'

/**
 * How staff may end a shipped parcel. A courier that collected it reports that itself; after a typed airway bill or
 * trouble only staff know.
 */
export async function parcelEndings(
  db: Database,
  parcel: typeof shipment.$inferSelect | null | undefined,
): Promise<ParcelEnding[]> {
  if (!parcel) return [...PARCEL_ENDINGS]
  if (parcel.state === 'returned') return ['kembali']
  if (parcel.state === 'lost') return ['hilang']
  const collected = db
    .select({ id: shipmentEvent.id })
    .from(shipmentEvent)
    .where(and(eq(shipmentEvent.shipmentId, shipment.id), inArray(shipmentEvent.code, ['shipped', 'delivered'])))
  const reportedByCourier = and(eq(shipment.id, parcel.id), exists(collected), not(hasTrouble(db)))
  return (await db.$count(shipment, reportedByCourier)) ? [] : [...PARCEL_ENDINGS]
}
