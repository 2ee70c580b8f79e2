import { recordAudit } from '../audit/record-audit.ts'
import type { Context } from '../context.ts'
import { transaction } from '../database/transaction.ts'
import { notFound, Problem } from '../http/problem.ts'
import type { Caller } from '../http/route.ts'
import type { Client } from '../http/client.ts'
import { moveOrder } from './move-order.ts'
import { findOwnOrder } from './order-queries.ts'

type Input = { caller: Caller; client: Client; params: { invoice: string } }

/** Idempotent confirmation of receipt by the patient. */
export async function receiveOrder(context: Context, { caller, client, params }: Input): Promise<true> {
  const byAccountId = caller.accountId
  await transaction(context.db, async (db) => {
    const row = await findOwnOrder(db, byAccountId, params.invoice)
    if (!row) throw notFound()
    if (row.orderStatus === 'COMPLETED') return
    const moved = await moveOrder(context, db, { orderId: row.id, move: 'receive', by: 'patient', byAccountId })
    if (!moved) throw new Problem(409, 'Pesanan ini belum dikirim')
    await recordAudit(context, db, client, { action: 'receive-order', accountId: byAccountId, object: row.invoice })
  })
  return true
}
