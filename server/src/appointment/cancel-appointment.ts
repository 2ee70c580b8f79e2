import { APPOINTMENT_MISSING } from '@nmw/contract/appointment'
import { recordAudit } from '../audit/record-audit.ts'
import type { Context } from '../context.ts'
import { transaction } from '../database/transaction.ts'
import { notFound, Problem } from '../http/problem.ts'
import type { Caller } from '../http/route.ts'
import type { Client } from '../http/client.ts'
import { moveOrder } from '../order/move-order.ts'
import { releaseSeat } from '../seat/release-seat.ts'
import { findOwnAppointment } from './appointment-queries.ts'
import { stateOf } from './appointment-state.ts'

type Input = { caller: Caller; client: Client; params: { id: number }; body: { reason: string } }

/** Free ones until an hour before; unpaid ones together with their order. A paid one goes through a refund case. */
export async function cancelAppointment(context: Context, { caller, client, params, body }: Input): Promise<true> {
  const reason = body.reason || 'Dibatalkan oleh pasien'
  const byAccountId = caller.accountId
  await transaction(context.db, async (db) => {
    const found = await findOwnAppointment(db, byAccountId, params.id)
    if (!found) throw notFound(APPOINTMENT_MISSING)
    if (!stateOf(found, context.now()).canCancel) throw new Problem(409, refusalText(found))
    const { order, appointment } = found
    const ended = order
      ? await moveOrder(context, db, { orderId: order.id, move: 'cancel', by: 'patient', byAccountId, note: reason })
      : await releaseSeat(context, db, { appointmentId: appointment.id, kind: 'cancelled', reason, byAccountId })
    if (!ended) throw new Problem(409, 'Janji ini baru saja berubah. Muat ulang halaman, lalu coba lagi.')
    await recordAudit(context, db, client, {
      action: 'cancel-appointment',
      accountId: byAccountId,
      object: `appointment-${params.id}`,
    })
  })
  return true
}

function refusalText({ appointment, order }: NonNullable<Awaited<ReturnType<typeof findOwnAppointment>>>) {
  if (appointment.status !== 1) return 'Janji ini sudah selesai atau sudah dibatalkan'
  if (order?.paymentStatus === 'PAID') return 'Janji yang sudah dibayar dibatalkan melalui Ajukan Pembatalan'
  return 'Janji hanya dapat dibatalkan sampai 60 menit sebelum mulai'
}
