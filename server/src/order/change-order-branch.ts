import { eq } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { order } from '../database/schema/order-table.ts'
import { announce, announceStaff } from '../live/announce.ts'
import { lockOrder } from './lock-order.ts'

/** The seat moved to another branch, which now also handles a refund. */
export async function changeOrderBranch(db: Database, orderId: number, branchId: number) {
  const row = await lockOrder(db, orderId)
  if (!row || row.branchId === branchId) return
  await db.update(order).set({ branchId }).where(eq(order.id, orderId))
  const { patientId, invoice } = row
  await announce(db, { accountId: patientId, topic: 'order', id: invoice })
  for (const place of [row.branchId, branchId])
    await announceStaff(db, { branchId: place, topic: 'refund', id: invoice })
}
