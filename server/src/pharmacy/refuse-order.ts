import type { Context } from '../context.ts'
import { openOwedCase } from '../refund/open-refund-case.ts'
import { type CounterInput, moveAtCounter } from './move-at-counter.ts'

/** The move returns stock and redemption; the money is refunded. */
export function refuseOrder(context: Context, input: CounterInput & { body: { reason: string } }) {
  const { reason } = input.body
  return moveAtCounter(context, input, {
    move: 'refuse',
    note: `Ditolak apoteker: ${reason}`,
    also: (db, { id: orderId, grandTotal: amount }) =>
      openOwedCase(context, db, { orderId, amount, reason, openedById: input.caller.accountId }),
  })
}
