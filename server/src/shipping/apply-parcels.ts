import { and, asc, eq, gt } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { courierNotification } from '../database/schema/shipment-table.ts'
import { transaction } from '../database/transaction.ts'
import { applyParcelEvent, type ParcelOutcome } from './apply-parcel-event.ts'

const BATCH = 100

/** Everything couriers told us that still waits, also from before a crash. */
export async function applyParcels(context: Context) {
  for (let last = 0; ;) {
    const due = await context.db
      .select({ id: courierNotification.id })
      .from(courierNotification)
      .where(and(eq(courierNotification.outcome, 'waiting'), gt(courierNotification.id, last)))
      .orderBy(asc(courierNotification.id))
      .limit(BATCH)
    for (const { id } of due)
      await applyOne(context, id).catch((error: unknown) => context.log.error(error, `courier notification ${id}`))
    if (due.length < BATCH) return
    last = due.at(-1)!.id
  }
}

/** In one transaction with the mark that it is done: a crash leaves it waiting. */
function applyOne(context: Context, id: number) {
  return transaction(context.db, async (db) => {
    const [told] = await db
      .select()
      .from(courierNotification)
      .where(and(eq(courierNotification.id, id), eq(courierNotification.outcome, 'waiting')))
      .for('update', { skipLocked: true })
    if (!told) return
    const events = context.outside.courier.readEvents(told.body, told.receivedAt)
    const outcomes: ParcelOutcome[] = []
    for (const event of events ?? []) outcomes.push(await applyParcelEvent(context, db, event))
    const outcome = !events
      ? 'broken'
      : (['applied', 'repeated', 'unknown'] as const).find((one) => outcomes.includes(one))
    await db
      .update(courierNotification)
      .set({ outcome: outcome ?? 'unknown', processedAt: context.now() })
      .where(eq(courierNotification.id, id))
  })
}
