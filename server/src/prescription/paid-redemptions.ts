import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import { dayIn, type Zone } from '@nmw/contract/zone'
import type { Database } from '../database/connection.ts'
import { branch } from '../database/schema/branch-table.ts'
import { order, orderItem } from '../database/schema/order-table.ts'
import { redemption } from '../database/schema/redemption-table.ts'
import { sale, saleItem } from '../database/schema/sale-table.ts'

type PaidRedemption = Awaited<ReturnType<typeof paidRedemptions>>[number]

/** By paid orders and clinic sales, newest first. */
export function paidRedemptions(db: Database, prescriptionId: number) {
  const paidAt = sql<Date>`coalesce(${order.paidAt}, ${sale.createdAt})`.mapWith(sale.createdAt)
  return db
    .select({
      orderId: redemption.orderId,
      saleId: redemption.saleId,
      paidAt,
      invoice: sql<string>`coalesce(${order.invoice}, ${sale.invoice})`,
      clinic: branch,
    })
    .from(redemption)
    .leftJoin(order, eq(order.id, redemption.orderId))
    .leftJoin(sale, eq(sale.id, redemption.saleId))
    .leftJoin(branch, eq(branch.id, sale.branchId))
    .where(and(eq(redemption.prescriptionId, prescriptionId), eq(redemption.state, 'used'), isNotNull(paidAt)))
    .orderBy(desc(paidAt), desc(redemption.id))
}

export async function boughtBy(db: Database, { orderId, saleId }: PaidRedemption) {
  const items = saleId
    ? await db.select().from(saleItem).where(eq(saleItem.saleId, saleId))
    : await db.select().from(orderItem).where(eq(orderItem.orderId, orderId!))
  const bought = new Map<string, number>()
  for (const { itemId, quantity } of items) bought.set(itemId, (bought.get(itemId) ?? 0) + quantity)
  return bought
}

/** An order has no clinic, so its day is in the zone of the visit's branch. */
export function redeemedLine({ paidAt, invoice, clinic }: PaidRedemption, visitZone: Zone) {
  return { day: dayIn(clinic?.timezone ?? visitZone, paidAt), GNAMA: clinic?.name ?? null, invoice }
}
