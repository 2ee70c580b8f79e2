import { randomInt } from 'node:crypto'
import { and, eq, gte } from 'drizzle-orm'
import { PACKED } from '@nmw/contract/ops-order'
import { recordAudit } from '../audit/record-audit.ts'
import type { Context } from '../context.ts'
import { order, orderEvent } from '../database/schema/order-table.ts'
import { shipment } from '../database/schema/shipment-table.ts'
import { transaction } from '../database/transaction.ts'
import { Problem } from '../http/problem.ts'
import { announceStaff } from '../live/announce.ts'
import { noteOrder } from '../order/note-order.ts'
import { GatewayFailure } from '../outside/payment/payment-gateway.ts'
import { openOwedCase } from '../refund/open-refund-case.ts'
import { askAfterParcel } from '../shipping/ask-after-parcel.ts'
import { sendByHand } from '../shipping/send-by-hand.ts'
import { sendParcel } from '../shipping/send-parcel.ts'
import { explainBill } from './bill-taken.ts'
import { type AtCounter, moveAtCounter, wrongWay } from './move-at-counter.ts'
import { overtaken } from './overtaken.ts'
import { isPickup, packedAtOf, requireOrder } from './pharmacy-queries.ts'
import { tellOfStep } from './tell-of-step.ts'

const PICKUP_CODES = 1_000_000
const COURIER_CALLED = 'Kurir dipanggil'

export function confirmOrder(context: Context, input: AtCounter) {
  return moveAtCounter(context, input, { move: 'confirm' })
}

/** Stock and redemption go back with the move; the money through a case. */
export function refuseOrder(context: Context, input: AtCounter & { body: { reason: string } }) {
  const { reason } = input.body
  return moveAtCounter(context, input, {
    move: 'refuse',
    note: `Ditolak apoteker: ${reason}`,
    also: (db, { id: orderId, grandTotal: amount }) =>
      openOwedCase(context, db, { orderId, amount, reason, openedById: input.caller.accountId }),
  })
}

/** A line in the timeline: the order stays in hand until it leaves. */
export async function packOrder(context: Context, { caller, visit, params }: AtCounter): Promise<true> {
  const { order: found } = await requireOrder(context.db, caller, params.invoice)
  await transaction(context.db, async (db) => {
    const [row] = await db.select().from(order).where(eq(order.id, found.id)).for('update')
    const packed = await packedAtOf(db, [found.id])
    if (row?.orderStatus !== 'PROCESS' || packed.has(found.id)) throw await overtaken(db, found.id)
    await noteOrder(context, db, row.id, PACKED, caller.accountId)
    await tellOfStep(context, db, row, 'packed', 'selesai dikemas.')
    await recordAudit(context, db, visit, {
      action: 'pack-order',
      accountId: caller.accountId,
      object: row.invoice,
      detail: { patient: row.patientId },
    })
  })
  return true
}

/** Written down and asked outside of any transaction; a second call makes no second parcel but asks after the first. */
export async function callCourier(context: Context, { caller, visit, params }: AtCounter): Promise<true> {
  const { order: row, parcel: known } = await requireOrder(context.db, caller, params.invoice)
  if (isPickup(row)) throw wrongWay('Pesanan ini diambil pasien di klinik')
  if (row.orderStatus !== 'PROCESS') throw await overtaken(context.db, row.id)
  const asked = known?.state === 'requested' ? askAfterParcel(context, known, sendParcel) : sendParcel(context, row.id)
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
    // Not a second time, and not after the courier has taken it or will not come.
    const awaited = now?.status === 'PROCESS' && parcel?.state !== 'cancelled'
    if (awaited && !(await db.$count(orderEvent, called))) {
      await noteOrder(context, db, row.id, COURIER_CALLED, caller.accountId)
      await tellOfStep(context, db, row, 'courier', 'menunggu dijemput kurir.')
    }
    await recordAudit(context, db, visit, {
      action: 'call-courier',
      accountId: caller.accountId,
      object: row.invoice,
      detail: { patient: row.patientId },
    })
    await announceStaff(db, { branchId: row.branchId, topic: 'order', id: row.invoice })
  })
  return true
}

/** The courier took it. Its bill, typed or told by the courier, goes on the order and its parcel. */
export function shipOrder(context: Context, input: AtCounter & { body: { airwayBill: string } }) {
  const airwayBill = input.body.airwayBill.toUpperCase()
  return moveAtCounter(context, input, {
    move: 'ship',
    set: { airwayBill },
    allow(row) {
      if (isPickup(row)) throw wrongWay('Pesanan ini diambil pasien di klinik')
    },
    also: (db, { id }) => sendByHand(context, db, id, airwayBill),
  }).catch(explainBill)
}

/** The code is for the patient alone: whoever hands the goods over has to be told it. */
export function readyOrder(context: Context, input: AtCounter) {
  const pickupCode = String(randomInt(PICKUP_CODES)).padStart(6, '0')
  return moveAtCounter(context, input, {
    move: 'ready',
    set: { pickupCode },
    allow(row) {
      if (!isPickup(row)) throw wrongWay('Pesanan ini dikirim dengan kurir')
    },
  })
}
