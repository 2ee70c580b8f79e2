import { and, eq, isNull } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { appointment } from '../database/schema/appointment-table.ts'
import { doctorSession } from '../database/schema/doctor-session-table.ts'
import { order } from '../database/schema/order-table.ts'
import { transaction } from '../database/transaction.ts'
import { moveOrder } from '../order/move-order.ts'
import { openRefundCase } from '../refund/open-refund-case.ts'
import { releaseSeat } from '../seat/release-seat.ts'

type Closing = { sessionId: number; reason: string; byAccountId: number | null }

/** The doctor will not be there: nobody can book it any more, every seat is given back, paid ones get a refund case. */
export async function closeSession(context: Context, { sessionId, reason, byAccountId }: Closing) {
  return transaction(context.db, async (db) => {
    const [closed] = await db
      .update(doctorSession)
      .set({ closedAt: context.now(), closedReason: reason })
      .where(and(eq(doctorSession.id, sessionId), isNull(doctorSession.closedAt)))
      .returning({ id: doctorSession.id })
    if (!closed) return 0
    const seats = await db
      .select({ id: appointment.id, order })
      .from(appointment)
      .leftJoin(order, eq(order.id, appointment.orderId))
      .where(and(eq(appointment.sessionId, sessionId), eq(appointment.status, 1)))
    for (const { id, order: paidBy } of seats) {
      if (!paidBy) await releaseSeat(context, db, { appointmentId: id, kind: 'doctor-absent', reason, byAccountId })
      else if (paidBy.paymentStatus === 'PAID') {
        const { id: orderId, grandTotal: amount } = paidBy
        await moveOrder(context, db, { orderId, move: 'withdraw', by: 'system', byAccountId, note: reason })
        await openRefundCase(context, db, { orderId, amount, reason, openedById: byAccountId, owed: true })
      } else await moveOrder(context, db, { orderId: paidBy.id, move: 'expire', by: 'system', note: reason })
    }
    return seats.length
  })
}
