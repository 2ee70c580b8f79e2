import { stopOrder as endpoint } from '@nmw/contract/ops-order'
import type { Context } from '../context.ts'
import { once } from '../idempotency/once.ts'
import { openOwedCase } from '../refund/open-refund-case.ts'
import { cancelParcel } from '../shipping/cancel-parcel.ts'
import { returnStock } from '../stock/return-stock.ts'
import { type CounterInput, moveAtCounter } from './move-at-counter.ts'

/**
 * Ends an accepted order: the money is refunded, reservations are released by the move, and goods prepared for pickup
 * are returned to stock. Broken goods are written off separately.
 */
export function stopOrder(context: Context, input: CounterInput & { body: { reason: string } }) {
  const { accountId } = input.caller
  const { reason } = input.body
  return moveAtCounter(context, input, {
    move: ({ orderStatus }) => (orderStatus === 'SELF_PICKUP' ? 'shelve' : 'stop'),
    within: (work) => once(context, endpoint, input, work),
    note: `Dibatalkan klinik: ${reason}`,
    async also(db, { id: orderId, invoice, grandTotal: amount }) {
      await cancelParcel(context, db, orderId)
      await returnStock(context, db, { reference: invoice, byAccountId: accountId })
      await openOwedCase(context, db, { orderId, amount, reason, openedById: accountId })
    },
  })
}
