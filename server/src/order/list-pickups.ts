import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { account } from '../database/schema/account-table.ts'
import { order, orderEvent } from '../database/schema/order-table.ts'
import type { Caller } from '../http/route.ts'
import { requireBranch } from '../staff-branch/work-branches.ts'
import { itemsOf } from './order-queries.ts'

/** More than a shelf holds. */
const SHOWN = 200

type Input = { caller: Caller; query: { branch: number } }

export async function listPickups({ db }: Context, { caller, query }: Input) {
  const place = await requireBranch(db, caller, query.branch)
  const rows = await db
    .select({ id: order.id, invoice: order.invoice, total: order.grandTotal, patientName: account.fullName })
    .from(order)
    .innerJoin(account, eq(account.id, order.patientId))
    .where(and(eq(order.branchId, place.id), eq(order.orderStatus, 'SELF_PICKUP')))
    .orderBy(asc(order.id))
    .limit(SHOWN)
  const ids = rows.map(({ id }) => id)
  if (!ids.length) return []
  const [items, events] = await Promise.all([
    itemsOf(db, ids),
    db
      .select({ orderId: orderEvent.orderId, at: orderEvent.at })
      .from(orderEvent)
      .where(and(inArray(orderEvent.orderId, ids), eq(orderEvent.orderStatus, 'SELF_PICKUP'))),
  ])
  const readyAt = new Map(events.map(({ orderId, at }) => [orderId, at.toISOString()]))
  return rows.map(({ id, ...row }) => ({
    ...row,
    items: items.filter(({ orderId }) => orderId === id).map(({ name, quantity }) => ({ name, quantity })),
    readyAt: readyAt.get(id) ?? null,
  }))
}
