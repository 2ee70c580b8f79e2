import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { orderEvent } from '../database/schema/order-table.ts'
import { announce, announceStaff } from '../live/announce.ts'
import { lockOrder } from './lock-order.ts'

/** Adds an entry to the timeline without changing the state. */
export async function recordOrderEvent(
  { now }: Pick<Context, 'now'>,
  db: Database,
  orderId: number,
  note: string,
  byAccountId: number | null = null,
) {
  const row = await lockOrder(db, orderId)
  if (!row) return
  const { orderStatus, paymentStatus, patientId, branchId, invoice } = row
  await db.insert(orderEvent).values({ orderId, orderStatus, paymentStatus, note, byAccountId, at: now() })
  await announce(db, { accountId: patientId, topic: 'order', id: invoice })
  await announceStaff(db, { branchId, topic: 'order', id: invoice })
}
