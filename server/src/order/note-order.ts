import { eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { order, orderEvent } from '../database/schema/order-table.ts'
import { announce } from '../live/announce.ts'

/** A line in the timeline of an order that stays where it is. */
export async function noteOrder({ now }: Context, db: Database, orderId: number, note: string) {
  const [row] = await db.select().from(order).where(eq(order.id, orderId)).for('update')
  if (!row) return
  const { orderStatus, paymentStatus, patientId, invoice } = row
  await db.insert(orderEvent).values({ orderId, orderStatus, paymentStatus, note, byAccountId: null, at: now() })
  await announce(db, { accountId: patientId, topic: 'order', id: invoice })
}
