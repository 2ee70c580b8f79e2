import { and, eq } from 'drizzle-orm'
import { recordAudit } from '../audit/record-audit.ts'
import type { Context } from '../context.ts'
import { order } from '../database/schema/order-table.ts'
import { refundCase } from '../database/schema/payment-table.ts'
import { notFound } from '../http/problem.ts'
import type { Caller } from '../http/route.ts'
import type { Client } from '../http/client.ts'
import { worksAt } from '../staff-branch/work-branches.ts'
import { refundItemOf, selectRefunds } from './refund-case-of.ts'

type Input = { caller: Caller; client: Client; params: { id: number } }

/** The only call that returns the bank account. */
export async function readRefund(context: Context, { caller, client, params }: Input) {
  const { db, secret } = context
  const [found] = await selectRefunds(db).where(and(eq(refundCase.id, params.id), worksAt(db, order.branchId, caller)))
  if (!found) throw notFound('Kasus tidak ditemukan')
  const { refund, order: row } = found
  await recordAudit(context, db, client, {
    action: 'view-refund-bank',
    accountId: caller.accountId,
    object: `refund-${refund.id}`,
    detail: { patient: row.patientId },
  })
  const { bank, sealedAccountNumber, accountName } = refund
  return {
    ...refundItemOf(found),
    bank:
      bank !== null && sealedAccountNumber !== null && accountName !== null
        ? { bank, accountNumber: secret.unseal(sealedAccountNumber), accountName }
        : null,
    staffNote: refund.staffNote,
    paymentMethod: row.paymentMethod,
    paidAt: row.paidAt?.toISOString() ?? null,
    decidedAt: refund.decidedAt?.toISOString() ?? null,
    transferredAt: refund.transferredAt?.toISOString() ?? null,
  }
}
