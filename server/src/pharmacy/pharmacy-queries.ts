import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { DISPENSARY_STATES, OPS_ORDER_MISSING, PACKED } from '@nmw/contract/ops-order'
import { PICKUP } from '@nmw/contract/shipping'
import type { Database } from '../database/connection.ts'
import { account } from '../database/schema/account-table.ts'
import { order, orderEvent, orderItem } from '../database/schema/order-table.ts'
import { redemption } from '../database/schema/redemption-table.ts'
import { shipment } from '../database/schema/shipment-table.ts'
import { notFound } from '../http/problem.ts'
import type { Caller } from '../http/route.ts'
import { hasTrouble } from '../parcel/parcel-trouble.ts'
import { worksAt } from '../staff-branch/work-branches.ts'

export function selectOrders(db: Database) {
  return db
    .select({
      order,
      patientName: account.fullName,
      phone: account.phone,
      parcel: shipment,
      troubled: sql<boolean>`${hasTrouble(db)}`,
      prescribed: sql<boolean>`${redemption.orderId} is not null`,
    })
    .from(order)
    .innerJoin(account, eq(account.id, order.patientId))
    .leftJoin(shipment, eq(shipment.orderId, order.id))
    .leftJoin(redemption, eq(redemption.orderId, order.id))
    .$dynamic()
}

export type FoundOrder = Awaited<ReturnType<typeof selectOrders>>[number]

/** Another branch's order looks like a missing one. */
export async function requireOrder(db: Database, caller: Caller, invoice: string) {
  const [found] = await selectOrders(db).where(
    and(eq(order.invoice, invoice), eq(order.type, 'MARKETPLACE'), worksAt(db, order.branchId, caller)),
  )
  if (!found) throw notFound(OPS_ORDER_MISSING)
  return found
}

export function isPickup({ shipping }: Pick<typeof order.$inferSelect, 'shipping'>) {
  return !shipping || shipping.service === PICKUP.service
}

export function itemsOfOrders(db: Database, orderIds: number[]) {
  return db.select().from(orderItem).where(inArray(orderItem.orderId, orderIds)).orderBy(orderItem.id)
}

export async function packedAtOf(db: Database, orderIds: number[]) {
  const rows = await db
    .select({ orderId: orderEvent.orderId, at: sql<Date>`max(${orderEvent.at})`.mapWith(orderEvent.at) })
    .from(orderEvent)
    .where(and(inArray(orderEvent.orderId, orderIds), eq(orderEvent.note, PACKED)))
    .groupBy(orderEvent.orderId)
  return new Map(rows.map(({ orderId, at }) => [orderId, at]))
}

type Around = { items: { name: string; quantity: number }[]; packedAt: Date | undefined }

export function orderCardOf(found: FoundOrder, { items, packedAt }: Around) {
  const { order: row, patientName, parcel, troubled, prescribed } = found
  return {
    invoice: row.invoice,
    state: row.orderStatus,
    patientName,
    items: items.map(({ name, quantity }) => ({ name, quantity })),
    total: row.grandTotal,
    shippingName: row.shipping?.name ?? PICKUP.name,
    pickup: isPickup(row),
    prescribed,
    paidAt: row.paidAt?.toISOString() ?? null,
    packedAt: packedAt?.toISOString() ?? null,
    // The airway bill of a cancelled pick-up is no longer valid.
    airwayBill: row.airwayBill ?? (parcel?.state === 'cancelled' ? null : (parcel?.airwayBill ?? null)),
    parcel: parcel?.state === 'shipped' && troubled ? ('troubled' as const) : (parcel?.state ?? null),
  }
}

export async function countByState(db: Database, which: SQL | undefined) {
  const rows = await db
    .select({ state: order.orderStatus, count: sql<number>`count(*)::int` })
    .from(order)
    .where(and(which, inArray(order.orderStatus, [...DISPENSARY_STATES])))
    .groupBy(order.orderStatus)
  const found = new Map<string, number>(rows.map(({ state, count }) => [state, count]))
  const of = (state: string) => found.get(state) ?? 0
  return {
    WAITING_CONFIRM: of('WAITING_CONFIRM'),
    PROCESS: of('PROCESS'),
    SELF_PICKUP: of('SELF_PICKUP'),
    SHIPPED: of('SHIPPED'),
  }
}
