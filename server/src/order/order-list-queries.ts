import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../database/connection.ts'
import { prepareOnce } from '../database/prepare-once.ts'
import { appointment } from '../database/schema/appointment-table.ts'
import { doctorSession } from '../database/schema/doctor-session-table.ts'
import { doctor } from '../database/schema/doctor-table.ts'
import { order, orderItem } from '../database/schema/order-table.ts'
import { payment } from '../database/schema/payment-table.ts'
import { prescription } from '../database/schema/prescription-table.ts'
import { redemption } from '../database/schema/redemption-table.ts'

/** Null means no filter. Moments are ISO strings. */
export type OrderFilter = {
  patientId: number
  type: string | null
  status: string | null
  expiresAfter: string | null
  expiresBy: string | null
  pattern: string | null
  from: string | null
  until: string | null
}

export type ListedOrder = Awaited<ReturnType<typeof listOrders>>[number]
type ListedItem = { name: string; quantity: number; image: string }

/** One page of a patient's orders with all data of a card, in one prepared statement. */
export function listOrders(db: Database, filter: OrderFilter, page: { limit: number; offset: number }) {
  return prepareOnce(db, statementName('orders_of_patient', filter), (name) => {
    const listed = db
      .select({
        id: order.id,
        invoice: order.invoice,
        type: order.type,
        orderStatus: order.orderStatus,
        paymentStatus: order.paymentStatus,
        grandTotal: order.grandTotal,
        paymentMethod: order.paymentMethod,
        createdAt: order.createdAt,
        expiresAt: order.expiresAt,
        total: sql<number>`(count(*) over ())::int`.as('total'),
      })
      .from(order)
      .where(matchesFilter(filter))
      .orderBy(desc(order.id))
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset'))
      .as('listed')
    const items = db
      .select({
        list: sql<ListedItem[]>`coalesce(json_agg(json_build_object('name', ${orderItem.name}, 'quantity',
          ${orderItem.quantity}, 'image', ${orderItem.image}) order by ${orderItem.id}), '[]')`.as('list'),
      })
      .from(orderItem)
      .where(eq(orderItem.orderId, listed.id))
      .as('items')
    const newest = db
      .select({ accountNumber: payment.accountNumber, expiresAt: payment.expiresAt })
      .from(payment)
      .where(eq(payment.orderId, listed.id))
      .orderBy(desc(payment.id))
      .limit(1)
      .as('newest')
    const redeemed = alias(appointment, 'redeemed')
    return db
      .select({
        id: listed.id,
        invoice: listed.invoice,
        type: listed.type,
        orderStatus: listed.orderStatus,
        paymentStatus: listed.paymentStatus,
        grandTotal: listed.grandTotal,
        paymentMethod: listed.paymentMethod,
        createdAt: listed.createdAt,
        expiresAt: listed.expiresAt,
        total: listed.total,
        items: items.list,
        payment: { accountNumber: newest.accountNumber, expiresAt: newest.expiresAt },
        doctorName: doctor.fullName,
        doctorImage: doctor.avatar,
        appointmentId: appointment.id,
        medicalId: appointment.medicalId,
        redeemedId: redeemed.id,
        redeemedMedicalId: redeemed.medicalId,
      })
      .from(listed)
      .innerJoinLateral(items, sql`true`)
      .leftJoinLateral(newest, sql`true`)
      .leftJoin(appointment, eq(appointment.orderId, listed.id))
      .leftJoin(doctorSession, eq(doctorSession.id, appointment.sessionId))
      .leftJoin(doctor, eq(doctor.id, doctorSession.doctorId))
      .leftJoin(redemption, eq(redemption.orderId, listed.id))
      .leftJoin(prescription, eq(prescription.id, redemption.prescriptionId))
      .leftJoin(redeemed, eq(redeemed.id, prescription.appointmentId))
      .orderBy(desc(listed.id))
      .prepare(name)
  }).execute({ ...filter, ...page })
}

export async function countOrders(db: Database, filter: OrderFilter) {
  const [row] = await prepareOnce(db, statementName('count_orders_of_patient', filter), (name) =>
    db.select({ total: count() }).from(order).where(matchesFilter(filter)).prepare(name),
  ).execute(filter)
  return row!.total
}

/** A text search gets its own statement, because it would make the plan of every other list expensive. */
const statementName = (name: string, { pattern }: OrderFilter) => (pattern === null ? name : `${name}_found`)

const ifGiven = (value: SQL, condition: SQL) => sql`(${value} is null or ${condition})`

function matchesFilter(filter: OrderFilter) {
  const { type, status, expiresAfter, expiresBy, pattern, from, until } = {
    type: sql`${sql.placeholder('type')}::text`,
    status: sql`${sql.placeholder('status')}::text`,
    expiresAfter: sql`${sql.placeholder('expiresAfter')}::timestamptz`,
    expiresBy: sql`${sql.placeholder('expiresBy')}::timestamptz`,
    pattern: sql`${sql.placeholder('pattern')}::text`,
    from: sql`${sql.placeholder('from')}::timestamptz`,
    until: sql`${sql.placeholder('until')}::timestamptz`,
  }
  return and(
    eq(order.patientId, sql.placeholder('patientId')),
    ifGiven(type, sql`${order.type} = ${type}`),
    ifGiven(status, sql`${order.orderStatus} = ${status}`),
    ifGiven(expiresAfter, sql`${order.expiresAt} > ${expiresAfter}`),
    ifGiven(expiresBy, sql`${order.expiresAt} <= ${expiresBy}`),
    filter.pattern === null
      ? undefined
      : sql`(${order.invoice} ilike ${pattern} or exists (select from ${orderItem}
          where ${orderItem.orderId} = ${order.id} and ${orderItem.name} ilike ${pattern}))`,
    ifGiven(from, sql`${order.createdAt} >= ${from}`),
    ifGiven(until, sql`${order.createdAt} < ${until}`),
  )
}
