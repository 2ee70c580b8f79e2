import { DESK_PAYMENT_LABELS, DESK_PAYMENTS, type DeskPaymentType } from '@nmw/contract/ops-payment'
import type { KnownMethod } from './known-method.ts'

/** What an order says of how it was paid when that was at the desk. Nobody can choose these online. */
export const deskMethods: readonly KnownMethod[] = DESK_PAYMENTS.map((type) => ({
  code: deskMethodCode(type),
  name: `${DESK_PAYMENT_LABELS[type]} di klinik`,
  category: 'Di klinik',
  image: 'card.svg',
  bank: null,
}))

export function deskMethodCode(type: DeskPaymentType) {
  return `DESK_${type.toUpperCase()}`
}

export function isDeskMethod(code: string) {
  return deskMethods.some((method) => method.code === code)
}
