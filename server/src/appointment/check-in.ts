import { and, eq, isNull } from 'drizzle-orm'
import { CATEGORY } from '@nmw/contract/notification'
import { dayIn, timeIn, zoneLabel } from '@nmw/contract/zone'
import { recordAudit } from '../audit/record-audit.ts'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { appointment } from '../database/schema/appointment-table.ts'
import { transaction } from '../database/transaction.ts'
import { formatLongDay } from '../format-long-day.ts'
import { Problem, refused } from '../http/problem.ts'
import type { Caller } from '../http/route.ts'
import type { Client } from '../http/client.ts'
import { notify } from '../notification/notify.ts'
import type { FoundAppointment } from './appointment-queries.ts'
import { lockSeat, recordSeatEvent } from './queue-seat.ts'

type Input = { caller: Caller; client: Client; params: { id: number } }

export async function checkIn(context: Context, input: Input): Promise<true> {
  await transaction(context.db, (db) => checkInWithin(context, db, input))
  return true
}

/** Today, paid where it costs something, and once. */
export async function checkInWithin(context: Context, db: Database, { caller, client, params }: Input) {
  const at = context.now()
  const found = await lockSeat(db, caller, params.id)
  const { appointment: row, session, branch, order, doctor } = found
  if (dayIn(branch.timezone, at) !== session.day) throw refused(`Janji ini untuk ${formatLongDay(session.day)}`)
  if (row.status === 1 && order && order.paymentStatus !== 'PAID')
    throw new Problem(409, 'Konsultasi ini belum dibayar. Minta pasien menyelesaikan pembayaran lebih dulu.')
  const [arrived] = await db
    .update(appointment)
    .set({ checkedInAt: at })
    .where(and(eq(appointment.id, row.id), eq(appointment.status, 1), isNull(appointment.checkedInAt)))
    .returning({ id: appointment.id })
  if (!arrived) throw new Problem(409, refusalText(found))
  const byAccountId = caller.accountId
  await recordSeatEvent(db, found, { kind: 'checked-in', byAccountId, at })
  await recordAudit(context, db, client, {
    action: 'check-in',
    accountId: byAccountId,
    object: `appointment-${row.id}`,
    detail: { patient: row.patientId },
  })
  await notify(db, {
    accountId: row.patientId,
    category: CATEGORY.appointment,
    message: `Kehadiran Anda tercatat di ${branch.name}. Nomor antrean ${row.queueNumber}, dr. ${doctor.fullName}.`,
    link: `/user/consult-detail/${row.id}`,
    // A check-in may be undone and repeated.
    dedupeKey: `appointment-${row.id}-checked-in-${at.getTime()}`,
    at,
  })
}

function refusalText({ appointment: row, branch }: FoundAppointment) {
  if (row.status === 0) return `Janji ini sudah batal: ${row.cancelReason}`
  if (row.status === 2) return 'Konsultasi ini sudah selesai'
  const when = row.checkedInAt ? ` pukul ${timeIn(branch.timezone, row.checkedInAt)} ${zoneLabel(branch.timezone)}` : ''
  return `Pasien ini sudah tercatat hadir${when}`
}
