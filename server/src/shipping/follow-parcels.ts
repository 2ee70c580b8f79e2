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

/** Parcels nobody told us about for an hour: the courier is asked, and called again if it never heard of one. */
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
        // Of one that is over nobody needs to know more.
        inArray(order.orderStatus, ['PROCESS', 'SHIPPED']),
      ),
    )
    // Whom nobody asked about for the longest time comes first, so that each has its turn.
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

/** Whoever called the courier has left the page long since: a refusal stands in the timeline. */
async function callAgain(context: Context, orderId: number) {
  await sendParcel(context, orderId).catch(async (error: unknown) => {
    if (error instanceof GatewayFailure && error.kind === 'refused')
      await transaction(context.db, (db) => recordOrderEvent(context, db, orderId, 'Kurir menolak menjemput paket'))
    throw error
  })
}
