import { and, eq } from 'drizzle-orm'
import { checkNotice as endpoint } from '@nmw/contract/ops-reconciliation'
import { recordAudit } from '../audit/record-audit.ts'
import type { Context } from '../context.ts'
import { paymentNotification } from '../database/schema/payment-table.ts'
import { notFound, Problem } from '../http/problem.ts'
import type { Caller } from '../http/route.ts'
import type { Client } from '../http/client.ts'
import { once } from '../idempotency/once.ts'
import { isUnmatched } from './find-unmatched.ts'

type Input = { caller: Caller; client: Client; params: { id: number }; body: { note: string } }

/** Staff checked a payment notice that matches no payment, and noted the result. */
export function checkNotice(context: Context, input: Input) {
  const { caller, client, params, body } = input
  return once(context, endpoint, input, async (db): Promise<true> => {
    const [row] = await db
      .update(paymentNotification)
      .set({ checkedAt: context.now(), checkedById: caller.accountId })
      .where(and(eq(paymentNotification.id, params.id), isUnmatched))
      .returning()
    if (!row) {
      if (await db.$count(paymentNotification, eq(paymentNotification.id, params.id)))
        throw new Problem(409, 'Kabar pembayaran ini sudah selesai diperiksa')
      throw notFound()
    }
    await recordAudit(context, db, client, {
      action: 'check-payment-notice',
      accountId: caller.accountId,
      object: row.invoice ?? `payment-notice-${row.id}`,
      detail: { number: row.id, note: body.note, provider: row.provider, outcome: row.note },
    })
    return true
  })
}
