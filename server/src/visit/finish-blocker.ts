import { dayIn } from '@nmw/contract/zone'
import { formatLongDay } from '../format-long-day.ts'
import type { FoundVisit } from './visit-queries.ts'

/** Why the consultation cannot be finished now; null when it can. */
export function finishBlocker({ appointment: row, session, branch, order }: FoundVisit, now: Date) {
  if (row.status === 0) return `Janji ini sudah batal: ${row.cancelReason}`
  if (row.status === 2) return 'Konsultasi ini sudah selesai'
  if (dayIn(branch.timezone, now) < session.day) return `Janji ini untuk ${formatLongDay(session.day)}`
  if (order && order.paymentStatus !== 'PAID') return 'Konsultasi ini belum dibayar. Minta meja depan memeriksanya.'
  return null
}
