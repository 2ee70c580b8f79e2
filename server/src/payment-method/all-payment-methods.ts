import { paymentMethods } from '../outside/payment/payment-methods.ts'
import { deskMethods } from './desk-methods.ts'
import type { KnownMethod } from './known-method.ts'

/** All methods to choose online, virtual accounts first. The gateway decides which are available. */
export const allPaymentMethods: readonly KnownMethod[] = paymentMethods

/** Orders store only the code; a method no longer offered still has a name. */
export function findPaymentMethod(code: string): KnownMethod {
  const unknown = { code, name: code, category: '', image: 'card.svg', bank: null }
  return [...allPaymentMethods, ...deskMethods].find((method) => method.code === code) ?? unknown
}
