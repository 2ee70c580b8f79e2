import { and, desc, eq, isNotNull } from 'drizzle-orm'
import { ORDER_LABELS } from '@nmw/contract/order'
import type { Database } from '../database/connection.ts'
import { account } from '../database/schema/account-table.ts'
import { order, orderEvent } from '../database/schema/order-table.ts'
import { Problem } from '../http/problem.ts'

/** Says who moved the order and its current state. */
export async function orderConflict(db: Database, orderId: number) {
  const [row] = await db.select({ status: order.orderStatus }).from(order).where(eq(order.id, orderId))
  const [last] = await db
    .select({ name: account.fullName })
    .from(orderEvent)
    .innerJoin(account, eq(account.id, orderEvent.byAccountId))
    .where(and(eq(orderEvent.orderId, orderId), isNotNull(orderEvent.byAccountId)))
    .orderBy(desc(orderEvent.id))
    .limit(1)
  const now = row ? ` Statusnya kini ${ORDER_LABELS[row.status]}.` : ''
  const done = last ? `Pesanan ini sudah dikerjakan oleh ${last.name}.` : 'Pesanan ini sudah berubah.'
  return new Problem(409, `${done}${now}`)
}
