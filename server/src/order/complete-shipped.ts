import { and, asc, eq, gt, lte, notExists } from 'drizzle-orm'
import { DAY } from '@nmw/contract/duration'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { processEach } from '../database/process-each.ts'
import { order } from '../database/schema/order-table.ts'
import { shipment } from '../database/schema/shipment-table.ts'
import { transaction } from '../database/transaction.ts'
import { isAstray } from '../parcel/parcel-trouble.ts'
import { readSetting } from '../setting/read-setting.ts'
import { holdOrder } from './hold-order.ts'
import { moveOrder } from './move-order.ts'

/** A parcel nobody complained about for a week has arrived, unless its courier brought it back, lost it or told of trouble. */
export async function completeShipped(context: Context) {
  const { db, now } = context
  const days = await readSetting(context, db, 'complete-after-days')
  const before = new Date(now().getTime() - days * DAY)
  await processEach(context, {
    what: 'shipped order',
    find: (after, most) =>
      db
        .select({ id: order.id })
        .from(order)
        .where(and(due(db, before), gt(order.id, after)))
        .orderBy(asc(order.id))
        .limit(most),
    work: (orderId) =>
      transaction(db, async (within) => {
        // Held first: its courier may be bringing it back at this moment.
        await holdOrder(within, orderId)
        if (await within.$count(order, and(due(within, before), eq(order.id, orderId))))
          await moveOrder(context, within, { orderId, move: 'receive', by: 'system' })
      }),
  })
}

function due(db: Database, before: Date) {
  const neverCame = db
    .select({ id: shipment.id })
    .from(shipment)
    .where(and(eq(shipment.orderId, order.id), isAstray(db)))
  return and(eq(order.orderStatus, 'SHIPPED'), lte(order.shippedAt, before), notExists(neverCame))
}
