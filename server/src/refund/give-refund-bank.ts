import { and, eq, inArray } from 'drizzle-orm'
import { recordAudit } from '../audit/record-audit.ts'
import type { Context } from '../context.ts'
import { order } from '../database/schema/order-table.ts'
import { refundCase } from '../database/schema/payment-table.ts'
import { transaction } from '../database/transaction.ts'
import { notFound } from '../http/problem.ts'
import type { Caller } from '../http/route.ts'
import type { Client } from '../http/client.ts'
import { announceRefund } from './announce-refund.ts'
import { sealedBank, type BankDetails } from './sealed-bank.ts'

type Input = { caller: Caller; client: Client; params: { invoice: string }; body: BankDetails }

/** The bank account of a refund; can be changed until the transfer. */
export async function giveRefundBank(context: Context, { caller, client, params, body }: Input): Promise<true> {
  const { accountId } = caller
  await transaction(context.db, async (db) => {
    const own = db
      .select({ id: order.id })
      .from(order)
      .where(and(eq(order.invoice, params.invoice), eq(order.patientId, accountId)))
    const [changed] = await db
      .update(refundCase)
      .set(sealedBank(context, body))
      .where(and(inArray(refundCase.orderId, own), inArray(refundCase.state, ['DIAJUKAN', 'DISETUJUI'])))
      .returning({ orderId: refundCase.orderId })
    if (!changed) throw notFound()
    await announceRefund(db, changed.orderId)
    await recordAudit(context, db, client, { action: 'give-refund-bank', accountId, object: params.invoice })
  })
  return true
}
