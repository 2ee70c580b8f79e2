import { randomInt } from 'node:crypto'
import type { Context } from '../context.ts'
import { type CounterInput, moveAtCounter, notAllowed } from './move-at-counter.ts'
import { isPickup } from './pharmacy-queries.ts'

const PICKUP_CODES = 1_000_000

/** Only the patient sees the code, and must tell it to the staff who hand over. */
export function readyOrder(context: Context, input: CounterInput) {
  const pickupCode = String(randomInt(PICKUP_CODES)).padStart(6, '0')
  return moveAtCounter(context, input, {
    move: 'ready',
    set: { pickupCode },
    allow(row) {
      if (!isPickup(row)) throw notAllowed('Pesanan ini dikirim dengan kurir')
    },
  })
}
