import { eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { shipment } from '../database/schema/shipment-table.ts'
import { transaction } from '../database/transaction.ts'
import { applyParcelEvent } from './apply-parcel-event.ts'

type CallAgain = (context: Context, orderId: number) => Promise<unknown>

/** Asks the courier about a parcel, and requests it again if the courier does not know it. */
export async function trackParcel(context: Context, parcel: typeof shipment.$inferSelect, callAgain: CallAgain) {
  const { id, requestId, orderId, state } = parcel
  await context.db.update(shipment).set({ checkedAt: context.now() }).where(eq(shipment.id, id))
  const events = await context.outside.courier.track(requestId)
  if (!events && state === 'requested') await callAgain(context, orderId)
  for (const event of events ?? []) await transaction(context.db, (db) => applyParcelEvent(context, db, event))
}
