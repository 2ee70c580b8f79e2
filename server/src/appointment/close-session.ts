import { and, eq, inArray, isNotNull, isNull, notExists, or } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { CATEGORY } from '@nmw/contract/notification'
import { recordAudit } from '../audit/record-audit.ts'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { appointment, appointmentEvent } from '../database/schema/appointment-table.ts'
import { doctorSession } from '../database/schema/doctor-session-table.ts'
import { order } from '../database/schema/order-table.ts'
import { refundCase } from '../database/schema/payment-table.ts'
import { transaction } from '../database/transaction.ts'
import { dayInWords } from '../day-in-words.ts'
import type { Client } from '../http/client.ts'
import { announceStaff } from '../live/announce.ts'
import { notify } from '../notification/notify.ts'
import { moveOrder } from '../order/move-order.ts'
import { isRefundApproved } from '../refund/is-refund-approved.ts'
import { openOwedCase } from '../refund/open-refund-case.ts'
import { releaseSeat } from '../seat/release-seat.ts'

type Closing = {
  sessionId: number
  reason: string
  byAccountId: number | null
  /** The days off it falls into. */
  closureId?: number
  /** Of the member of staff who does it; a job has none. */
  client?: Pick<Client, 'ip' | 'requestId'>
}

/** The doctor will not be there: nobody can book it any more, every seat is given back, paid ones get a refund case. */
export async function closeSession(context: Context, closing: Closing) {
  return transaction(context.db, (db) => closeSessionWithin(context, db, closing))
}

/** The same in the caller's transaction. Undefined when it was closed already. */
export async function closeSessionWithin(context: Context, db: Database, closing: Closing) {
  const { sessionId, reason, byAccountId, closureId = null, client } = closing
  await holdSeats(db, sessionId)
  const [closed] = await db
    .update(doctorSession)
    .set({ closedAt: context.now(), closedReason: reason, closureId })
    .where(and(eq(doctorSession.id, sessionId), isNull(doctorSession.closedAt)))
    .returning()
  if (!closed) return undefined
  const seats = await db
    .select({ id: appointment.id, patientId: appointment.patientId, absentAt: appointment.absentAt, order })
    .from(appointment)
    .leftJoin(order, eq(order.id, appointment.orderId))
    .where(seatsIn(db, sessionId))
  for (const { id, patientId, absentAt, order: paidBy } of seats) {
    if (absentAt) await clearAbsence(context, db, { id, reason, byAccountId })
    if (!paidBy) {
      await releaseSeat(context, db, { appointmentId: id, kind: 'doctor-absent', reason, byAccountId })
      await notify(db, {
        accountId: patientId,
        category: CATEGORY.appointment,
        message: `Konsultasi Anda tanggal ${dayInWords(closed.day)} dibatalkan klinik: ${reason}.`,
        link: `/user/consult-detail/${id}`,
        dedupeKey: `appointment-${id}-called-off`,
        at: context.now(),
      })
      continue
    }
    const { id: orderId, grandTotal: amount } = paidBy
    const step = { orderId, by: 'system', byAccountId, note: reason } as const
    const news = `dibatalkan klinik: ${reason}.`
    // Money may come in while we go through the seats, so what counts is what the order is by now.
    if (await moveOrder(context, db, { ...step, news, move: 'expire' })) continue
    const withdrawn = await moveOrder(context, db, {
      ...step,
      news: `${news} Dana Anda dikembalikan.`,
      move: 'withdraw',
    })
    if (withdrawn && !(await db.$count(refundCase, isRefundApproved(orderId))))
      await openOwedCase(context, db, { orderId, amount, reason, openedById: byAccountId })
  }
  await announceStaff(db, { branchId: closed.branchId, topic: 'queue', id: sessionId })
  if (client)
    await recordAudit(context, db, client, {
      action: 'close-session',
      accountId: byAccountId,
      object: `session-${sessionId}`,
      detail: { reason, patients: seats.length },
    })
  return seats.length
}

/**
 * Also those who were marked absent and gave up what they paid, unless the doctor has seen somebody: then she was there.
 * Who has been granted it back meanwhile gets nothing more.
 */
function seatsIn(db: Database, sessionId: number) {
  const other = alias(appointment, 'other')
  const seen = db
    .select({ id: other.id })
    .from(other)
    .where(and(eq(other.sessionId, sessionId), eq(other.status, 2)))
  const kept = db
    .select({ id: order.id })
    .from(order)
    .where(
      and(
        eq(order.orderStatus, 'CONSULTATION'),
        eq(order.paymentStatus, 'PAID'),
        notExists(db.select().from(refundCase).where(isRefundApproved(order.id))),
      ),
    )
  const forfeited = and(isNotNull(appointment.absentAt), inArray(appointment.orderId, kept), notExists(seen))
  return and(eq(appointment.sessionId, sessionId), or(eq(appointment.status, 1), forfeited))
}

/** Nobody is absent where no doctor was. */
async function clearAbsence(
  { now }: Context,
  db: Database,
  { id, reason, byAccountId }: { id: number; reason: string; byAccountId: number | null },
) {
  await db.update(appointment).set({ absentAt: null, cancelReason: reason }).where(eq(appointment.id, id))
  await db
    .insert(appointmentEvent)
    .values({ appointmentId: id, kind: 'doctor-absent', detail: { reason }, byAccountId, at: now() })
}

/**
 * Whoever gives back one seat holds its order, then the seat, and counts it off the session last. Taken in another order
 * both would wait for each other, until the database ends one of them after a second.
 */
async function holdSeats(db: Database, sessionId: number) {
  const seats = seatsIn(db, sessionId)
  const orders = db.select({ id: appointment.orderId }).from(appointment).where(seats)
  await db.select({ id: order.id }).from(order).where(inArray(order.id, orders)).orderBy(order.id).for('update')
  await db.select({ id: appointment.id }).from(appointment).where(seats).orderBy(appointment.id).for('update')
}
