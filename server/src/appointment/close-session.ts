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
import { formatLongDay } from '../format-long-day.ts'
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
  /** The member of staff who closes it; missing for a job. */
  client?: Pick<Client, 'ip' | 'requestId'>
}

/**
 * The doctor will be away: nobody can book the session any more, every seat is cancelled, and paid ones get a refund
 * case.
 */
export async function closeSession(context: Context, closing: Closing) {
  return transaction(context.db, (db) => closeSessionWithin(context, db, closing))
}

/** The same in the caller's transaction. Undefined if it was closed already. */
export async function closeSessionWithin(context: Context, db: Database, closing: Closing) {
  const { sessionId, reason, byAccountId, closureId = null, client } = closing
  await lockSeats(db, sessionId)
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
        message: `Konsultasi Anda tanggal ${formatLongDay(closed.day)} dibatalkan klinik: ${reason}.`,
        link: `/user/consult-detail/${id}`,
        dedupeKey: `appointment-${id}-called-off`,
        at: context.now(),
      })
      continue
    }
    const { id: orderId, grandTotal: amount } = paidBy
    const step = { orderId, by: 'system', byAccountId, note: reason } as const
    const news = `dibatalkan klinik: ${reason}.`
    // A payment may arrive while the loop runs, so the order's current state decides.
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
 * Includes patients who were marked absent and forfeited their payment, unless the doctor has seen somebody and so was
 * there. A patient whose refund was granted meanwhile gets nothing more.
 */
function seatsIn(db: Database, sessionId: number) {
  const other = alias(appointment, 'other')
  const seen = db
    .select({ id: other.id })
    .from(other)
    .where(and(eq(other.sessionId, sessionId), eq(other.status, 2)))
  const notRefunded = db
    .select({ id: order.id })
    .from(order)
    .where(
      and(
        eq(order.orderStatus, 'CONSULTATION'),
        eq(order.paymentStatus, 'PAID'),
        notExists(db.select().from(refundCase).where(isRefundApproved(order.id))),
      ),
    )
  const forfeited = and(isNotNull(appointment.absentAt), inArray(appointment.orderId, notRefunded), notExists(seen))
  return and(eq(appointment.sessionId, sessionId), or(eq(appointment.status, 1), forfeited))
}

/** Nobody is absent where there was no doctor. */
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

/** Cancelling a seat locks its order, then the seat, and updates the session last. Another order would deadlock. */
async function lockSeats(db: Database, sessionId: number) {
  const seats = seatsIn(db, sessionId)
  const orders = db.select({ id: appointment.orderId }).from(appointment).where(seats)
  await db.select({ id: order.id }).from(order).where(inArray(order.id, orders)).orderBy(order.id).for('update')
  await db.select({ id: appointment.id }).from(appointment).where(seats).orderBy(appointment.id).for('update')
}
