import { and, eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { shipment, shipmentEvent } from '../database/schema/shipment-table.ts'
import { transaction } from '../database/transaction.ts'
import { announceStaff } from '../live/announce.ts'
import { lockOrder } from '../order/lock-order.ts'

type Wanted = { orderId: number; invoice: string; service: string; type: string }

/** The parcel that is asked for: the one of an earlier call, or a new one where there is none or it was called off. */
export async function saveParcelRequest(context: Context, db: Database, wanted: Wanted) {
  const { orderId, invoice, service, type } = wanted
  const [known] = await db.select().from(shipment).where(eq(shipment.orderId, orderId)).for('update')
  if (known && known.state !== 'cancelled') return known.requestId
  const at = context.now()
  const begun = {
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
  if (known) await db.update(shipment).set(begun).where(eq(shipment.id, known.id))
  else await db.insert(shipment).values({ ...begun, orderId })
  return begun.requestId
}

/** PINV…, PINV…R2, PINV…R3: couriers take at most twenty letters and digits. */
function idAfter(requestId: string) {
  const [first, turn = '1'] = requestId.split('R')
  return `${first}R${Number(turn) + 1}`
}

/** Nobody comes for it. What a courier has spoken of stays. */
export async function removeParcelRequest({ db }: Context, orderId: number, requestId: string) {
  await transaction(db, async (within) => {
    const row = await lockOrder(within, orderId)
    const asked = and(eq(shipment.requestId, requestId), eq(shipment.state, 'requested'))
    const [parcel] = await within.select().from(shipment).where(asked).for('update')
    if (!parcel) return
    const told = await within.select().from(shipmentEvent).where(eq(shipmentEvent.shipmentId, parcel.id))
    if (told.some(({ at }) => at >= parcel.createdAt)) return
    // The story of an earlier call stays, and it was called off.
    if (told.length) await within.update(shipment).set({ state: 'cancelled' }).where(asked)
    else await within.delete(shipment).where(asked)
    await announceStaff(within, { branchId: row!.branchId, topic: 'order', id: row!.invoice })
  })
}
