import { deskMethods } from './desk-methods.ts'
import type { KnownMethod } from './known-method.ts'
import methods from './payment-methods.json' with { type: 'json' }

/** All known payment methods, virtual accounts first. The gateway decides which are available. */
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

/** Orders store only the code; a method no longer offered still has a name. */
export function findPaymentMethod(code: string): KnownMethod {
  const unknown = { code, name: code, category: '', image: 'card.svg', bank: null }
  return [...allPaymentMethods, ...deskMethods].find((method) => method.code === code) ?? unknown
}
