import { PICKUP } from '@nmw/contract/shipping'
import { and, asc, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { order } from '../database/schema/order-table.ts'
import { shipment } from '../database/schema/shipment-table.ts'

export async function listSimulatedParcels({ db }: Context) {
  const [packed, moving] = await Promise.all([
    db
      .select({ invoice: order.invoice })
      .from(order)
      .leftJoin(shipment, eq(shipment.orderId, order.id))
      .where(
        and(
          eq(order.orderStatus, 'PROCESS'),
          or(isNull(shipment.id), eq(shipment.state, 'cancelled')),
          sql`${order.shipping} ->> 'service' not in (${PICKUP.service}, 'PICKUP')`,
        ),
      )
      .orderBy(asc(order.id))
      .limit(20),
    db
      .select({
        invoice: order.invoice,
        requestId: shipment.requestId,
        state: shipment.state,
        airwayBill: shipment.airwayBill,
      })
      .from(shipment)
      .innerJoin(order, eq(order.id, shipment.orderId))
      .where(and(eq(shipment.provider, 'simulator'), inArray(shipment.state, ['requested', 'processed', 'shipped'])))
      .orderBy(desc(shipment.id))
      .limit(20),
  ])
  return { packed, moving }
}

export type SimulatedParcels = Awaited<ReturnType<typeof listSimulatedParcels>>
