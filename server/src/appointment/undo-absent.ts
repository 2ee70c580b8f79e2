import { and, eq, isNull, sql } from 'drizzle-orm'
import { CATEGORY } from '@nmw/contract/notification'
import { dayIn } from '@nmw/contract/zone'
import { recordAudit } from '../audit/record-audit.ts'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { appointment } from '../database/schema/appointment-table.ts'
import { doctorSession } from '../database/schema/doctor-session-table.ts'
import { refundCase } from '../database/schema/payment-table.ts'
import { transaction, violated } from '../database/transaction.ts'
import { Problem, refused } from '../http/problem.ts'
import type { Caller } from '../http/route.ts'
import type { Visit } from '../http/visit.ts'
import { notify } from '../notification/notify.ts'
import { isGivenBack } from '../refund/is-given-back.ts'
import { remind } from '../seat/remind.ts'
import type { FoundAppointment } from './appointment-queries.ts'
import { holdSeatAndOrder, noteSeatEvent } from './queue-seat.ts'

type Input = { caller: Caller; visit: Visit; params: { id: number } }

/** She came after all, the same day, and nobody has her seat. */
export async function undoAbsent(context: Context, { caller, visit, params }: Input): Promise<true> {
  await transaction(context.db, async (db) => {
    const at = context.now()
    const found = await holdSeatAndOrder(db, caller, params.id)
    const { appointment: row, session, branch, doctor } = found
    if (!row.absentAt) throw new Problem(409, 'Pasien ini tidak tercatat tidak hadir')
    if (dayIn(branch.timezone, at) !== session.day) throw refused('Hanya dapat diurungkan pada hari yang sama')
    await requireStandingOrder(db, found)
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
      .set({ status: 1, cancelReason: null, endedAt: null, absentAt: null })
      .where(and(eq(appointment.id, row.id), eq(appointment.status, 0)))
    const byAccountId = caller.accountId
    await noteSeatEvent(db, found, { kind: 'no-show-undone', byAccountId, at })
    await remind(context, db, row.id)
    await recordAudit(context, db, visit, {
      action: 'undo-absent',
      accountId: byAccountId,
      object: `appointment-${row.id}`,
    })
    await notify(db, {
      accountId: row.patientId,
      category: CATEGORY.appointment,
      message: `Anda kembali masuk antrean dr. ${doctor.fullName}, nomor ${row.queueNumber}.`,
      link: `/user/consult-detail/${row.id}`,
      dedupeKey: `appointment-${row.id}-back-${at.getTime()}`,
      at,
    })
  }).catch(explainTaken)
  return true
}

/** What goes back to her, or was never paid, holds no seat any more. */
async function requireStandingOrder(db: Database, { order }: FoundAppointment) {
  if (!order) return
  if (await db.$count(refundCase, isGivenBack(order.id)))
    throw new Problem(409, 'Pengembalian dana janji ini sudah disetujui. Buat janji baru untuk pasien ini.')
  if (order.orderStatus === 'CANCEL')
    throw new Problem(409, 'Transaksi janji ini sudah batal. Buat janji baru untuk pasien ini.')
}

function explainTaken(error: unknown): never {
  const index = violated(error)
  if (index === 'appointment_seat_once') throw new Problem(409, 'Kursinya sudah dipakai pasien lain')
  if (index === 'appointment_one_ongoing') throw new Problem(409, 'Pasien ini sudah membuat janji lain')
  throw error
}
