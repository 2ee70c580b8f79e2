import { eq } from 'drizzle-orm'
import { correctBill as endpoint } from '@nmw/contract/ops-order'
import { recordAudit } from '../audit/record-audit.ts'
import type { Context } from '../context.ts'
import { order } from '../database/schema/order-table.ts'
import { shipment } from '../database/schema/shipment-table.ts'
import { refused } from '../http/problem.ts'
import { once } from '../idempotency/once.ts'
import { lockOrder } from '../order/lock-order.ts'
import { recordOrderEvent } from '../order/record-order-event.ts'
import { explainDuplicateBill, refuseDuplicateBill } from './duplicate-bill.ts'
import { type CounterInput, notAllowed } from './move-at-counter.ts'
import { orderConflict } from './order-conflict.ts'
import { requireOrder } from './pharmacy-queries.ts'
import { notifyOrderStep } from './notify-order-step.ts'
import { isBillTyped } from './typed-bill.ts'

/** Corrects a mistyped airway bill of a shipped order. */
export async function correctBill(
  context: Context,
  input: CounterInput & { body: { airwayBill: string } },
): Promise<true> {
  const { caller, client, params } = input
  const airwayBill = input.body.airwayBill.toUpperCase()
  const { order: found } = await requireOrder(context.db, caller, params.invoice)
  return once(context, endpoint, input, async (db): Promise<true> => {
    const row = await lockOrder(db, found.id)
    if (row?.orderStatus !== 'SHIPPED') throw await orderConflict(db, found.id)
    if (!(await isBillTyped(db, row.id))) throw notAllowed('Nomor resi pesanan ini berasal dari kurir')
    if (row.airwayBill === airwayBill) throw refused('Nomor resi ini sudah tercatat', 'airwayBill')
    await refuseDuplicateBill(db, row, airwayBill)
    await db.update(order).set({ airwayBill, billTyped: true }).where(eq(order.id, row.id))
    await db.update(shipment).set({ airwayBill }).where(eq(shipment.orderId, row.id))
    await recordOrderEvent(context, db, row.id, `Nomor resi diperbaiki menjadi ${airwayBill}`, caller.accountId)
    // A later correction back to the old number must be notified again.
    const step = `bill-${context.now().getTime()}`
    await notifyOrderStep(context, db, row, step, `dikirim dengan nomor resi ${airwayBill}. Nomor sebelumnya keliru.`)
    await recordAudit(context, db, client, {
      action: 'correct-bill',
      accountId: caller.accountId,
      object: row.invoice,
      detail: { patient: row.patientId, before: row.airwayBill, after: airwayBill },
    })
    return true
  }).catch(explainDuplicateBill)
}
