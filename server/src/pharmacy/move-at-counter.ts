import { recordAudit } from '../audit/record-audit.ts'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import type { order } from '../database/schema/order-table.ts'
import { transaction } from '../database/transaction.ts'
import { Problem } from '../http/problem.ts'
import type { Caller } from '../http/route.ts'
import type { Client } from '../http/client.ts'
import { announceStaff } from '../live/announce.ts'
import { moveOrder, type MovedOrder } from '../order/move-order.ts'
import type { OrderMove } from '../order/order-moves.ts'
import { orderConflict } from './order-conflict.ts'
import { requireOrder } from './pharmacy-queries.ts'

export type CounterInput = { caller: Caller; client: Client; params: { invoice: string } }

type Row = typeof order.$inferSelect
type CounterMove = Extract<OrderMove, 'confirm' | 'refuse' | 'ready' | 'ship' | 'stop' | 'shelve' | 'abandon'>
type Step = {
  move: CounterMove | ((row: Row) => CounterMove)
  /** Replaces the plain transaction. */
  within?: (work: (db: Database) => Promise<true>) => Promise<true>
  note?: string
  set?: { airwayBill: string; billTyped: true } | { pickupCode: string }
  /** Throws if the order is not suitable. */
  allow?: (row: Row) => void
  /** Further work in the same transaction. */
  also?: (db: Database, moved: MovedOrder) => Promise<unknown>
}

/** Runs one move by the pharmacy with its audit entry; answers 409 if the order has moved already. */
export async function moveAtCounter(
  context: Context,
  { caller, client, params }: CounterInput,
  step: Step,
): Promise<true> {
  const { note, set, allow, also, within = (work) => transaction(context.db, work) } = step
  const byAccountId = caller.accountId
  const { order: row } = await requireOrder(context.db, caller, params.invoice)
  allow?.(row)
  const move = typeof step.move === 'string' ? step.move : step.move(row)
  return within(async (db) => {
    const moved = await moveOrder(context, db, {
      orderId: row.id,
      move,
      by: 'pharmacist',
      byAccountId,
      ...(note !== undefined && { note }),
      ...(set && { set }),
    })
    if (!moved) throw await orderConflict(db, row.id)
    await also?.(db, moved)
    await recordAudit(context, db, client, {
      action: `${move}-order`,
      accountId: byAccountId,
      object: row.invoice,
      detail: { patient: row.patientId, ...(note !== undefined && { note }) },
    })
    await announceStaff(db, { branchId: row.branchId, topic: 'stock', id: row.invoice })
    return true
  })
}

export const notAllowed = (message: string) => new Problem(409, message)
