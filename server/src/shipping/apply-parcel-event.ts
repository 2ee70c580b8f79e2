import { PARCEL_LOST, PARCEL_RETURNED, PARCEL_TROUBLED } from '@nmw/contract/shipping'
import { desc, eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { orderEvent } from '../database/schema/order-table.ts'
import { shipment, shipmentEvent } from '../database/schema/shipment-table.ts'
import { lockOrder } from '../order/lock-order.ts'
import { moveOrder } from '../order/move-order.ts'
import { recordOrderEvent } from '../order/record-order-event.ts'
import type { ParcelEvent, ParcelStep } from '../outside/courier/courier.ts'
import { addRefundRemark } from '../refund/add-refund-remark.ts'
import { notifyParcelProblem } from './notify-parcel-problem.ts'

type Shipment = typeof shipment.$inferSelect
export type ParcelOutcome = 'applied' | 'repeated' | 'unknown'

/** A parcel only moves forward: late or repeated reports change nothing. */
const rank: Record<Shipment['state'], number> = {
  requested: 0,
  processed: 1,
  shipped: 2,
  returned: 3,
  cancelled: 3,
  // Possible also on the way back.
  lost: 4,
  // Possible after all others.
  delivered: 5,
}

/** A pick-up can be cancelled until the parcel was collected. */
function isForward(from: Shipment['state'], step: Shipment['state']) {
  return step === 'cancelled' ? rank[from] < rank.shipped : rank[step] > rank[from]
}

function needsBill(step: ParcelStep) {
  return step !== 'cancelled' && step !== 'troubled'
}

const notes: Record<ParcelStep, (parcel: { bill: string | null }) => string> = {
  processed: ({ bill }) => `Kurir membuat resi ${bill}`,
  shipped: () => 'Diserahkan kepada kurir',
  troubled: () => PARCEL_TROUBLED,
  delivered: () => 'Kurir menyatakan paket sudah diterima',
  returned: () => PARCEL_RETURNED,
  lost: () => PARCEL_LOST,
  cancelled: () => 'Penjemputan oleh kurir dibatalkan',
}

/** Applies a courier report in the caller's transaction: stored, added to the timeline, and the order moves. */
export async function applyParcelEvent(context: Context, db: Database, event: ParcelEvent): Promise<ParcelOutcome> {
  const parcel = await lockParcel(db, event.requestId)
  if (!parcel) return 'unknown'
  if (event.step === 'unread') return reportUnread(context, db, parcel, event)
  const bill = event.airwayBill ?? parcel.airwayBill
  const { step, at } = event
  // Without an airway bill the report is not stored, so that the same report with one is not taken for a repeat.
  if (bill === null && needsBill(step)) return 'repeated'
  const note = notes[step]({ bill })
  if (!(await insertEvent(db, { shipmentId: parcel.id, code: step, note, at }))) return 'repeated'
  if (step === 'troubled') return recordTrouble(context, db, parcel, note)
  if (!isForward(parcel.state, step)) return 'repeated'
  await db
    .update(shipment)
    .set({ state: step, airwayBill: bill, updatedAt: context.now() })
    .where(eq(shipment.id, parcel.id))
  const { orderId } = parcel
  // Every later state implies that it was shipped.
  if (rank[step] >= rank.shipped && step !== 'cancelled') await markShipped(context, db, orderId, bill!)
  if (step === 'delivered') await markDelivered(context, db, orderId, note)
  else if (step !== 'shipped') await recordOrderEvent(context, db, orderId, note)
  if (step === 'returned' || step === 'lost') await notifyParcelProblem(context, db, orderId, step)
  return 'applied'
}

async function insertEvent(db: Database, line: typeof shipmentEvent.$inferInsert) {
  const written = await db.insert(shipmentEvent).values(line).onConflictDoNothing().returning({ id: shipmentEvent.id })
  return written.length > 0
}

/** Stored, and logged the first time: the operator learns of a new courier code. */
async function reportUnread(
  { log }: Context,
  db: Database,
  { id: shipmentId, requestId }: Shipment,
  { code, at }: Extract<ParcelEvent, { step: 'unread' }>,
) {
  if (!(await insertEvent(db, { shipmentId, code: `unread-${code}`, note: `Kode kurir ${code} belum dikenal`, at })))
    return 'repeated'
  log.warn({ requestId, code }, 'unknown courier status code')
  return 'unknown'
}

/** The state stays, but the order is no longer completed automatically after a week. */
async function recordTrouble(context: Context, db: Database, { state, orderId }: Shipment, note: string) {
  if (rank[state] > rank.shipped) return 'repeated'
  const [last] = await db
    .select({ note: orderEvent.note })
    .from(orderEvent)
    .where(eq(orderEvent.orderId, orderId))
    .orderBy(desc(orderEvent.id))
    .limit(1)
  // One return alone is reported by four codes.
  if (last?.note === note) return 'repeated'
  await recordOrderEvent(context, db, orderId, note)
  return 'applied'
}

/** Lock order: the order before its parcel. */
async function lockParcel(db: Database, requestId: string) {
  const which = eq(shipment.requestId, requestId)
  const [known] = await db.select({ orderId: shipment.orderId }).from(shipment).where(which)
  if (known) await lockOrder(db, known.orderId)
  const [parcel] = await db.select().from(shipment).where(which).for('update')
  return parcel
}

/** No effect if it was already shipped or ended. */
function markShipped(context: Context, db: Database, orderId: number, airwayBill: string) {
  return moveOrder(context, db, { orderId, move: 'ship', by: 'system', set: { airwayBill } })
}

/** A cancelled order is not revived, but its refund case gets a remark. */
async function markDelivered(context: Context, db: Database, orderId: number, note: string) {
  if (await moveOrder(context, db, { orderId, move: 'receive', by: 'system', note })) return
  const row = await lockOrder(db, orderId)
  if (row?.orderStatus !== 'CANCEL') return
  const late = `${note} setelah pesanan ini diakhiri`
  await recordOrderEvent(context, db, orderId, late)
  await addRefundRemark(db, orderId, late)
}
