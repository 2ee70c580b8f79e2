import { DAY } from '@nmw/contract/duration'
import { dayIn, type Zone } from '@nmw/contract/zone'
import type { FoundAppointment } from './appointment-queries.ts'

/** Days in which an absence can be undone: a complaint may come late. */
const UNDO_DAYS = 7

type Facts = Pick<FoundAppointment, 'appointment' | 'session' | 'order'> & { branch: { timezone: Zone } }

/** Why an absence cannot be undone now; null if it can, provided the seat is free. */
export function whyCannotUndoAbsence({ appointment: row, session, branch, order }: Facts, now: Date) {
  if (!row.absentAt) return 'Pasien ini tidak tercatat tidak hadir'
  if (now.getTime() > row.absentAt.getTime() + UNDO_DAYS * DAY)
    return `Tanda tidak hadir hanya dapat diurungkan dalam ${UNDO_DAYS} hari`
  if (session.closedAt) return `Sesi ini sudah dibatalkan: ${session.closedReason}`
  if (order?.orderStatus === 'CANCEL') return 'Transaksi janji ini sudah batal. Buat janji baru untuk pasien ini.'
  if (isPast({ session, branch }, now) && order && order.paymentStatus !== 'PAID') return 'Konsultasi ini belum dibayar'
  return null
}

/** The day is over: the patient counts as arrived then, not as expected. */
export function isPast({ session, branch }: Pick<Facts, 'session' | 'branch'>, now: Date) {
  return dayIn(branch.timezone, now) > session.day
}
