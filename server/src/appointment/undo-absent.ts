import { and, eq, isNull, sql } from 'drizzle-orm'
import { CATEGORY } from '@nmw/contract/notification'
import { recordAudit } from '../audit/record-audit.ts'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { appointment } from '../database/schema/appointment-table.ts'
import { doctorSession } from '../database/schema/doctor-session-table.ts'
import { refundCase } from '../database/schema/payment-table.ts'
import { transaction, violated } from '../database/transaction.ts'
import { formatLongDay } from '../format-long-day.ts'
import { Problem } from '../http/problem.ts'
import type { Caller } from '../http/route.ts'
import type { Client } from '../http/client.ts'
import { notify } from '../notification/notify.ts'
import { isRefundApproved } from '../refund/is-refund-approved.ts'
import { queueReminders } from '../seat/queue-reminders.ts'
import type { FoundAppointment } from './appointment-queries.ts'
import { lockSeatAndOrder, recordSeatEvent } from './queue-seat.ts'
import { isPast, whyCannotUndoAbsence } from './why-cannot-undo-absence.ts'

type Input = { caller: Caller; client: Client; params: { id: number } }

/**
 * The patient came after all, and the seat is still free. On the same day the patient is back in the queue; later the
 * visit counts as arrived, so that the doctor can finish it.
 */
export async function undoAbsent(context: Context, { caller, client, params }: Input): Promise<true> {
  await transaction(context.db, async (db) => {
    const at = context.now()
    const found = await lockSeatAndOrder(db, caller, params.id)
    const { appointment: row, session, doctor } = found
    await requireNotRefunded(db, found)
    const blocked = whyCannotUndoAbsence(found, at)
    if (blocked) throw new Problem(409, blocked)
    const wasHere = isPast(found, at)
    const [seat] = await db
      .update(doctorSession)
      .set({ taken: sql`${doctorSession.taken} + 1` })
      .where(
        and(
          eq(doctorSession.id, session.id),
          sql`${doctorSession.taken} < ${doctorSession.capacity}`,
          isNull(doctorSession.closedAt),
        ),
      )
      .returning({ id: doctorSession.id })
    if (!seat) throw new Problem(409, 'Kursinya sudah dipakai pasien lain')
    await db
      .update(appointment)
      .set({ status: 1, cancelReason: null, endedAt: null, absentAt: null, checkedInAt: wasHere ? at : null })
      .where(and(eq(appointment.id, row.id), eq(appointment.status, 0)))
    const byAccountId = caller.accountId
    await recordSeatEvent(db, found, { kind: 'no-show-undone', byAccountId, at })
    if (wasHere) await recordSeatEvent(db, found, { kind: 'checked-in', byAccountId, at })
    else await queueReminders(context, db, row.id)
    await recordAudit(context, db, client, {
      action: 'undo-absent',
      accountId: byAccountId,
      object: `appointment-${row.id}`,
    })
    await notify(db, {
      accountId: row.patientId,
      category: CATEGORY.appointment,
      message: wasHere
        ? `Kehadiran Anda pada konsultasi dengan dr. ${doctor.fullName} tanggal ${formatLongDay(session.day)} tercatat.`
        : `Anda kembali masuk antrean dr. ${doctor.fullName}, nomor ${row.queueNumber}.`,
      link: `/user/consult-detail/${row.id}`,
      dedupeKey: `appointment-${row.id}-back-${at.getTime()}`,
      at,
    })
  }).catch(explainTaken)
  return true
}

/** A refunded payment holds no seat any more. */
async function requireNotRefunded(db: Database, { order }: FoundAppointment) {
  if (order && (await db.$count(refundCase, isRefundApproved(order.id))))
    throw new Problem(409, 'Pengembalian dana janji ini sudah disetujui. Buat janji baru untuk pasien ini.')
}

function explainTaken(error: unknown): never {
  const index = violated(error)
  if (index === 'appointment_seat_once') throw new Problem(409, 'Kursinya sudah dipakai pasien lain')
  if (index === 'appointment_one_ongoing') throw new Problem(409, 'Pasien ini sudah membuat janji lain')
  throw error
}
