import { asc, desc, eq } from 'drizzle-orm'
import { doctorType } from '@nmw/contract/doctor'
import { ORDER_LABELS, type OrderDetail, PAYMENT_LABELS } from '@nmw/contract/order'
import { PICKUP } from '@nmw/contract/shipping'
import { timeIn, zoneLabel } from '@nmw/contract/zone'
import type { Context } from '../context.ts'
import { branch } from '../database/schema/branch-table.ts'
import { orderEvent } from '../database/schema/order-table.ts'
import { refundCase } from '../database/schema/payment-table.ts'
import { notFound } from '../http/problem.ts'
import type { Caller } from '../http/route.ts'
import { isForfeited, mayAskRefund } from '../refund/may-ask-refund.ts'
import { estimateOf } from '../seat/seat-time.ts'
import { isCheckingPayment } from './is-checking-payment.ts'
import { consultationsOf, findOwnOrder, itemsOf, paymentsOf, redeemedVisitsOf } from './order-queries.ts'
import { paymentInformationOf } from './payment-information.ts'

export async function readOrder(
  { db, now }: Context,
  { caller, params }: { caller: Caller; params: { invoice: string } },
) {
  const row = await findOwnOrder(db, caller.accountId, params.invoice)
  if (!row) throw notFound()
  const [items, payments, consultations, redeemed, events, cases, [pickup]] = await Promise.all([
    itemsOf(db, [row.id]),
    paymentsOf(db, [row.id]),
    consultationsOf(db, [row.id]),
    redeemedVisitsOf(db, [row.id]),
    db.select().from(orderEvent).where(eq(orderEvent.orderId, row.id)).orderBy(asc(orderEvent.id)),
    db.select().from(refundCase).where(eq(refundCase.orderId, row.id)).orderBy(desc(refundCase.id)),
    row.shipping?.service === PICKUP.service ? placeOf(db, row.branchId) : [],
  ])
  const consultation = consultations.get(row.id)
  const visit = consultation?.appointment ?? redeemed.get(row.id)
  const refunds = cases.map(refundOf)
  const asked = cases.some((one) => one.asked && one.state !== 'DITOLAK')
  return {
    invoice: row.invoice,
    createTime: row.createdAt.toISOString(),
    transactionType: row.type === 'CONSULTATION' ? ('KONSULTASI' as const) : ('MARKETPLACE' as const),
    orderStatus: row.orderStatus,
    paymentStatus: row.paymentStatus,
    paymentInformation: paymentInformationOf(row, payments.get(row.id)),
    items: items.map((item) => ({
      ivdIID: item.itemId,
      INAMA: item.name,
      ivdQty: item.quantity,
      ivdPrice: item.price,
      PHTLOCATION: item.image,
      usingDetail: item.usage,
    })),
    summary: {
      totalProduct: items.reduce((sum, { quantity }) => sum + quantity, 0),
      totalListPrice: items.reduce((sum, { quantity, listPrice }) => sum + quantity * listPrice, 0),
      totalProductPrice: row.goodsTotal,
      totalWeight: row.weight,
      shippingPrice: row.shippingAmount,
      insuranceFee: row.insuranceFee,
      serviceFee: row.serviceFee,
      grandTotal: row.grandTotal,
      useInsurance: row.insuranceFee > 0,
    },
    shipping: row.shipping && {
      shippingType: row.shipping.type,
      shippingMethode: row.shipping.name,
      shippingEst: row.shipping.estimate,
      noResi: row.airwayBill,
      pickupCode: row.pickupCode,
    },
    recipient: row.recipient && {
      recipientName: row.recipient.name,
      phone: row.recipient.phone,
      address: row.recipient.address,
    },
    pickup: pickup ?? null,
    consult: consultation ? consultOf(consultation) : null,
    docter: consultation ? { name: consultation.doctor.fullName, image: consultation.doctor.avatar } : null,
    medId: visit?.medicalId ?? null,
    rsvId: visit?.id ?? null,
    expiredDate: row.expiresAt.toISOString(),
    checkingPayment: isCheckingPayment(row, now()),
    paidAt: row.paidAt?.toISOString() ?? null,
    events: events.map((event) => ({
      status: endedUnpaid(event) ? PAYMENT_LABELS[event.paymentStatus] : ORDER_LABELS[event.orderStatus],
      note: event.note,
      at: event.at.toISOString(),
    })),
    refund: refunds[0] ?? null,
    refunds,
    canCancel: row.orderStatus === 'WAITING_PAYMENT',
    canReceive: row.orderStatus === 'SHIPPED',
    canAskRefund:
      !asked && mayAskRefund({ order: row, seat: consultation?.appointment, session: consultation?.session }, now()),
  }
}

function placeOf(db: Context['db'], branchId: number) {
  return db.select({ name: branch.name, address: branch.address }).from(branch).where(eq(branch.id, branchId))
}

function refundOf({ id, state, amount, reason, bank, staffNote }: typeof refundCase.$inferSelect) {
  const needsBank = bank === null && ['DIAJUKAN', 'DISETUJUI'].includes(state)
  return { id, state, amount, reason, needsBank, note: staffNote }
}

/** An unpaid end is described best by the payment status. */
function endedUnpaid({
  orderStatus,
  paymentStatus,
}: Pick<typeof orderEvent.$inferSelect, 'orderStatus' | 'paymentStatus'>) {
  return orderStatus === 'CANCEL' && paymentStatus !== 'PAID'
}

type Consultation = Awaited<ReturnType<typeof consultationsOf>> extends Map<unknown, infer T> ? T : never

function consultOf({ appointment, session, branch: { name, timezone }, doctor }: Consultation) {
  const { start, end } = estimateOf(session, appointment.queueNumber)
  return {
    id: appointment.id,
    date: session.day,
    time: `${timeIn(timezone, start)} - ${timeIn(timezone, end)} ${zoneLabel(timezone)}`,
    branch: name,
    type: doctorType(doctor.typeCode).title,
    state: stateOf(appointment),
  }
}

function stateOf(seat: Consultation['appointment']): NonNullable<OrderDetail['consult']>['state'] {
  if (seat.status === 0) return isForfeited(seat) ? 'absent' : 'cancelled'
  return seat.status === 1 ? 'ahead' : 'done'
}
