import { DAY } from '@nmw/contract/duration'
import { dayIn, type Zone } from '@nmw/contract/zone'
import type { FoundAppointment } from './appointment-queries.ts'

/** So long after it was written down an absence may be taken back: the desk hears of it when she or her doctor complains. */
const UNDO_DAYS = 7

type Facts = Pick<FoundAppointment, 'appointment' | 'session' | 'order'> & { branch: { timezone: Zone } }

/** Why one who was marked absent cannot come back now; null when she can, if her seat is still free. */
export function whyNotBack({ appointment: row, session, branch, order }: Facts, now: Date) {
  if (!row.absentAt) return 'Pasien ini tidak tercatat tidak hadir'
  if (now.getTime() > row.absentAt.getTime() + UNDO_DAYS * DAY)
    return `Tanda tidak hadir hanya dapat diurungkan dalam ${UNDO_DAYS} hari`
  if (session.closedAt) return `Sesi ini sudah dibatalkan: ${session.closedReason}`
  if (order?.orderStatus === 'CANCEL') return 'Transaksi janji ini sudah batal. Buat janji baru untuk pasien ini.'
  if (isPast({ session, branch }, now) && order && order.paymentStatus !== 'PAID') return 'Konsultasi ini belum dibayar'
  return null
}

/** Her day is over: she is not to come any more, she was here. */
export function isPast({ session, branch }: Pick<Facts, 'session' | 'branch'>, now: Date) {
  return dayIn(branch.timezone, now) > session.day
}
