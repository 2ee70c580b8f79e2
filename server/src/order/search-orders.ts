import { and, count, desc, eq, exists, gt, gte, ilike, lt, or, type SQL } from 'drizzle-orm'
import type { OrderStatus } from '@nmw/contract/order'
import { pageInfoOf } from '@nmw/contract/page'
import { addDays, momentOf } from '@nmw/contract/zone'
import type { Context } from '../context.ts'
import { containsPattern } from '../database/contains-pattern.ts'
import { order, orderItem } from '../database/schema/order-table.ts'
import type { Caller } from '../http/route.ts'
import { consultationsOf, itemsOf, paymentsOf, redeemedVisitsOf } from './order-queries.ts'
import { paymentInformationOf } from './payment-information.ts'

type Query = {
  page: number
  limit: number
  search: string
  status?: OrderStatus | 'MARKETPLACE' | 'all' | '' | undefined
  startDate?: string | undefined
  endDate?: string | undefined
}

export async function searchOrders(context: Context, { caller, query }: { caller: Caller; query: Query }) {
  const { db } = context
  const { page, limit } = query
  const wanted = and(eq(order.patientId, caller.accountId), ...conditionsOf(context, query))
  const [rows, [counted]] = await Promise.all([
    db
      .select()
      .from(order)
      .where(wanted)
      .orderBy(desc(order.id))
      .limit(limit)
      .offset((page - 1) * limit),
    db.select({ total: count() }).from(order).where(wanted),
  ])
  const ids = rows.map(({ id }) => id)
  const [items, payments, consultations, redeemed] = ids.length
    ? await Promise.all([itemsOf(db, ids), paymentsOf(db, ids), consultationsOf(db, ids), redeemedVisitsOf(db, ids)])
    : [[], new Map(), new Map(), new Map()]
  const datas = rows.map((row) => {
    const own = items.filter(({ orderId }) => orderId === row.id)
    const consultation = consultations.get(row.id)
    const visit = consultation?.appointment ?? redeemed.get(row.id)
    return {
      id: row.id,
      invoice: row.invoice,
      createDate: row.createdAt.toISOString(),
      transactionType: row.type === 'CONSULTATION' ? ('KONSULTASI' as const) : ('MARKETPLACE' as const),
      paymentStatus: row.paymentStatus,
      orderStatus: row.orderStatus,
      grandtotal: row.grandTotal,
      items: own.map(({ name, quantity }) => ({ INAMA: name, ivdQty: quantity })),
      image: own[0]?.image ?? null,
      doctor_name: consultation?.doctor.fullName ?? null,
      doctor_image: consultation?.doctor.avatar ?? null,
      medId: visit?.medicalId ?? null,
      rsvId: visit?.id ?? null,
      expiredDate: row.expiresAt.toISOString(),
      paymentInformation: paymentInformationOf(row, payments.get(row.id)),
    }
  })
  return { datas, page: pageInfoOf(counted?.total ?? 0, { page, limit }) }
}

function conditionsOf({ db, now }: Context, { search, status, startDate, endDate }: Query): (SQL | undefined)[] {
  const pattern = containsPattern(search)
  const named = db
    .select({ id: orderItem.id })
    .from(orderItem)
    .where(and(eq(orderItem.orderId, order.id), ilike(orderItem.name, pattern)))
  return [
    statusIs(status, now()),
    search ? or(ilike(order.invoice, pattern), exists(named)) : undefined,
    // The days of the filter are days in WIB, as payment times are.
    startDate ? gte(order.createdAt, momentOf('Asia/Jakarta', startDate, '00:00')) : undefined,
    endDate ? lt(order.createdAt, momentOf('Asia/Jakarta', addDays(endDate, 1), '00:00')) : undefined,
  ]
}

function statusIs(status: Query['status'], now: Date) {
  if (!status || status === 'all') return undefined
  if (status === 'MARKETPLACE' || status === 'CONSULTATION') return eq(order.type, status)
  const same = eq(order.orderStatus, status)
  return status === 'WAITING_PAYMENT' ? and(same, gt(order.expiresAt, now)) : same
}
