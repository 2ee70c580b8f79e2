import { DESK_PAYMENT_LABELS, DESK_PAYMENTS, type DeskPaymentType } from '@nmw/contract/ops-payment'
import type { KnownMethod } from './known-method.ts'

/** Methods of orders paid at the desk. They cannot be chosen online. */
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
