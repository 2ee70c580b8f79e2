import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { order, orderEvent, orderItem } from '../database/schema/order-table.ts'
import { reserveStock } from '../stock/reserve-stock.ts'
import { nextInvoice } from './next-invoice.ts'

type Row = typeof order.$inferInsert
type Item = Omit<typeof orderItem.$inferInsert, 'orderId'>
export type NewOrder = Pick<Row, 'patientId' | 'branchId' | 'type' | 'paymentMethod' | 'expiresAt'> &
  Partial<Pick<Row, 'recipient' | 'shipping'>> & {
    items: Item[]
    shippingAmount: number
    insuranceFee: number
    serviceFee: number
  }

/** Creates an unpaid order and reserves its goods. The goods total is the sum of the items. */
export async function createOrder(context: Context, db: Database, { items, ...wanted }: NewOrder) {
  const at = context.now()
  const goodsTotal = items.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
  const weight = items.reduce((sum, item) => sum + (item.weight ?? 0) * item.quantity, 0)
  const grandTotal = goodsTotal + wanted.shippingAmount + wanted.insuranceFee + wanted.serviceFee
  const state = { orderStatus: 'WAITING_PAYMENT', paymentStatus: 'PENDING' } as const
  const invoice = await nextInvoice(context, db)
  const [row] = await db
    .insert(order)
    .values({ ...wanted, ...state, invoice, goodsTotal, grandTotal, weight, createdAt: at })
    .returning()
  await db.insert(orderItem).values(items.map((item) => ({ ...item, orderId: row!.id })))
  await db.insert(orderEvent).values({
    ...state,
    orderId: row!.id,
    note: 'Pesanan dibuat, menunggu pembayaran',
    byAccountId: wanted.patientId,
    at,
  })
  const { patientId, branchId, type } = wanted
  if (type === 'MARKETPLACE')
    await reserveStock(context, db, { branchId, reference: invoice, goods: items, byAccountId: patientId })
  return row!
}
