import type { order } from '../database/schema/order-table.ts'

type Row = Pick<typeof order.$inferSelect, 'orderStatus' | 'expiresAt'>

/** Its time to pay is over, and the job that ends it has not been by: nobody is to pay now. */
export function isCheckingPayment({ orderStatus, expiresAt }: Row, now: Date) {
  return orderStatus === 'WAITING_PAYMENT' && expiresAt <= now
}
