import type { Context } from '../context.ts'
import { transaction } from '../database/transaction.ts'
import { notFound, Problem } from '../http/problem.ts'
import type { Caller } from '../http/route.ts'
import { moveOrder } from './move-order.ts'
import { findOwnOrder } from './order-queries.ts'

/** The patient says that the parcel is here. Saying it twice does no harm. */
export async function receiveOrder(
  context: Context,
  { caller, params }: { caller: Caller; params: { invoice: string } },
): Promise<true> {
  const byAccountId = caller.accountId
  await transaction(context.db, async (db) => {
    const row = await findOwnOrder(db, byAccountId, params.invoice)
    if (!row) throw notFound()
    if (row.orderStatus === 'COMPLETED') return
    const moved = await moveOrder(context, db, { orderId: row.id, move: 'receive', by: 'patient', byAccountId })
    if (!moved) throw new Problem(409, 'Pesanan ini belum dikirim')
  })
  return true
}
