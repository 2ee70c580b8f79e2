import { and, eq } from 'drizzle-orm'
import { formatRupiah } from '@nmw/contract/rupiah'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { appointment } from '../database/schema/appointment-table.ts'
import { moneyEntry, refundCase } from '../database/schema/payment-table.ts'
import { transaction } from '../database/transaction.ts'
import { Problem } from '../http/problem.ts'
import type { Caller } from '../http/route.ts'
import type { Client } from '../http/client.ts'
import { moveOrder } from '../order/move-order.ts'
import { revokePoints } from '../point/revoke-points.ts'
import { lockRefund, type LockedRefund, recordRefundStep } from './lock-refund.ts'

type Input = { caller: Caller; client: Client; params: { id: number }; body: { approve: boolean; note: string } }

/** Decides once: an approved request becomes owed, and an owed refund cannot be refused. */
export async function decideRefund(context: Context, { caller, client, params, body }: Input): Promise<true> {
  await transaction(context.db, async (db) => {
    const at = context.now()
    const locked = await lockRefund(db, caller, params.id)
    const { refund, order, owed } = locked
    if (refund.state !== 'DIAJUKAN') throw new Problem(409, `Kasus ini sudah ${refund.state}`)
    if (!body.approve && owed) throw new Problem(409, 'Dana ini wajib dikembalikan dan tidak dapat ditolak')
    await db
      .update(refundCase)
      .set({ state: body.approve ? 'DISETUJUI' : 'DITOLAK', staffNote: body.note, decidedAt: at })
      .where(and(eq(refundCase.id, refund.id), eq(refundCase.state, 'DIAJUKAN')))
    if (body.approve) {
      const entry = { orderId: order.id, amount: refund.amount, reference: `case-${refund.id}`, at }
      await db
        .insert(moneyEntry)
        .values({ ...entry, kind: 'refund-due' })
        .onConflictDoNothing()
      await withdraw(context, db, locked, caller)
      // An initially owed refund came on top of the price, which stays paid and keeps its points.
      if (!owed) await revokePoints(db, { accountId: order.patientId, invoice: order.invoice, at })
    }
    const sum = formatRupiah(refund.amount)
    await recordRefundStep(context, db, {
      locked,
      caller,
      client,
      action: body.approve ? 'approve-refund' : 'refuse-refund',
      note: body.note,
      news: body.approve
        ? `Pengembalian dana ${sum} untuk ${order.invoice} disetujui.`
        : `Pengembalian dana untuk ${order.invoice} ditolak: ${body.note}`,
    })
  })
  return true
}

/**
 * Withdraws an upcoming consultation with its refund and releases the seat, also after an absence. Not for an initially
 * owed refund, where the consultation still takes place.
 */
async function withdraw(context: Context, db: Database, { order, owed }: LockedRefund, caller: Caller) {
  if (owed || order.orderStatus !== 'CONSULTATION') return
  // Locked: the visit may be finishing right now.
  const [seat] = await db
    .select({ status: appointment.status })
    .from(appointment)
    .where(eq(appointment.orderId, order.id))
    .for('update')
  if (seat?.status === 2) return
  await moveOrder(context, db, {
    orderId: order.id,
    move: 'withdraw',
    by: 'frontOffice',
    byAccountId: caller.accountId,
    note: 'Dibatalkan atas permintaan Anda, dana dikembalikan',
    news: 'dibatalkan atas permintaan Anda. Dana Anda dikembalikan.',
  })
}
