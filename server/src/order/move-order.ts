import { PACKED } from '@nmw/contract/ops-order'
import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { order, orderEvent } from '../database/schema/order-table.ts'
import { earnPoints } from '../point/earn-points.ts'
import { useRedemption } from '../redemption/settle-redemption.ts'
import { remindAfterPayment } from '../seat/queue-reminders.ts'
import { sellStock } from '../stock/sell-stock.ts'
import { releaseReservations } from './release-reservations.ts'
import { notifyOrderMove } from './notify-order-move.ts'
import { type Mover, type OrderMove, orderMoves } from './order-moves.ts'

type Step = {
  orderId: number
  move: OrderMove
  by: Mover
  byAccountId?: number | null
  /** Overrides the note of the table. */
  note?: string
  /** Overrides the news of the table. */
  news?: string
  set?: Partial<Pick<typeof order.$inferInsert, 'airwayBill' | 'billTyped' | 'pickupCode' | 'paymentMethod'>>
}

/**
 * The only way to change the state of an order: compare and set, its event row and all consequences, in the caller's
 * transaction. Returns undefined when the order is no longer in the state the move starts from.
 */
export async function moveOrder(context: Context, db: Database, step: Step) {
  const move = orderMoves[step.move]
  if (!(move.by as readonly Mover[]).includes(step.by)) throw new Error(`${step.by} may not ${step.move} an order`)
  const at = context.now()
  const [before] = await db
    .select({ type: order.type, paymentStatus: order.paymentStatus })
    .from(order)
    .where(and(eq(order.id, step.orderId), eq(order.orderStatus, move.from)))
    .for('update')
  if (!before) return undefined
  const orderStatus = typeof move.to === 'string' ? move.to : move.to[before.type]
  const paymentStatus = 'payment' in move ? move.payment : before.paymentStatus
  const ended = orderStatus === 'CANCEL' || orderStatus === 'COMPLETED'
  const [row] = await db
    .update(order)
    .set({
      ...step.set,
      orderStatus,
      paymentStatus,
      ...(step.move === 'pay' && { paidAt: at }),
      ...(step.move === 'ship' && { shippedAt: at }),
      ...(ended && { endedAt: at }),
    })
    .where(and(eq(order.id, step.orderId), eq(order.orderStatus, move.from)))
    .returning()
  if (!row) return undefined
  await db.insert(orderEvent).values({
    orderId: row.id,
    orderStatus,
    paymentStatus,
    note: step.note ?? move.note,
    byAccountId: step.byAccountId ?? null,
    at,
  })
  if (step.move === 'pay') {
    await useRedemption(db, row.id)
    await remindAfterPayment(context, db, row.id)
  }
  if (step.move === 'ship' || step.move === 'ready') {
    // A courier report cannot be refused: the goods have already left.
    const packedAt = step.by === 'system' ? ((await lastHandledAt(db, row.id)) ?? at) : undefined
    await sellStock(context, db, row.invoice, { packedAt })
  }
  if (orderStatus === 'COMPLETED')
    await earnPoints(db, { accountId: row.patientId, invoice: row.invoice, netAmount: row.goodsTotal, at })
  if (orderStatus === 'CANCEL') await releaseReservations(context, db, row, step.note ?? move.note)
  await notifyOrderMove(db, row, step, at)
  return row
}

/** When it was packed, or else when staff last worked on it. */
async function lastHandledAt(db: Database, orderId: number) {
  const byHand = and(
    eq(orderEvent.orderId, orderId),
    eq(orderEvent.orderStatus, 'PROCESS'),
    isNotNull(orderEvent.byAccountId),
  )
  const [last] = await db
    .select({ at: orderEvent.at })
    .from(orderEvent)
    .where(byHand)
    .orderBy(desc(eq(orderEvent.note, PACKED)), desc(orderEvent.id))
    .limit(1)
  return last?.at
}

export type MovedOrder = NonNullable<Awaited<ReturnType<typeof moveOrder>>>
