import type { PaymentMethod } from '@nmw/contract/payment'
import type { Context } from '../context.ts'
import { allPaymentMethods } from './all-payment-methods.ts'

export async function listPaymentMethods({ outside }: Context): Promise<PaymentMethod[]> {
  return allPaymentMethods.map(({ code, name, category, image }) => ({
    pchCategory: category,
    pchCode: code,
    pchName: name,
    pchAvatar: image,
    available: outside.payment.offers(code),
  }))
}
