import type { Context } from '../context.ts'
import { sendByHand } from '../shipping/send-by-hand.ts'
import { explainDuplicateBill, refuseDuplicateBill } from './duplicate-bill.ts'
import { type CounterInput, moveAtCounter, notAllowed } from './move-at-counter.ts'
import { isPickup } from './pharmacy-queries.ts'

/** Marks the order as shipped under a typed airway bill. */
export function shipOrder(context: Context, input: CounterInput & { body: { airwayBill: string } }) {
  const airwayBill = input.body.airwayBill.toUpperCase()
  return moveAtCounter(context, input, {
    move: 'ship',
    set: { airwayBill, billTyped: true },
    allow(row) {
      if (isPickup(row)) throw notAllowed('Pesanan ini diambil pasien di klinik')
    },
    also: async (db, moved) => {
      await refuseDuplicateBill(db, moved, airwayBill)
      await sendByHand(context, db, moved.id, airwayBill)
    },
  }).catch(explainDuplicateBill)
}
