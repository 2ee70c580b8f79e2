import { and, eq, gte } from 'drizzle-orm'
import { recordAudit } from '../audit/record-audit.ts'
import type { Context } from '../context.ts'
import { order, orderEvent } from '../database/schema/order-table.ts'
import { shipment } from '../database/schema/shipment-table.ts'
import { transaction } from '../database/transaction.ts'
import { Problem } from '../http/problem.ts'
import { announceStaff } from '../live/announce.ts'
import { recordOrderEvent } from '../order/record-order-event.ts'
import { GatewayFailure } from '../outside/gateway-failure.ts'
import { trackParcel } from '../shipping/track-parcel.ts'
import { sendParcel } from '../shipping/send-parcel.ts'
import { type CounterInput, notAllowed } from './move-at-counter.ts'
import { orderConflict } from './order-conflict.ts'
import { isPickup, requireOrder } from './pharmacy-queries.ts'
import { notifyOrderStep } from './notify-order-step.ts'

const COURIER_CALLED = 'Kurir dipanggil'

/**
 * The courier is called outside of any transaction; a second call tracks the first parcel instead of creating another.
 */
export async function callCourier(context: Context, { caller, client, params }: CounterInput): Promise<true> {
  const { order: row, parcel: known } = await requireOrder(context.db, caller, params.invoice)
  if (isPickup(row)) throw notAllowed('Pesanan ini diambil pasien di klinik')
  if (row.orderStatus !== 'PROCESS') throw await orderConflict(context.db, row.id)
  const asked = known?.state === 'requested' ? trackParcel(context, known, sendParcel) : sendParcel(context, row.id)
  await asked.catch((error: unknown) => {
    if (!(error instanceof GatewayFailure)) throw error
    if (error.kind === 'unclear')
      throw new Problem(502, 'Kurir sedang tidak dapat dihubungi. Coba lagi, atau ketik nomor resinya.')
    context.log.warn({ invoice: row.invoice, reason: error.message }, 'courier refused')
    throw new Problem(409, 'Kurir menolak menjemput paket ini. Periksa alamat penerima, atau ketik nomor resinya.')
  })
  await transaction(context.db, async (db) => {
    const [now] = await db.select({ status: order.orderStatus }).from(order).where(eq(order.id, row.id)).for('update')
    const [parcel] = await db.select().from(shipment).where(eq(shipment.orderId, row.id))
    const called = and(
      eq(orderEvent.orderId, row.id),
      eq(orderEvent.note, COURIER_CALLED),
      parcel && gte(orderEvent.at, parcel.createdAt),
    )
    // Not a second time, and not after the courier has collected it or refused.
    const awaited = now?.status === 'PROCESS' && parcel?.state !== 'cancelled'
    if (awaited && !(await db.$count(orderEvent, called))) {
      await recordOrderEvent(context, db, row.id, COURIER_CALLED, caller.accountId)
      await notifyOrderStep(context, db, row, 'courier', 'menunggu dijemput kurir.')
    }
    await recordAudit(context, db, client, {
      action: 'call-courier',
      accountId: caller.accountId,
      object: row.invoice,
      detail: { patient: row.patientId },
    })
    await announceStaff(db, { branchId: row.branchId, topic: 'order', id: row.invoice })
  })
  return true
}
