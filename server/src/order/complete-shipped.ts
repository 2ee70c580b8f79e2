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
import { lockOrder } from './lock-order.ts'
import { moveOrder } from './move-order.ts'

/** Completes orders a week after shipping, unless the parcel was returned, lost or in trouble. */
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
        .where(and(isCompletable(db, before), gt(order.id, after)))
        .orderBy(asc(order.id))
        .limit(most),
    work: (orderId) =>
      transaction(db, async (within) => {
        // Lock first: the courier may be reporting a return right now.
        await lockOrder(within, orderId)
        if (await within.$count(order, and(isCompletable(within, before), eq(order.id, orderId))))
          await moveOrder(context, within, { orderId, move: 'receive', by: 'system' })
      }),
  })
}

function isCompletable(db: Database, before: Date) {
  const astray = db
    .select({ id: shipment.id })
    .from(shipment)
    .where(and(eq(shipment.orderId, order.id), isAstray(db)))
  return and(eq(order.orderStatus, 'SHIPPED'), lte(order.shippedAt, before), notExists(astray))
}
