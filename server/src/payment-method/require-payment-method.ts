import { METHOD_NOT_READY } from '@nmw/contract/payment'
import type { Context } from '../context.ts'
import { refused } from '../http/problem.ts'
import { allPaymentMethods } from './all-payment-methods.ts'

/** Checks that the method exists and its gateway is configured. */
export function requirePaymentMethod({ outside }: Context, code: string) {
  const method = allPaymentMethods.find((known) => known.code === code)
  if (!method || !outside.payment.offers(code)) throw refused(METHOD_NOT_READY)
  return method
}
