import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { refundCase } from '../database/schema/payment-table.ts'
import { announceRefund } from './announce-refund.ts'

/** Put before the reason, which may be cut: staff who transfer the money should read it first. */
export async function addRefundRemark(db: Database, orderId: number, remark: string) {
  await db
    .update(refundCase)
    .set({ reason: sql`left(${`${remark}; `} || ${refundCase.reason}, 255)` })
    .where(and(eq(refundCase.orderId, orderId), inArray(refundCase.state, ['DIAJUKAN', 'DISETUJUI'])))
  await announceRefund(db, orderId)
}
