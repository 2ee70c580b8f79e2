import { deskMethods } from './desk-methods.ts'
import type { KnownMethod } from './known-method.ts'
import methods from './payment-methods.json' with { type: 'json' }

/** Every way to pay we know of, virtual accounts first. Whether one can be used is the gateway's word. */
export const allPaymentMethods: readonly KnownMethod[] = methods
  .filter(({ active }) => active)
  .toSorted((one, other) => one.order - other.order)
  .map(({ pchCode, pchName, pchCategory, pchAvatar, bankCode }) => ({
    code: pchCode,
    name: pchName,
    category: pchCategory,
    image: pchAvatar,
    bank: bankCode,
  }))

/** An order keeps the code only; one that is no longer offered still has a name. */
export function findPaymentMethod(code: string): KnownMethod {
  const unknown = { code, name: code, category: '', image: 'card.svg', bank: null }
  return [...allPaymentMethods, ...deskMethods].find((method) => method.code === code) ?? unknown
}
