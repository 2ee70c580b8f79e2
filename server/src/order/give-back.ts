import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import type { order } from '../database/schema/order-table.ts'
import { releaseSeat } from '../seat/release-seat.ts'

/** An order that ends without being fulfilled holds nothing any more. */
export async function giveBack(context: Context, db: Database, { id }: typeof order.$inferSelect, reason: string) {
  await releaseSeat(context, db, { orderId: id, kind: 'cancelled', reason, byAccountId: null })
}
