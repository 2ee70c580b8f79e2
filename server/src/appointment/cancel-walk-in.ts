import { CATEGORY } from '@nmw/contract/notification'
import { cancelWalkIn as endpoint } from '@nmw/contract/ops-queue'
import { recordAudit } from '../audit/record-audit.ts'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { formatLongDay } from '../format-long-day.ts'
import { Problem } from '../http/problem.ts'
import type { Caller } from '../http/route.ts'
import type { Client } from '../http/client.ts'
import { once } from '../idempotency/once.ts'
import { notify } from '../notification/notify.ts'
import { moveOrder } from '../order/move-order.ts'
import { openOwedCase } from '../refund/open-refund-case.ts'
import { releaseSeat } from '../seat/release-seat.ts'
import type { FoundAppointment } from './appointment-queries.ts'
import { lockSeatAndOrder } from './queue-seat.ts'
import { whyCannotCancelWalkIn } from './why-cannot-cancel-walk-in.ts'

/** What the patient reads. The real reason may name another patient, so it is only in the audit log. */
const REASON = 'Dibatalkan klinik, salah input'

type Input = { caller: Caller; client: Client; params: { id: number }; body: { reason: string } }

/**
 * The desk booked the wrong patient or session: the seat becomes free, and what was paid goes back through a refund
 * case.
 */
export async function cancelWalkIn(context: Context, input: Input): Promise<true> {
  const { caller, client, params, body } = input
  await once(context, endpoint, input, async (db) => {
    const found = await lockSeatAndOrder(db, caller, params.id)
    const { appointment: row, session, doctor } = found
    const blocked = await whyCannotCancelWalkIn(db, row)
    if (blocked) throw new Problem(409, blocked)
    const byAccountId = caller.accountId
    await releaseSeat(context, db, { appointmentId: row.id, kind: 'cancelled', reason: REASON, byAccountId })
    await endOrder(context, db, found, byAccountId)
    await recordAudit(context, db, client, {
      action: 'cancel-walk-in',
      accountId: byAccountId,
      object: `appointment-${row.id}`,
      detail: { patient: row.patientId, reason: body.reason },
    })
    await notify(db, {
      accountId: row.patientId,
      category: CATEGORY.appointment,
      message: `Janji dengan dr. ${doctor.fullName} tanggal ${formatLongDay(session.day)} dibatalkan klinik karena salah input.${refundText(found)}`,
      link: `/user/consult-detail/${row.id}`,
      dedupeKey: `appointment-${row.id}-mistaken`,
      at: context.now(),
    })
    return true as const
  })
  // The account at the bank must be closed, so that nobody pays into it.
  context.wake('follow-payments')
  return true
}

async function endOrder(context: Context, db: Database, { order }: FoundAppointment, byAccountId: number) {
  if (!order) return
  const { id: orderId, grandTotal: amount } = order
  const step = { orderId, by: 'frontOffice', byAccountId, note: REASON } as const
  if (await moveOrder(context, db, { ...step, move: 'cancel' })) return
  if (!(await moveOrder(context, db, { ...step, move: 'withdraw' })))
    throw new Problem(409, 'Transaksi janji ini baru saja berubah. Muat ulang halaman, lalu coba lagi.')
  await openOwedCase(context, db, { orderId, amount, reason: REASON, openedById: byAccountId })
}

function refundText({ order }: FoundAppointment) {
  if (!order) return ''
  return order.paymentStatus === 'PAID' ? ' Dana Anda dikembalikan.' : ' Tidak ada yang perlu dibayar.'
}
