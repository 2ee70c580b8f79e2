import { eq } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { order } from '../database/schema/order-table.ts'
import { announce, announceStaff } from '../live/announce.ts'

/** Open pages of the patient and the branch reload the order and its cases. */
export async function announceRefund(db: Database, orderId: number) {
  const [row] = await db
    .select({ invoice: order.invoice, patientId: order.patientId, branchId: order.branchId })
    .from(order)
    .where(eq(order.id, orderId))
  if (!row) return
  await announce(db, { accountId: row.patientId, topic: 'order', id: row.invoice })
  await announceStaff(db, { branchId: row.branchId, topic: 'refund', id: row.invoice })
}
