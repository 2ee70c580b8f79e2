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
 * Products within one calendar day of their receipt. A consultation ahead of it, until an hour before; afterwards within
 * three calendar days of the reservation, unless she did not come. Days are days in WIB and end at midnight.
 */
export function mayAskRefund({ order: row, seat, session }: Facts, now: Date) {
  if (row.paymentStatus !== 'PAID') return false
  if (row.type === 'MARKETPLACE')
    return row.orderStatus === 'COMPLETED' && row.endedAt !== null && now < endOfDay(row.endedAt, PRODUCT_DAYS)
  if (row.orderStatus !== 'CONSULTATION' || !session || isForfeited(seat)) return false
  if (now < session.startsAt) return isBeforeClosing(session, now)
  return now < endOfDay(session.startsAt, CONSULTATION_DAYS)
}

/** The last day to ask for the money of products received at that moment. */
export function lastRefundDay(receivedAt: Date) {
  return addDays(dayIn('Asia/Jakarta', receivedAt), PRODUCT_DAYS)
}

/** Who does not come gives up what she paid. */
export function isForfeited(seat: Facts['seat']) {
  return Boolean(seat?.absentAt)
}

function endOfDay(moment: Date, days: number) {
  return momentOf('Asia/Jakarta', addDays(dayIn('Asia/Jakarta', moment), days + 1), '00:00')
}
