import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { DAY } from '@nmw/contract/duration'
import type { Context } from '../context.ts'
import { processEach } from '../database/process-each.ts'
import { order } from '../database/schema/order-table.ts'
import { shipment, shipmentEvent } from '../database/schema/shipment-table.ts'
import { transaction } from '../database/transaction.ts'
import { noteOrder } from '../order/note-order.ts'
import type { ParcelEvent } from '../outside/courier/courier.ts'
import { GatewayFailure } from '../outside/gateway-failure.ts'
import { remarkOnCases } from '../refund/remark-on-cases.ts'

/** The lines of a parcel which say that its pick-up is to be called off, and that nothing is left to do. */
export const UNWANTED = 'unwanted'
const SETTLED = 'unwanted-settled'

/** Only what has a bill can be called off; one that has none by then gets none. */
const WAIT = 3 * DAY

const OTHER_WAY = 'Paket sudah dikirim dengan resi lain'
const ORDER_STOPPED = 'Pesanan dibatalkan'
const TOO_LATE = 'Penjemputan oleh kurir semula tidak dapat dibatalkan'
const TAKEN_ALL_THE_SAME = 'Penjemputan oleh kurir tidak dapat dibatalkan setelah pesanan ini diakhiri'
const taken = ['shipped', 'delivered', 'returned', 'lost']

export function isAwaited({ state }: typeof shipment.$inferSelect) {
  return state === 'requested' || state === 'processed'
}

/** Pick-ups nobody waits for any more: else the clinic pays for a parcel that went by another way, or for none. */
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

/** Asked outside of any transaction. Who dies before the last line asks again, which changes nothing. */
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
    if (bill.toUpperCase() === sentUnder || has(events, ['cancelled'])) return await settle(context, parcel)
    if (has(events, taken)) throw new GatewayFailure('refused', 'the parcel was taken')
    await outside.courier.cancel(bill, wasSent ? OTHER_WAY : ORDER_STOPPED)
    await settle(context, parcel)
  } catch (error) {
    if (!(error instanceof GatewayFailure)) throw error
    log.warn({ requestId, reason: error.message }, 'pick-up not called off')
    if (error.kind === 'refused') await settle(context, parcel, wasSent ? TOO_LATE : TAKEN_ALL_THE_SAME)
  }
}

const has = (events: ParcelEvent[], steps: string[]) => events.some(({ step }) => steps.includes(step))

async function settle(context: Context, { id: shipmentId, orderId }: typeof shipment.$inferSelect, trouble?: string) {
  await transaction(context.db, async (db) => {
    if (trouble) await noteOrder(context, db, orderId, trouble)
    // Goods that went nevertheless: their money should not go back unread.
    if (trouble === TAKEN_ALL_THE_SAME) await remarkOnCases(db, orderId, trouble)
    const line = { shipmentId, code: SETTLED, note: trouble ?? 'Penjemputan tidak lagi ditunggu', at: context.now() }
    await db.insert(shipmentEvent).values(line)
  })
}
