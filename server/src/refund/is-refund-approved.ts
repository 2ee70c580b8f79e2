import { and, eq, inArray } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { refundCase } from '../database/schema/payment-table.ts'

/** As a condition on cases: what the patient asked back of this order was approved, so its price is owed or gone. */
export function isRefundApproved(orderId: AnyPgColumn | number) {
  return and(
    eq(refundCase.orderId, orderId),
    eq(refundCase.asked, true),
    inArray(refundCase.state, ['DISETUJUI', 'DITRANSFER']),
  )
}
