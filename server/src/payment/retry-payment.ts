import type { Context } from '../context.ts'
import { notFound } from '../http/problem.ts'
import type { Caller } from '../http/route.ts'
import { openPayment } from './open-payment.ts'
import { findOwnOrder } from './payment-queries.ts'

type Input = { params: { invoice: string }; caller: Caller }

export async function retryPayment(context: Context, { params: { invoice }, caller }: Input) {
  const found = await findOwnOrder(context.db, invoice, caller.accountId)
  if (!found) throw notFound()
  await openPayment(context, found.id)
  return { invoice_number: invoice }
}
