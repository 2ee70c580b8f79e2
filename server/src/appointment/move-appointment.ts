import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { APPOINTMENT_MISSING } from '@nmw/contract/appointment'
import { CATEGORY } from '@nmw/contract/notification'
import { recordAudit } from '../audit/record-audit.ts'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { appointment, appointmentEvent } from '../database/schema/appointment-table.ts'
import { doctorSession } from '../database/schema/doctor-session-table.ts'
import { transaction } from '../database/transaction.ts'
import { notFound, Problem, refused } from '../http/problem.ts'
import type { Caller } from '../http/route.ts'
import type { Client } from '../http/client.ts'
import { announce, announceStaff } from '../live/announce.ts'
import { notify } from '../notification/notify.ts'
import { changeOrderBranch } from '../order/change-order-branch.ts'
import { findBookableSession } from '../seat/bookable-session.ts'
import { dropReminders, queueReminders } from '../seat/queue-reminders.ts'
import { requireSeat } from '../seat/require-seat.ts'
import { isBeforeClosing } from '../seat/seat-time.ts'
import { feeOf } from '../seat/session-fee.ts'
import { lockOwnAppointment } from './appointment-queries.ts'
import { stateOf } from './appointment-state.ts'

type Input = { caller: Caller; client: Client; params: { id: number }; body: { schedule_id: number } }

/** A paid appointment moves once, to another session of the same kind at the same price. */
export async function moveAppointment(context: Context, { caller, client, params, body }: Input): Promise<true> {
  const at = context.now()
  await transaction(context.db, async (db) => {
    const found = await lockOwnAppointment(db, caller.accountId, params.id)
    if (!found) throw notFound(APPOINTMENT_MISSING)
    if (!stateOf(found, at).canMove) throw new Problem(409, 'Jadwal janji ini tidak dapat diubah lagi')
    const { session: former, appointment: row } = found
    if (former.id === body.schedule_id) throw refused('Pilih jadwal yang berbeda dari jadwal sekarang')
    const wanted = await findBookableSession(db, eq(doctorSession.id, body.schedule_id))
    const fits =
      wanted &&
      wanted.doctor.typeCode === found.doctor.typeCode &&
      feeOf(wanted.session, wanted.doctor) === feeOf(former, found.doctor)
    if (!fits) throw refused('Pilih jadwal dengan jenis dan biaya konsultasi yang sama')
    if (!isBeforeClosing(wanted.session, at)) throw refused('Jadwal ini mulai kurang dari 60 menit lagi')

    await lockSessions(db, [former.id, wanted.session.id])
    const seat = await requireSeat(db, wanted.session.id)
    const [moved] = await db
      .update(appointment)
      .set({ sessionId: seat.session.id, queueNumber: seat.queueNumber, movedAt: at, checkedInAt: null })
      .where(and(eq(appointment.id, row.id), eq(appointment.status, 1), isNull(appointment.movedAt)))
      .returning()
    if (!moved) throw new Problem(409, 'Jadwal janji ini tidak dapat diubah lagi')
    await db
      .update(doctorSession)
      .set({ taken: sql`${doctorSession.taken} - 1` })
      .where(eq(doctorSession.id, former.id))
    if (row.orderId !== null) await changeOrderBranch(db, row.orderId, seat.session.branchId)
    const detail = { from: former.id, to: seat.session.id, queueNumber: seat.queueNumber }
    const byAccountId = caller.accountId
    await db.insert(appointmentEvent).values({ appointmentId: row.id, kind: 'moved', detail, byAccountId, at })
    await recordAudit(context, db, client, {
      action: 'move-appointment',
      accountId: byAccountId,
      object: `appointment-${row.id}`,
    })
    await dropReminders(db, row)
    await queueReminders(context, db, row.id)
    await notify(db, {
      accountId: byAccountId,
      category: CATEGORY.appointment,
      message: `Jadwal konsultasi Anda dengan dr. ${wanted.doctor.fullName} sudah diubah. Nomor antrean Anda ${seat.queueNumber}.`,
      link: `/user/consult-detail/${row.id}`,
      dedupeKey: `appointment-${row.id}-moved`,
      at,
    })
    await announceStaff(db, { branchId: former.branchId, topic: 'queue', id: former.id })
    await announce(db, { accountId: byAccountId, topic: 'appointment', id: row.id })
  })
  return true
}

/** In the order of their ids, so that two patients who swap sessions do not deadlock. */
async function lockSessions(db: Database, ids: number[]) {
  await db
    .select({ id: doctorSession.id })
    .from(doctorSession)
    .where(inArray(doctorSession.id, ids))
    .orderBy(doctorSession.id)
    .for('no key update')
}
