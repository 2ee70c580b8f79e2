import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { refundCase } from '../database/schema/payment-table.ts'
import { announceRefund } from './announce-refund.ts'

/** What whoever transfers the money should know first; it stands before the reason, which may be long. */
export async function addRefundRemark(db: Database, orderId: number, remark: string) {
  await db
    .update(refundCase)
    .set({ reason: sql`left(${`${remark}; `} || ${refundCase.reason}, 255)` })
    .where(and(eq(refundCase.orderId, orderId), inArray(refundCase.state, ['DIAJUKAN', 'DISETUJUI'])))
  await announceRefund(db, orderId)
}
