import { ASTRAY } from '@nmw/contract/shipping'
import { and, eq, exists, inArray, or, sql } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { shipment, shipmentEvent } from '../database/schema/shipment-table.ts'

/** Parcels that came back, are lost or are stuck: their orders wait for the clinic. */
export function isAstray(db: Database) {
  return or(inArray(shipment.state, [...ASTRAY]), hasTrouble(db))
}

/** Of a parcel whose courier told of trouble since it was called: only people, or a last word of his, say how it ended. */
export function hasTrouble(db: Database) {
  const told = db
    .select({ id: shipmentEvent.id })
    .from(shipmentEvent)
    .where(
      and(
        eq(shipmentEvent.shipmentId, shipment.id),
        eq(shipmentEvent.code, 'troubled'),
        // Couriers count in whole seconds.
        sql`${shipmentEvent.at} >= date_trunc('second', ${shipment.createdAt})`,
      ),
    )
  return exists(told)
}
