import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm'
import { HOUR } from '@nmw/contract/duration'
import type { Context } from '../context.ts'
import { order } from '../database/schema/order-table.ts'
import { shipment } from '../database/schema/shipment-table.ts'
import { transaction } from '../database/transaction.ts'
import { recordOrderEvent } from '../order/record-order-event.ts'
import { GatewayFailure } from '../outside/gateway-failure.ts'
import { trackParcel } from './track-parcel.ts'
import { sendParcel } from './send-parcel.ts'

const BATCH = 100

/** Tracks parcels without news for an hour, and requests them again if the courier does not know them. */
export async function followParcels(context: Context) {
  const before = new Date(context.now().getTime() - HOUR)
  const quiet = await context.db
    .select({ parcel: shipment })
    .from(shipment)
    .innerJoin(order, eq(order.id, shipment.orderId))
    .where(
      and(
        inArray(shipment.state, ['requested', 'processed', 'shipped']),
        lte(shipment.updatedAt, before),
        inArray(order.orderStatus, ['PROCESS', 'SHIPPED']),
      ),
    )
    // Longest unchecked first, so that every parcel is checked in turn.
    .orderBy(sql`${shipment.checkedAt} nulls first`, asc(shipment.id))
    .limit(BATCH)
  for (const { parcel } of quiet) {
    await trackParcel(context, parcel, callAgain).catch((error: unknown) => {
      const { requestId } = parcel
      if (!(error instanceof GatewayFailure)) context.log.error(error, `parcel ${requestId}`)
      else context.log.warn({ requestId, reason: error.message }, 'parcel not followed')
    })
  }
}

/** Nobody waits for the answer any more, so a refusal goes into the timeline. */
async function callAgain(context: Context, orderId: number) {
  await sendParcel(context, orderId).catch(async (error: unknown) => {
    if (error instanceof GatewayFailure && error.kind === 'refused')
      await transaction(context.db, (db) => recordOrderEvent(context, db, orderId, 'Kurir menolak menjemput paket'))
    throw error
  })
}
