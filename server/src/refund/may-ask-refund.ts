import { addDays, dayIn, momentOf } from '@nmw/contract/zone'
import type { appointment } from '../database/schema/appointment-table.ts'
import type { doctorSession } from '../database/schema/doctor-session-table.ts'
import type { order } from '../database/schema/order-table.ts'
import { isBeforeClosing } from '../seat/seat-time.ts'

const PRODUCT_DAYS = 1
const CONSULTATION_DAYS = 3

type Facts = {
  order: typeof order.$inferSelect
  seat?: typeof appointment.$inferSelect | null | undefined
  session?: typeof doctorSession.$inferSelect | null | undefined
}

/**
 * Products until the end of the day after receipt. Consultations until an hour before, and afterwards for three days,
 * unless the patient was absent. Days are in WIB.
 */
export function mayAskRefund({ order: row, seat, session }: Facts, now: Date) {
  if (row.paymentStatus !== 'PAID') return false
  if (row.type === 'MARKETPLACE')
    return row.orderStatus === 'COMPLETED' && row.endedAt !== null && now < endOfDay(row.endedAt, PRODUCT_DAYS)
  if (row.orderStatus !== 'CONSULTATION' || !session || isForfeited(seat)) return false
  if (now < session.startsAt) return isBeforeClosing(session, now)
  return now < endOfDay(session.startsAt, CONSULTATION_DAYS)
}

export function lastRefundDay(receivedAt: Date) {
  return addDays(dayIn('Asia/Jakarta', receivedAt), PRODUCT_DAYS)
}

/** An absent patient forfeits the payment. */
export function isForfeited(seat: Facts['seat']) {
  return Boolean(seat?.absentAt)
}

function endOfDay(moment: Date, days: number) {
  return momentOf('Asia/Jakarta', addDays(dayIn('Asia/Jakarta', moment), days + 1), '00:00')
}
