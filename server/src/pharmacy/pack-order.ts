import { eq } from 'drizzle-orm'
import { PACKED } from '@nmw/contract/ops-order'
import { recordAudit } from '../audit/record-audit.ts'
import type { Context } from '../context.ts'
import { order } from '../database/schema/order-table.ts'
import { transaction } from '../database/transaction.ts'
import { recordOrderEvent } from '../order/record-order-event.ts'
import type { CounterInput } from './move-at-counter.ts'
import { orderConflict } from './order-conflict.ts'
import { packedAtOf, requireOrder } from './pharmacy-queries.ts'
import { notifyOrderStep } from './notify-order-step.ts'

export async function packOrder(context: Context, { caller, client, params }: CounterInput): Promise<true> {
  const { order: found } = await requireOrder(context.db, caller, params.invoice)
  await transaction(context.db, async (db) => {
    const [row] = await db.select().from(order).where(eq(order.id, found.id)).for('update')
    const packed = await packedAtOf(db, [found.id])
    if (row?.orderStatus !== 'PROCESS' || packed.has(found.id)) throw await orderConflict(db, found.id)
    await recordOrderEvent(context, db, row.id, PACKED, caller.accountId)
    await notifyOrderStep(context, db, row, 'packed', 'selesai dikemas.')
    await recordAudit(context, db, client, {
      action: 'pack-order',
      accountId: caller.accountId,
      object: row.invoice,
      detail: { patient: row.patientId },
    })
  })
  return true
}
