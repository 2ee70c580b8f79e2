import type { PaymentEvent } from '../outside/payment/payment-gateway.ts'
import type { PaymentRow } from './payment-queries.ts'

type Requested = Pick<PaymentRow, 'amount' | 'channel' | 'accountNumber'>

/** Compares an event with our request. Missing fields match, except for the amount of a payment. */
export function findMismatch(event: PaymentEvent, { amount, channel, accountNumber }: Requested): string | undefined {
  const differs = [
    event.state === 'PAID' && event.amount !== amount && `amount ${event.amount} instead of ${amount}`,
    event.amount !== null && event.amount !== amount && `amount ${event.amount} instead of ${amount}`,
    event.currency !== null && event.currency !== 'IDR' && 'currency',
    event.channel !== null && event.channel !== channel && 'channel',
    event.accountNumber !== null && accountNumber !== null && event.accountNumber !== accountNumber && 'account',
  ]
  return differs.find((difference) => difference !== false)
}
