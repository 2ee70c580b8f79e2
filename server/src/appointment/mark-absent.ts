import { and, eq, isNull, sql } from 'drizzle-orm'
import { CATEGORY } from '@nmw/contract/notification'
import { dayIn } from '@nmw/contract/zone'
import { recordAudit } from '../audit/record-audit.ts'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { appointment } from '../database/schema/appointment-table.ts'
import { doctorSession } from '../database/schema/doctor-session-table.ts'
import { transaction, violated } from '../database/transaction.ts'
import { Problem, refused } from '../http/problem.ts'
import type { Caller } from '../http/route.ts'
import type { Visit } from '../http/visit.ts'
import { notify } from '../notification/notify.ts'
import { estimateOf } from '../seat/seat-time.ts'
import { releaseSeat } from '../seat/release-seat.ts'
import { remind } from '../seat/remind.ts'
import type { FoundAppointment } from './appointment-queries.ts'
import { holdSeat, noteSeatEvent } from './queue-seat.ts'

type Input = { caller: Caller; visit: Visit; params: { id: number } }

export async function markAbsent(context: Context, { caller, visit, params }: Input): Promise<true> {
  await transaction(context.db, async (db) => {
    const at = context.now()
    const found = await holdSeat(db, caller, params.id)
    const { appointment: row, session } = found
    if (row.status !== 1) throw new Problem(409, 'Antrean ini sudah selesai atau sudah batal')
    if (row.checkedInAt) throw new Problem(409, 'Pasien ini sudah tercatat hadir')
    if (at < estimateOf(session, row.queueNumber).start)
      throw refused('Gilirannya belum tiba. Tandai tidak hadir setelah jamnya lewat.')
    await noteAbsence(context, db, found, { byAccountId: caller.accountId, visit })
  })
  return true
}

type Author = { byAccountId: number | null; visit: Visit | null }

/** The turn is over and nobody came. What was paid is forfeited, so its order stays as it is. */
export async function noteAbsence(context: Context, db: Database, found: FoundAppointment, author: Author) {
  const { appointment: row, doctor } = found
  const { byAccountId, visit } = author
  await releaseSeat(context, db, { appointmentId: row.id, kind: 'no-show', reason: 'Tidak hadir', byAccountId })
  await recordAudit(context, db, visit, {
    action: 'mark-absent',
    accountId: byAccountId,
    object: `appointment-${row.id}`,
    detail: { patient: row.patientId },
  })
  await notify(db, {
    accountId: row.patientId,
    category: CATEGORY.appointment,
    message: `Anda tercatat tidak hadir pada konsultasi dengan dr. ${doctor.fullName}.`,
    link: `/user/consult-detail/${row.id}`,
    dedupeKey: `appointment-${row.id}-absent`,
    at: context.now(),
  })
}

/** She came after all, the same day, and nobody has her seat. */
export async function undoAbsent(context: Context, { caller, visit, params }: Input): Promise<true> {
  await transaction(context.db, async (db) => {
    const at = context.now()
    const found = await holdSeat(db, caller, params.id)
    const { appointment: row, session, branch, doctor } = found
    if (!row.absentAt) throw new Problem(409, 'Pasien ini tidak tercatat tidak hadir')
    if (dayIn(branch.timezone, at) !== session.day) throw refused('Hanya dapat diurungkan pada hari yang sama')
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

function explainTaken(error: unknown): never {
  const index = violated(error)
  if (index === 'appointment_seat_once') throw new Problem(409, 'Kursinya sudah dipakai pasien lain')
  if (index === 'appointment_one_ongoing') throw new Problem(409, 'Pasien ini sudah membuat janji lain')
  throw error
}
