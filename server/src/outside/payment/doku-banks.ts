import { createHash } from 'node:crypto'
import { payerName } from './payer-name.ts'
import type { PaymentRequest } from './payment-gateway.ts'

/** A repeat must be byte-identical, so minutes are counted from when the payment was created. */
export function minutesToPay({ createdAt, expiresAt }: Pick<PaymentRequest, 'createdAt' | 'expiresAt'>) {
  return Math.max(1, Math.floor((expiresAt.getTime() - createdAt.getTime()) / 60_000))
}

export function dokuAccountBody(request: PaymentRequest) {
  const { invoice, amount, channel, customer } = request
  return {
    order: { invoice_number: invoice, amount },
    virtual_account_info: {
      billing_type: 'FIX_BILL',
      expired_time: minutesToPay(request),
      reusable_status: false,
      ...infoFor(channel),
      ...(channel === 'VIRTUAL_ACCOUNT_BNI' && { merchant_unique_reference: bniReference(request) }),
    },
    customer: { name: payerName(customer.name, 64), email: customer.email },
    additional_info: { integration: { name: 'nmw', version: '1.0.0' } },
  }
}

/** Permata refuses `info1`. */
function infoFor(channel: string) {
  return channel === 'VIRTUAL_ACCOUNT_BANK_PERMATA'
    ? { ref_info: [{ ref_name: 'Klinik', ref_value: 'Klinik NMW' }] }
    : { info1: 'Klinik NMW', info2: 'Terima kasih', info3: '' }
}

/** At most 13 letters and digits, unique per request: the invoice's and one derived from the request id. */
function bniReference({ invoice, requestId }: PaymentRequest) {
  const [byte] = createHash('sha256').update(requestId).digest()
  return `${invoice.slice(-12)}${(byte! % 36).toString(36).toUpperCase()}`
}
