import { randomUUID } from 'node:crypto'
import type { Context } from '../context.ts'
import type { order } from '../database/schema/order-table.ts'
import { payment } from '../database/schema/payment-table.ts'
import { findBank } from '../outside/payment/payment-methods.ts'
import { receiveMoney } from '../payment/receive-money.ts'

type Order = typeof order.$inferSelect

export async function openDemoPayment({ db, now }: Context, payable: Order) {
  const [row] = await db
    .insert(payment)
    .values({
      orderId: payable.id,
      provider: 'simulator',
      channel: payable.paymentMethod,
      requestId: randomUUID(),
      state: 'OPEN',
      amount: payable.grandTotal,
      accountNumber: `${findBank(payable.paymentMethod)?.simulatedBin}${payable.invoice.slice(-11)}`,
      expiresAt: payable.expiresAt,
      createdAt: now(),
    })
    .returning()
  return row!
}

export async function payDemoOrder(context: Context, payable: Order) {
  const row = await openDemoPayment(context, payable)
  await receiveMoney(context, context.db, { payable, row })
}
