import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import type { order } from '../database/schema/order-table.ts'
import { returnRedemption } from '../redemption/settle-redemption.ts'
import { releaseSeat } from '../seat/release-seat.ts'
import { releaseStock } from '../stock/release-stock.ts'

/** An order that ends unfulfilled releases its seat, stock and redemption. */
export async function releaseReservations(
  context: Context,
  db: Database,
  row: typeof order.$inferSelect,
  reason: string,
) {
  const { id, invoice } = row
  await releaseSeat(context, db, { orderId: id, kind: 'cancelled', reason, byAccountId: null })
  await releaseStock(context, db, invoice)
  await returnRedemption(db, id)
}
