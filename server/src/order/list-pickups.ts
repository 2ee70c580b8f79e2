import { pageInfoOf } from '@nmw/contract/page'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { account } from '../database/schema/account-table.ts'
import { order, orderEvent } from '../database/schema/order-table.ts'
import type { Caller } from '../http/route.ts'
import { requireBranch } from '../staff-branch/work-branches.ts'
import { itemsOf } from './order-queries.ts'
import { orderSearch } from './order-search.ts'

type Input = { caller: Caller; query: { branch: number; page: number; limit: number; search: string } }

export async function listPickups({ db }: Context, { caller, query }: Input) {
  const place = await requireBranch(db, caller, query.branch)
  const here = and(eq(order.branchId, place.id), eq(order.orderStatus, 'SELF_PICKUP'), orderSearch(db, query.search))
  const [rows, total] = await Promise.all([
    db
      .select({ id: order.id, invoice: order.invoice, total: order.grandTotal, patientName: account.fullName })
      .from(order)
      .innerJoin(account, eq(account.id, order.patientId))
      .where(here)
      .orderBy(asc(order.id))
      .limit(query.limit)
      .offset((query.page - 1) * query.limit),
    db.$count(order, here),
  ])
  const page = pageInfoOf(total, query)
  const ids = rows.map(({ id }) => id)
  if (!ids.length) return { datas: [], page }
  const [items, events] = await Promise.all([
    itemsOf(db, ids),
    db
      .select({ orderId: orderEvent.orderId, at: orderEvent.at })
      .from(orderEvent)
      .where(and(inArray(orderEvent.orderId, ids), eq(orderEvent.orderStatus, 'SELF_PICKUP'))),
  ])
  const readyAt = new Map(events.map(({ orderId, at }) => [orderId, at.toISOString()]))
  return {
    datas: rows.map(({ id, ...row }) => ({
      ...row,
      items: items.filter(({ orderId }) => orderId === id).map(({ name, quantity }) => ({ name, quantity })),
      readyAt: readyAt.get(id) ?? null,
    })),
    page,
  }
}
