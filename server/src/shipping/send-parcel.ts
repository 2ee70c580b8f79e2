import { PICKUP } from '@nmw/contract/shipping'
import { shippingWeight } from '@nmw/contract/money'
import { BRAND } from '@nmw/contract/brand'
import { and, eq, inArray } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { branch } from '../database/schema/branch-table.ts'
import { courierDistrict } from '../database/schema/shipment-table.ts'
import { transaction } from '../database/transaction.ts'
import { notFound, Problem } from '../http/problem.ts'
import { lockOrder } from '../order/lock-order.ts'
import { recordOrderEvent } from '../order/record-order-event.ts'
import type { Courier } from '../outside/courier/courier.ts'
import { GatewayFailure } from '../outside/gateway-failure.ts'
import { findRegion } from '../region/find-region.ts'
import { removeParcelRequest, saveParcelRequest } from './parcel-request.ts'
import { pickupMoment } from './pickup-moment.ts'

const UNPAID = 'Kurir menunggu ongkos kirim dibayar klinik'

/**
 * Requests a pick-up for a packed order. The request is stored before the call, so that repeats use the same request id
 * and create one parcel. The rest comes by courier messages.
 */
export async function sendParcel(context: Context, orderId: number) {
  const { courier } = context.outside
  const { wanted, from, districts, requestId } = await transaction(context.db, async (db) => {
    const row = await lockOrder(db, orderId)
    if (!row) throw notFound()
    if (row.orderStatus !== 'PROCESS' || !row.shipping || !row.recipient || row.shipping.service === PICKUP.service)
      throw new Problem(409, 'Pesanan ini tidak menunggu kurir')
    const { shipping, recipient } = row
    const [place] = await db.select().from(branch).where(eq(branch.id, row.branchId))
    return {
      wanted: { ...row, shipping, recipient },
      from: place!,
      // Throws before a request is stored if the courier does not deliver there.
      districts: await theirDistricts(db, courier, { sender: place!.districtId, recipient: recipient.districtId }),
      requestId: await saveParcelRequest(context, db, { ...shipping, orderId, invoice: row.invoice }),
    }
  })
  const parcel = {
    requestId,
    service: wanted.shipping.service,
    type: wanted.shipping.type,
    weight: shippingWeight(wanted.weight),
    value: wanted.goodsTotal,
    cost: wanted.shippingAmount,
    insurance: wanted.insuranceFee,
    content: `Pesanan ${wanted.invoice}`,
    sender: {
      name: `${BRAND.name} ${from.name}`,
      phone: BRAND.whatsapp,
      address: from.address,
      place: placeOf(from.districtId),
      postalCode: findRegion(from.districtId)?.district.postalCode ?? '',
      district: districts.sender,
      latitude: from.latitude,
      longitude: from.longitude,
    },
    recipient: {
      ...wanted.recipient,
      place: placeOf(wanted.recipient.districtId),
      district: districts.recipient,
    },
    pickupAt: pickupMoment(context.now()),
  }
  const called = await courier.requestPickup(parcel).catch(async (error: unknown) => {
    if (!(error instanceof GatewayFailure) || error.kind !== 'refused') throw error
    // It may be refused because the courier already has this parcel.
    if (await courier.track(requestId).catch(undefinedIfRefused)) return undefined
    await removeParcelRequest(context, orderId, requestId)
    throw error
  })
  if (called?.unpaid) {
    context.log.warn({ requestId }, 'the courier waits for payment of its account')
    await transaction(context.db, (db) => recordOrderEvent(context, db, orderId, UNPAID))
  }
  return { requestId }
}

function undefinedIfRefused(error: unknown) {
  if (error instanceof GatewayFailure && error.kind === 'refused') return undefined
  throw error
}

function placeOf(districtId: number) {
  const found = findRegion(districtId)
  return found ? `${found.district.name}, ${found.city.name}` : ''
}

type Ends = { sender: number; recipient: number }

async function theirDistricts(db: Database, courier: Courier, ends: Ends): Promise<Ends> {
  if (courier.ownDistricts) return ends
  const rows = await db
    .select()
    .from(courierDistrict)
    .where(
      and(eq(courierDistrict.provider, courier.provider), inArray(courierDistrict.districtId, Object.values(ends))),
    )
  const theirs = (id: number) => {
    const found = rows.find(({ districtId }) => districtId === id)
    if (!found) throw new Problem(409, 'Kurir tidak melayani kecamatan ini')
    return found.externalId
  }
  return { sender: theirs(ends.sender), recipient: theirs(ends.recipient) }
}
