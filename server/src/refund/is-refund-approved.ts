import { and, eq, inArray } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { refundCase } from '../database/schema/payment-table.ts'

/** Condition on cases: the patient's refund request for this order was approved. */
export function isRefundApproved(orderId: AnyPgColumn | number) {
  return and(
    eq(refundCase.orderId, orderId),
    eq(refundCase.asked, true),
    inArray(refundCase.state, ['DISETUJUI', 'DITRANSFER']),
  )
}
