import { and, eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { shipment, shipmentEvent } from '../database/schema/shipment-table.ts'
import { transaction } from '../database/transaction.ts'
import { announceStaff } from '../live/announce.ts'
import { lockOrder } from '../order/lock-order.ts'

type Wanted = { orderId: number; invoice: string; service: string; type: string }

/** The id of the existing request, or of a new one if there is none or it was cancelled. */
export async function saveParcelRequest(context: Context, db: Database, wanted: Wanted) {
  const { orderId, invoice, service, type } = wanted
  const [known] = await db.select().from(shipment).where(eq(shipment.orderId, orderId)).for('update')
  if (known && known.state !== 'cancelled') return known.requestId
  const at = context.now()
  const request = {
    provider: context.outside.courier.provider,
    requestId: known ? idAfter(known.requestId) : `P${invoice}`,
    service,
    type,
    airwayBill: null,
    state: 'requested',
    createdAt: at,
    updatedAt: at,
    checkedAt: null,
  } as const
  if (known) await db.update(shipment).set(request).where(eq(shipment.id, known.id))
  else await db.insert(shipment).values({ ...request, orderId })
  return request.requestId
}

/** PINV…, PINV…R2, PINV…R3: couriers accept at most twenty letters and digits. */
function idAfter(requestId: string) {
  const [first, attempt = '1'] = requestId.split('R')
  return `${first}R${Number(attempt) + 1}`
}

/** Removes a refused request, unless the courier has reported on it. */
export async function removeParcelRequest({ db }: Context, orderId: number, requestId: string) {
  await transaction(db, async (within) => {
    const row = await lockOrder(within, orderId)
    const asked = and(eq(shipment.requestId, requestId), eq(shipment.state, 'requested'))
    const [parcel] = await within.select().from(shipment).where(asked).for('update')
    if (!parcel) return
    const events = await within.select().from(shipmentEvent).where(eq(shipmentEvent.shipmentId, parcel.id))
    if (events.some(({ at }) => at >= parcel.createdAt)) return
    // Events of an earlier, cancelled request are kept.
    if (events.length) await within.update(shipment).set({ state: 'cancelled' }).where(asked)
    else await within.delete(shipment).where(asked)
    await announceStaff(within, { branchId: row!.branchId, topic: 'order', id: row!.invoice })
  })
}
