import { ASTRAY } from '@nmw/contract/shipping'
import { and, eq, exists, inArray, or, sql } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { shipment, shipmentEvent } from '../database/schema/shipment-table.ts'

/** Parcels that were returned, lost or are in trouble: their orders wait for the clinic. */
export function isAstray(db: Database) {
  return or(inArray(shipment.state, [...ASTRAY]), hasTrouble(db))
}

/**
 * The courier reported trouble since the current request. Such a parcel ends only by staff or by a final courier
 * report.
 */
export function hasTrouble(db: Database) {
  const troubleEvents = db
    .select({ id: shipmentEvent.id })
    .from(shipmentEvent)
    .where(
      and(
        eq(shipmentEvent.shipmentId, shipment.id),
        eq(shipmentEvent.code, 'troubled'),
        // Couriers report whole seconds.
        sql`${shipmentEvent.at} >= date_trunc('second', ${shipment.createdAt})`,
      ),
    )
  return exists(troubleEvents)
}
