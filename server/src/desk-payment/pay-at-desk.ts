import { and, eq } from 'drizzle-orm'
import { type DeskPayment, payAtDesk as endpoint } from '@nmw/contract/ops-payment'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { appointment } from '../database/schema/appointment-table.ts'
import { order } from '../database/schema/order-table.ts'
import { notFound, Problem } from '../http/problem.ts'
import type { Caller } from '../http/route.ts'
import type { Client } from '../http/client.ts'
import { once } from '../idempotency/once.ts'
import { findPaymentMethod } from '../payment-method/all-payment-methods.ts'
import { worksAt } from '../staff-branch/work-branches.ts'
import { recordDeskPayment } from './record-desk-payment.ts'

type Input = { caller: Caller; client: Client; params: { invoice: string }; body: DeskPayment }

/** An unpaid consultation can be paid at its branch. Goods are paid online. */
export async function payAtDesk(context: Context, input: Input) {
  const { caller, client, params, body } = input
  const receipt = await once(context, endpoint, input, async (db) => {
    const [found] = await db
      .select({ payable: order, seat: appointment.status })
      .from(order)
      .innerJoin(appointment, eq(appointment.orderId, order.id))
      .where(and(eq(order.invoice, params.invoice), worksAt(db, order.branchId, caller)))
    if (!found) throw notFound('Tagihan tidak ditemukan')
    const { payable, seat } = found
    // A released seat cannot be paid, even if its order has not ended yet.
    if (seat !== 1) throw await notPayableProblem(db, payable.id)
    const recorded = await recordDeskPayment(context, db, {
      payable,
      handed: body,
      byAccountId: caller.accountId,
      client,
    })
    if (!recorded) throw await notPayableProblem(db, payable.id)
    return recorded
  })
  // Closes the virtual account soon, so that nobody pays a second time.
  context.wake('follow-payments')
  return receipt
}

/** The current reason: another payment was faster, or the order has ended. Either way the money is returned. */
async function notPayableProblem(db: Database, orderId: number) {
  const [now] = await db.select().from(order).where(eq(order.id, orderId))
  return new Problem(
    409,
    now?.paymentStatus === 'PAID'
      ? `Konsultasi ini sudah dibayar, ${findPaymentMethod(now.paymentMethod).name}. Kembalikan uang pasien.`
      : 'Konsultasi ini sudah berakhir sebelum dibayar. Kembalikan uang pasien dan buat janji baru.',
  )
}
