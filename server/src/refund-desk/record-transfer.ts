import { and, eq } from 'drizzle-orm'
import { formatRupiah } from '@nmw/contract/rupiah'
import type { Context } from '../context.ts'
import { moneyEntry, refundCase } from '../database/schema/payment-table.ts'
import { transaction } from '../database/transaction.ts'
import { Problem } from '../http/problem.ts'
import type { Caller } from '../http/route.ts'
import type { Client } from '../http/client.ts'
import { lockRefund, recordRefundStep } from './lock-refund.ts'

type Input = { caller: Caller; client: Client; params: { id: number }; body: { note: string } }

export async function recordTransfer(context: Context, { caller, client, params, body }: Input): Promise<true> {
  await transaction(context.db, async (db) => {
    const at = context.now()
    const locked = await lockRefund(db, caller, params.id)
    const { refund, order } = locked
    if (refund.state !== 'DISETUJUI')
      throw new Problem(
        409,
        refund.state === 'DIAJUKAN' ? 'Kasus ini belum disetujui' : `Kasus ini sudah ${refund.state}`,
      )
    if (refund.bank === null) throw new Problem(409, 'Pasien belum mengisi rekening tujuan')
    await db
      .update(refundCase)
      .set({ state: 'DITRANSFER', staffNote: body.note, transferredAt: at })
      .where(and(eq(refundCase.id, refund.id), eq(refundCase.state, 'DISETUJUI')))
    await db.insert(moneyEntry).values({
      orderId: order.id,
      kind: 'refunded',
      amount: refund.amount,
      reference: `case-${refund.id}`,
      at,
    })
    await recordRefundStep(context, db, {
      locked,
      caller,
      client,
      action: 'transfer-refund',
      note: body.note,
      news: `Dana ${formatRupiah(refund.amount)} untuk ${order.invoice} sudah kami transfer ke rekening ${refund.bank} Anda.`,
    })
  })
  return true
}
