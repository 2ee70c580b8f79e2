import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { processEach } from '../database/process-each.ts'
import { courierNotification, shipment } from '../database/schema/shipment-table.ts'
import { isRetryable, transaction, transactionOnce } from '../database/transaction.ts'
import type { ParcelEvent } from '../outside/courier/courier.ts'
import { applyParcelEvent, type ParcelOutcome } from './apply-parcel-event.ts'

/** Applies all waiting courier messages, also from before a crash. */
export async function applyParcels(context: Context) {
  await processEach(context, {
    what: 'courier notification',
    find: (after, most) =>
      context.db
        .select({ id: courierNotification.id })
        .from(courierNotification)
        .where(and(eq(courierNotification.outcome, 'waiting'), gt(courierNotification.id, after)))
        .orderBy(asc(courierNotification.id))
        .limit(most),
    work: (id) => applyOne(context, id),
  })
}

/** In one transaction with the mark that it is done: a crash leaves it waiting. */
function applyOne(context: Context, id: number) {
  return transaction(context.db, async (db) => {
    const [message] = await db
      .select()
      .from(courierNotification)
      .where(and(eq(courierNotification.id, id), eq(courierNotification.outcome, 'waiting')))
      .for('update', { skipLocked: true })
    if (!message) return
    const events = context.outside.courier.readEvents(message.body, message.receivedAt)
    const outcomes: Outcome[] = events ? [] : ['broken']
    for (const event of await sortByOrder(db, events ?? [])) outcomes.push(await applySeparately(context, db, event))
    const outcome = (['applied', 'repeated', 'broken'] as const).find((one) => outcomes.includes(one))
    await db
      .update(courierNotification)
      .set({ outcome: outcome ?? 'unknown', processedAt: context.now() })
      .where(eq(courierNotification.id, id))
  })
}

type Outcome = ParcelOutcome | 'broken'

/** Sorted by order id, so that messages about the same orders lock them in the same sequence. */
async function sortByOrder(db: Database, events: ParcelEvent[]) {
  const known = await db
    .select({ requestId: shipment.requestId, orderId: shipment.orderId })
    .from(shipment)
    .where(
      inArray(
        shipment.requestId,
        events.map(({ requestId }) => requestId),
      ),
    )
  const orders = new Map(known.map(({ requestId, orderId }) => [requestId, orderId]))
  const place = ({ requestId }: ParcelEvent) => orders.get(requestId) ?? 0
  return events.toSorted((one, other) => place(one) - place(other))
}

/** A failing parcel does not block the others of its message; its courier is asked within the hour. */
async function applySeparately(context: Context, db: Database, event: ParcelEvent): Promise<Outcome> {
  try {
    return await transactionOnce(db, (within) => applyParcelEvent(context, within, event))
  } catch (error) {
    if (isRetryable(error)) throw error
    context.log.error(error, `parcel ${event.requestId}`)
    return 'broken'
  }
}
