import { and, desc, eq, sql } from 'drizzle-orm'
import { CATEGORY } from '@nmw/contract/notification'
import { finishVisit as endpoint, type FinishForm } from '@nmw/contract/ops-visit'
import { recordSeatEvent } from '../appointment/queue-seat.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { openDoctorChat } from '../chat/open-doctor-chat.ts'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { account } from '../database/schema/account-table.ts'
import { appointment, appointmentEvent } from '../database/schema/appointment-table.ts'
import { Problem } from '../http/problem.ts'
import type { Caller } from '../http/route.ts'
import type { Client } from '../http/client.ts'
import { once } from '../idempotency/once.ts'
import { announceStaff } from '../live/announce.ts'
import { notify } from '../notification/notify.ts'
import { recordOrderEvent } from '../order/record-order-event.ts'
import { earnPoints } from '../point/earn-points.ts'
import { writePrescription } from '../prescription/write-prescription.ts'
import { dropReminders } from '../seat/queue-reminders.ts'
import { requireLatestDraft } from './require-latest-draft.ts'
import { lockVisitAndOrder } from './visit-queries.ts'
import { finishBlocker } from './finish-blocker.ts'

type Input = { caller: Caller; client: Client; params: { id: number }; body: FinishForm }

/** Finishes a consultation in one transaction: appointment, prescription, points, notification and chat. */
export function finishVisit(context: Context, input: Input) {
  return once(context, endpoint, input, (db) => finish(context, db, input))
}

async function finish(context: Context, db: Database, { caller, client, params, body }: Input) {
  const { version, ...form } = body
  const at = context.now()
  const found = await lockVisitAndOrder(db, caller, params.id)
  const { appointment: row, session, branch, doctor, order } = found
  const blocker = finishBlocker(found, at)
  if (blocker) throw new Problem(409, row.status === 2 ? await finishedByMessage(db, row.id) : blocker)
  await requireLatestDraft(db, row.id, version)
  const [ended] = await db
    .update(appointment)
    // A patient who was seen has arrived, even if not checked in.
    .set({ status: 2, endedAt: at, checkedInAt: sql`coalesce(${appointment.checkedInAt}, ${at.toISOString()})` })
    .where(and(eq(appointment.id, row.id), eq(appointment.status, 1)))
    .returning({ id: appointment.id })
  if (!ended) throw new Problem(409, await finishedByMessage(db, row.id))
  const prescriptionId = await writePrescription(context, db, {
    appointmentId: row.id,
    patientId: row.patientId,
    visitDay: session.day,
    form,
  })
  await recordSeatEvent(db, found, { kind: 'finished', byAccountId: caller.accountId, at })
  await dropReminders(db, { id: row.id, sessionId: session.id })
  await recordAudit(context, db, client, {
    action: 'finish-visit',
    accountId: caller.accountId,
    object: `appointment-${row.id}`,
    detail: { patient: row.patientId, medicines: form.medicines.length, treatments: form.treatments.length },
  })
  await notify(db, {
    accountId: row.patientId,
    category: CATEGORY.consultation,
    message: `Konsultasi dengan dr. ${doctor.fullName} selesai. Lihat resep dan anjuran dokter Anda.`,
    link: `/user/prescription/${encodeURIComponent(row.medicalId)}?id=${row.id}`,
    dedupeKey: `appointment-${row.id}-finished`,
    at,
  })
  await openDoctorChat(db, {
    patientId: row.patientId,
    branchId: branch.id,
    doctorId: doctor.id,
    senderId: caller.accountId,
    visitId: row.id,
    at,
  })
  await announceStaff(db, { branchId: branch.id, topic: 'prescription', id: row.id })
  let points = 0
  if (order) {
    await recordOrderEvent(context, db, order.id, 'Konsultasi selesai', caller.accountId)
    const { invoice, goodsTotal: netAmount } = order
    points = await earnPoints(db, { accountId: row.patientId, invoice, netAmount, at })
  }
  return { id: row.id, prescriptionId, points }
}

async function finishedByMessage(db: Database, appointmentId: number) {
  const [done] = await db
    .select({ name: account.fullName })
    .from(appointmentEvent)
    .innerJoin(account, eq(account.id, appointmentEvent.byAccountId))
    .where(and(eq(appointmentEvent.appointmentId, appointmentId), eq(appointmentEvent.kind, 'finished')))
    .orderBy(desc(appointmentEvent.id))
    .limit(1)
  return done ? `Konsultasi ini sudah diselesaikan oleh ${done.name}` : 'Konsultasi ini sudah selesai'
}
