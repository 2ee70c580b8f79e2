import type { PaymentEvent } from '../outside/payment/payment-gateway.ts'
import type { PaymentRow } from './payment-queries.ts'

type Asked = Pick<PaymentRow, 'amount' | 'channel' | 'accountNumber'>

/** What an event says otherwise than we asked. What it does not say at all counts only for the amount of money. */
export function findMismatch(event: PaymentEvent, { amount, channel, accountNumber }: Asked): string | undefined {
  const differs = [
    event.state === 'PAID' && event.amount !== amount && `amount ${event.amount} instead of ${amount}`,
    event.amount !== null && event.amount !== amount && `amount ${event.amount} instead of ${amount}`,
    event.currency !== null && event.currency !== 'IDR' && 'currency',
    event.channel !== null && event.channel !== channel && 'channel',
    event.accountNumber !== null && accountNumber !== null && event.accountNumber !== accountNumber && 'account',
  ]
  return differs.find((difference) => difference !== false)
}
