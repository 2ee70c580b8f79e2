import { and, asc, eq, gt } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { order } from '../database/schema/order-table.ts'
import { paymentNotification } from '../database/schema/payment-table.ts'
import { inParallel } from './in-parallel.ts'
import { applyNotification } from './apply-notification.ts'

const BATCH = 100

/** Applies all waiting messages, also from before a crash, and those whose order exists by now. */
export async function applyNotifications(context: Context) {
  for (let last = 0; ;) {
    const due = await findDue(context.db, last)
    await inParallel(due, 4, async ({ id }) => {
      await applyNotification(context, id).catch((error: unknown) => context.log.error(error, `notification ${id}`))
    })
    if (due.length < BATCH) return
    last = due.at(-1)!.id
  }
}

/** Messages of unknown invoices whose order was committed after the message arrived. */
export function findDue(db: Database, after: number) {
  const { id, outcome, invoice } = paymentNotification
  const waiting = db
    .select({ id })
    .from(paymentNotification)
    .where(and(eq(outcome, 'waiting'), gt(id, after)))
  const found = db
    .select({ id })
    .from(paymentNotification)
    .innerJoin(order, eq(order.invoice, invoice))
    .where(and(eq(outcome, 'unknown'), gt(id, after)))
  return waiting.union(found).orderBy(asc(id)).limit(BATCH)
}
