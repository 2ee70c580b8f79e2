import { eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { shipment, shipmentEvent } from '../database/schema/shipment-table.ts'
import { isAwaited, UNWANTED } from './call-off-pickups.ts'

/** Ends the parcel of a cancelled order, which the caller has locked: an awaited pick-up is to be cancelled. */
export async function cancelParcel({ now }: Context, db: Database, orderId: number) {
  const [parcel] = await db.select().from(shipment).where(eq(shipment.orderId, orderId)).for('update')
  if (!parcel || !isAwaited(parcel)) return
  const line = { shipmentId: parcel.id, code: UNWANTED, note: 'Pesanan dibatalkan klinik', at: now() }
  await db.insert(shipmentEvent).values(line)
}
