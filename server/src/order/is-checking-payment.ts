import type { order } from '../database/schema/order-table.ts'

type Row = Pick<typeof order.$inferSelect, 'orderStatus' | 'expiresAt'>

/** The deadline has passed, but the job has not expired the order yet: it must not be paid now. */
export function isCheckingPayment({ orderStatus, expiresAt }: Row, now: Date) {
  return orderStatus === 'WAITING_PAYMENT' && expiresAt <= now
}
