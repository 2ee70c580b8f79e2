import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { DispensaryState } from '@nmw/contract/ops-order'
import { pageInfoOf } from '@nmw/contract/page'
import { recordShown } from '../audit/record-shown.ts'
import type { Context } from '../context.ts'
import { order } from '../database/schema/order-table.ts'
import type { Caller } from '../http/route.ts'
import type { Client } from '../http/client.ts'
import { orderSearch } from '../order/order-search.ts'
import { isAstray } from '../parcel/parcel-trouble.ts'
import { requireBranch } from '../staff-branch/work-branches.ts'
import { countByState, itemsOfOrders, orderCardOf, packedAtOf, selectOrders } from './pharmacy-queries.ts'

type Input = {
  caller: Caller
  client: Client
  query: { branch: number; state: DispensaryState; page: number; limit: number; search: string }
}

/** Waiting orders oldest first; shipped ones newest first, after those with parcel problems. */
export async function listDispensaryOrders(context: Context, { caller, client, query }: Input) {
  const { db } = context
  const place = await requireBranch(db, caller, query.branch)
  const matching = and(eq(order.branchId, place.id), eq(order.type, 'MARKETPLACE'), orderSearch(db, query.search))
  // `is true` because the condition is null without a parcel.
  const astrayFirst = sql`(${isAstray(db)}) is true desc`
  const inOrder =
    query.state === 'SHIPPED'
      ? [astrayFirst, desc(order.shippedAt), desc(order.id)]
      : [asc(order.paidAt), asc(order.id)]
  const [rows, counts] = await Promise.all([
    selectOrders(db)
      .where(and(matching, eq(order.orderStatus, query.state)))
      .orderBy(...inOrder)
      .limit(query.limit)
      .offset((query.page - 1) * query.limit),
    countByState(db, matching),
  ])
  const page = pageInfoOf(counts[query.state], query)
  const ids = rows.map((row) => row.order.id)
  if (!ids.length) return { counts, orders: [], page }
  const [items, packed] = await Promise.all([itemsOfOrders(db, ids), packedAtOf(db, ids)])
  const patients = rows.map((row) => row.order.patientId)
  await recordShown(context, { caller, client, action: 'list-orders', patients })
  return {
    counts,
    page,
    orders: rows.map((row) =>
      orderCardOf(row, {
        items: items.filter(({ orderId }) => orderId === row.order.id),
        packedAt: packed.get(row.order.id),
      }),
    ),
  }
}
