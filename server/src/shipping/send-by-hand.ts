import { eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { shipment, shipmentEvent } from '../database/schema/shipment-table.ts'
import { isAwaited, UNWANTED } from './call-off-pickups.ts'

/**
 * Marks the parcel of a locked order as shipped under a typed airway bill. A pick-up with another one is to be
 * cancelled.
 */
export async function sendByHand({ now }: Context, db: Database, orderId: number, airwayBill: string) {
  const [parcel] = await db.select().from(shipment).where(eq(shipment.orderId, orderId)).for('update')
  if (!parcel) return
  const { id: shipmentId } = parcel
  await db.update(shipment).set({ airwayBill, state: 'shipped', updatedAt: now() }).where(eq(shipment.id, shipmentId))
  if (isAwaited(parcel) && parcel.airwayBill?.toUpperCase() !== airwayBill)
    await db
      .insert(shipmentEvent)
      .values({ shipmentId, code: UNWANTED, note: `Dikirim dengan resi ${airwayBill}`, at: now() })
}
