import { MINUTE } from '@nmw/contract/duration'
import { CATEGORY } from '@nmw/contract/notification'
import { PATIENT_WAIT_MINUTES } from '@nmw/contract/ops-queue'
import { timeIn, zoneLabel } from '@nmw/contract/zone'
import { recordAudit } from '../audit/record-audit.ts'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { transaction } from '../database/transaction.ts'
import { Problem, refused } from '../http/problem.ts'
import type { Caller } from '../http/route.ts'
import type { Client } from '../http/client.ts'
import { notify } from '../notification/notify.ts'
import { estimateOf } from '../seat/seat-time.ts'
import { releaseSeat } from '../seat/release-seat.ts'
import type { FoundAppointment } from './appointment-queries.ts'
import { lockSeat } from './queue-seat.ts'

type Input = { caller: Caller; client: Client; params: { id: number } }

export async function markAbsent(context: Context, { caller, client, params }: Input): Promise<true> {
  await transaction(context.db, async (db) => {
    const at = context.now()
    const found = await lockSeat(db, caller, params.id)
    const { appointment: row, session, branch } = found
    if (row.status !== 1) throw new Problem(409, 'Antrean ini sudah selesai atau sudah batal')
    if (row.checkedInAt) throw new Problem(409, 'Pasien ini sudah tercatat hadir')
    const turn = estimateOf(session, row.queueNumber).start
    const from = new Date(turn.getTime() + PATIENT_WAIT_MINUTES * MINUTE)
    if (at < from) {
      const time = `${timeIn(branch.timezone, from)} ${zoneLabel(branch.timezone)}`
      throw refused(
        `Tunggu ${PATIENT_WAIT_MINUTES} menit dari perkiraan gilirannya. Tidak hadir dapat dicatat mulai pukul ${time}.`,
      )
    }
    await recordAbsence(context, db, found, { byAccountId: caller.accountId, client, notifies: true })
  })
  return true
}

type Author = { byAccountId: number | null; client: Client | null; notifies: boolean }

/** The turn is over and the patient did not come. The payment is forfeited, so the order stays as it is. */
export async function recordAbsence(context: Context, db: Database, found: FoundAppointment, author: Author) {
  const { appointment: row, doctor } = found
  const { byAccountId, client, notifies } = author
  await releaseSeat(context, db, { appointmentId: row.id, kind: 'no-show', reason: 'Tidak hadir', byAccountId })
  await recordAudit(context, db, client, {
    action: 'mark-absent',
    accountId: byAccountId,
    object: `appointment-${row.id}`,
    detail: { patient: row.patientId },
  })
  if (!notifies) return
  await notify(db, {
    accountId: row.patientId,
    category: CATEGORY.appointment,
    message: `Anda tercatat tidak hadir pada konsultasi dengan dr. ${doctor.fullName}.`,
    link: `/user/consult-detail/${row.id}`,
    dedupeKey: `appointment-${row.id}-absent`,
    at: context.now(),
  })
}
