import { readCheckout } from '@nmw/contract/checkout'
import { listShippingPrices } from '@nmw/contract/shipping'
import type { Load } from '../../lib/reads/load.ts'
import { shippingInput } from './destination/shipping-input.ts'

export const loadPrescriptionPay: Load = async ({ read, params }) => {
  const checkout = await read(readCheckout, { query: { id: params['id'] ?? '' } })
  const asked = checkout && shippingInput(checkout)
  if (asked) await read(listShippingPrices, asked)
}
