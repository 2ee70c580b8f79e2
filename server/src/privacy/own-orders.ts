import { asc, eq, inArray } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { order, orderEvent, orderItem } from '../database/schema/order-table.ts'
import { refundCase } from '../database/schema/payment-table.ts'

/** Orders with items, events and refunds, including the unsealed bank account. */
export async function ownOrders({ db, secret }: Context, accountId: number) {
  const orders = await db.select().from(order).where(eq(order.patientId, accountId)).orderBy(asc(order.id))
  const ids = orders.map(({ id }) => id)
  if (ids.length === 0) return []
  const items = await db.select().from(orderItem).where(inArray(orderItem.orderId, ids)).orderBy(asc(orderItem.id))
  const events = await db.select().from(orderEvent).where(inArray(orderEvent.orderId, ids)).orderBy(asc(orderEvent.id))
  const cases = await db.select().from(refundCase).where(inArray(refundCase.orderId, ids)).orderBy(asc(refundCase.id))
  return orders.map(({ id, patientId: _owner, ...row }) => ({
    ...row,
    items: of(id, items).map(({ name, quantity, listPrice, price }) => ({ name, quantity, listPrice, price })),
    events: of(id, events).map(({ orderStatus, paymentStatus, note, at }) => ({
      orderStatus,
      paymentStatus,
      note,
      at,
    })),
    refunds: of(id, cases).map(({ amount, reason, state, bank, sealedAccountNumber, accountName, ...moments }) => ({
      amount,
      reason,
      state,
      bank,
      accountNumber: sealedAccountNumber && secret.unseal(sealedAccountNumber),
      accountName,
      createdAt: moments.createdAt,
      decidedAt: moments.decidedAt,
      transferredAt: moments.transferredAt,
    })),
  }))
}

function of<T extends { orderId: number }>(id: number, parts: T[]) {
  return parts.filter(({ orderId }) => orderId === id)
}
