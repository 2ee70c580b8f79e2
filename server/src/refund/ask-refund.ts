import { and, eq, inArray, isNull } from 'drizzle-orm'
import { recordAudit } from '../audit/record-audit.ts'
import type { Context } from '../context.ts'
import { appointment } from '../database/schema/appointment-table.ts'
import { doctorSession } from '../database/schema/doctor-session-table.ts'
import { order } from '../database/schema/order-table.ts'
import { refundCase } from '../database/schema/payment-table.ts'
import { transaction } from '../database/transaction.ts'
import { notFound, Problem } from '../http/problem.ts'
import type { Caller } from '../http/route.ts'
import type { Client } from '../http/client.ts'
import { isForfeited, mayAskRefund } from './may-ask-refund.ts'
import { openAskedCase } from './open-refund-case.ts'
import { sealedBank, type BankDetails } from './sealed-bank.ts'

type Input = { caller: Caller; client: Client; params: { invoice: string }; body: { reason: string } & BankDetails }

export async function askRefund(context: Context, { caller, client, params, body }: Input) {
  const { accountId } = caller
  return transaction(context.db, async (db) => {
    const own = and(eq(order.invoice, params.invoice), eq(order.patientId, accountId))
    // Lock order: the order before its case.
    await db.select({ id: order.id }).from(order).where(own).for('update')
    const [found] = await db
      .select({ order, seat: appointment, session: doctorSession })
      .from(order)
      .leftJoin(appointment, eq(appointment.orderId, order.id))
      .leftJoin(doctorSession, eq(doctorSession.id, appointment.sessionId))
      .where(own)
    if (!found) throw notFound()
    const { id: orderId, grandTotal: amount } = found.order
    if (isForfeited(found.seat)) throw new Problem(409, 'Dana janji yang tidak dihadiri tidak dapat dikembalikan')
    if (!mayAskRefund(found, context.now()))
      throw new Problem(409, 'Batas waktu pengajuan pengembalian dana sudah lewat')
    const opening = { orderId, amount, reason: body.reason, openedById: accountId }
    const id = await openAskedCase(context, db, opening)
    if (id === undefined) throw new Problem(409, 'Pengembalian dana untuk transaksi ini sudah diajukan')
    // Owed refunds of the same order go to this account too, unless another was named.
    const open = inArray(refundCase.state, ['DIAJUKAN', 'DISETUJUI'])
    await db
      .update(refundCase)
      .set(sealedBank(context, body))
      .where(and(eq(refundCase.orderId, orderId), open, isNull(refundCase.bank)))
    await recordAudit(context, db, client, { action: 'ask-refund', accountId, object: params.invoice })
    return { id }
  })
}
