import { PICKUP } from '@nmw/contract/shipping'
import { shippingWeight } from '@nmw/contract/money'
import { BRAND } from '@nmw/contract/brand'
import { and, eq, inArray } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { branch } from '../database/schema/branch-table.ts'
import { order } from '../database/schema/order-table.ts'
import { courierDistrict, shipment } from '../database/schema/shipment-table.ts'
import { transaction } from '../database/transaction.ts'
import { notFound, Problem } from '../http/problem.ts'
import { findRegion } from '../region/find-region.ts'

const HOUR = 60 * 60 * 1000

/**
 * Calls a courier for an order that is packed. Written down first, then asked: a second call, by whomever, finds the
 * same request id, and the courier makes one parcel of it. What follows comes by the courier's messages.
 */
export async function sendParcel(context: Context, orderId: number) {
  const wanted = await transaction(context.db, async (db) => {
    const [row] = await db.select().from(order).where(eq(order.id, orderId)).for('update')
    if (!row) throw notFound()
    if (row.orderStatus !== 'PROCESS' || !row.shipping || !row.recipient || row.shipping.service === PICKUP.service)
      throw new Problem(409, 'Pesanan ini tidak menunggu kurir')
    const at = context.now()
    await db
      .insert(shipment)
      .values({
        orderId,
        provider: context.outside.courier.provider,
        requestId: `P${row.invoice}`,
        service: row.shipping.service,
        type: row.shipping.type,
        state: 'requested',
        createdAt: at,
        updatedAt: at,
      })
      .onConflictDoNothing()
    return { ...row, shipping: row.shipping, recipient: row.recipient }
  })
  const [from] = await context.db.select().from(branch).where(eq(branch.id, wanted.branchId))
  const districts = await theirDistricts(context, [from!.districtId, wanted.recipient.districtId])
  await context.outside.courier.requestPickup({
    requestId: `P${wanted.invoice}`,
    service: wanted.shipping.service,
    type: wanted.shipping.type,
    weight: shippingWeight(wanted.weight),
    value: wanted.goodsTotal,
    cost: wanted.shippingAmount,
    insurance: wanted.insuranceFee,
    content: `Pesanan ${wanted.invoice}`,
    sender: {
      name: `${BRAND.name} ${from!.name}`,
      phone: BRAND.whatsapp,
      address: from!.address,
      postalCode: findRegion(from!.districtId)?.district.postalCode ?? '',
      district: districts(from!.districtId),
    },
    recipient: { ...wanted.recipient, district: districts(wanted.recipient.districtId) },
    pickupAt: new Date(context.now().getTime() + HOUR),
  })
  return { requestId: `P${wanted.invoice}` }
}

async function theirDistricts({ db, outside: { courier } }: Context, ids: number[]) {
  if (courier.ownDistricts) return (id: number) => id
  const rows = await db
    .select()
    .from(courierDistrict)
    .where(and(eq(courierDistrict.provider, courier.provider), inArray(courierDistrict.districtId, ids)))
  return (id: number) => {
    const found = rows.find(({ districtId }) => districtId === id)
    if (!found) throw new Problem(409, 'Kurir tidak melayani kecamatan ini')
    return found.externalId
  }
}
