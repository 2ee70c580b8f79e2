import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { DAY } from '@nmw/contract/duration'
import type { Context } from '../context.ts'
import { processEach } from '../database/process-each.ts'
import { order } from '../database/schema/order-table.ts'
import { shipment, shipmentEvent } from '../database/schema/shipment-table.ts'
import { transaction } from '../database/transaction.ts'
import { recordOrderEvent } from '../order/record-order-event.ts'
import type { ParcelEvent } from '../outside/courier/courier.ts'
import { GatewayFailure } from '../outside/gateway-failure.ts'
import { addRefundRemark } from '../refund/add-refund-remark.ts'

/** Event codes of a parcel: its pick-up is to be cancelled, and that is settled. */
export const UNWANTED = 'unwanted'
const SETTLED = 'unwanted-settled'

/** Only a parcel with an airway bill can be cancelled; without one by then, it gets none any more. */
const WAIT = 3 * DAY

const OTHER_WAY = 'Paket sudah dikirim dengan resi lain'
const ORDER_STOPPED = 'Pesanan dibatalkan'
const TOO_LATE = 'Penjemputan oleh kurir semula tidak dapat dibatalkan'
const PICKED_UP_ANYWAY = 'Penjemputan oleh kurir tidak dapat dibatalkan setelah pesanan ini diakhiri'
const collected = ['shipped', 'delivered', 'returned', 'lost']

export function isAwaited({ state }: typeof shipment.$inferSelect) {
  return state === 'requested' || state === 'processed'
}

/** Cancels pick-ups that are not needed any more, so that the clinic does not pay for them. */
export async function callOffPickups(context: Context) {
  const { db, now, outside } = context
  const settled = alias(shipmentEvent, 'settled')
  await processEach(context, {
    what: 'unwanted pick-up',
    find: (after, most) =>
      db
        .select({ id: shipment.id })
        .from(shipment)
        .innerJoin(shipmentEvent, and(eq(shipmentEvent.shipmentId, shipment.id), eq(shipmentEvent.code, UNWANTED)))
        .leftJoin(settled, and(eq(settled.shipmentId, shipment.id), eq(settled.code, SETTLED)))
        .where(
          and(
            isNull(settled.id),
            gt(shipmentEvent.at, new Date(now().getTime() - WAIT)),
            eq(shipment.provider, outside.courier.provider),
            gt(shipment.id, after),
          ),
        )
        .orderBy(asc(shipment.id))
        .limit(most),
    work: (id) => callOff(context, id),
  })
}

/** Calls the courier outside of any transaction. Repeating it after a crash changes nothing. */
async function callOff(context: Context, id: number) {
  const { db, log, outside } = context
  const [found] = await db
    .select({ parcel: shipment, sentUnder: order.airwayBill })
    .from(shipment)
    .innerJoin(order, eq(order.id, shipment.orderId))
    .where(eq(shipment.id, id))
  const { parcel, sentUnder } = found!
  const { requestId } = parcel
  const wasSent = sentUnder !== null
  try {
    const events = (await outside.courier.track(requestId)) ?? []
    const bill = events.findLast((event) => event.airwayBill)?.airwayBill
    if (!bill) return
    if (bill.toUpperCase() === sentUnder || includesStep(events, ['cancelled'])) return await settle(context, parcel)
    if (includesStep(events, collected)) throw new GatewayFailure('refused', 'the parcel was already collected')
    await outside.courier.cancel(bill, wasSent ? OTHER_WAY : ORDER_STOPPED)
    await settle(context, parcel)
  } catch (error) {
    if (!(error instanceof GatewayFailure)) throw error
    log.warn({ requestId, reason: error.message }, 'pick-up not called off')
    if (error.kind === 'refused') await settle(context, parcel, wasSent ? TOO_LATE : PICKED_UP_ANYWAY)
  }
}

const includesStep = (events: ParcelEvent[], steps: string[]) => events.some(({ step }) => steps.includes(step))

async function settle(context: Context, { id: shipmentId, orderId }: typeof shipment.$inferSelect, trouble?: string) {
  await transaction(context.db, async (db) => {
    if (trouble) await recordOrderEvent(context, db, orderId, trouble)
    // The goods left anyway, so the refund case gets a remark.
    if (trouble === PICKED_UP_ANYWAY) await addRefundRemark(db, orderId, trouble)
    const line = { shipmentId, code: SETTLED, note: trouble ?? 'Penjemputan tidak lagi ditunggu', at: context.now() }
    await db.insert(shipmentEvent).values(line)
  })
}
