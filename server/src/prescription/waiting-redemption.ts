import { and, desc, eq, gt } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { order } from '../database/schema/order-table.ts'
import { redemption } from '../database/schema/redemption-table.ts'

/** The newest redemption that is unpaid and can still be paid. */
export async function waitingRedemption({ now }: Pick<Context, 'now'>, db: Database, prescriptionId: number) {
  const waiting = and(
    eq(redemption.prescriptionId, prescriptionId),
    eq(redemption.state, 'reserved'),
    eq(order.orderStatus, 'WAITING_PAYMENT'),
    gt(order.expiresAt, now()),
  )
  const [found] = await db
    .select({ invoice: order.invoice, expiresAt: order.expiresAt })
    .from(redemption)
    .innerJoin(order, eq(order.id, redemption.orderId))
    .where(waiting)
    .orderBy(desc(order.id))
    .limit(1)
  return { waiting: found?.invoice ?? null, waitingUntil: found?.expiresAt.toISOString() ?? null }
}
