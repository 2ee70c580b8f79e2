import { eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { order } from '../database/schema/order-table.ts'
import { moveOrder } from './move-order.ts'

/** The money arrived. 'late' when the order has ended: it is then refunded, and the order stays ended. */
export async function payOrder(
  context: Context,
  db: Database,
  { orderId }: { orderId: number },
): Promise<'paid' | 'already' | 'late'> {
  if (await moveOrder(context, db, { orderId, move: 'pay', by: 'system' })) return 'paid'
  const [row] = await db.select({ paymentStatus: order.paymentStatus }).from(order).where(eq(order.id, orderId))
  return row?.paymentStatus === 'PAID' ? 'already' : 'late'
}
