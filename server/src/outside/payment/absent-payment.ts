import type { KnownPayment, PaymentEvent } from './payment-gateway.ts'

export function absentPayment({ invoice }: KnownPayment): PaymentEvent {
  return {
    invoice,
    state: 'ABSENT',
    amount: null,
    currency: null,
    channel: null,
    accountNumber: null,
    requestId: null,
  }
}
