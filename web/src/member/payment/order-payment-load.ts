import { readOrder } from '@nmw/contract/order'
import { readInstructions } from '@nmw/contract/payment'
import type { Load } from '../../lib/reads/load.ts'

export const loadOrderPayment: Load = ({ read, params }) => {
  const input = { params: { invoice: params.inv ?? '' } }
  return Promise.all([read(readOrder, input), read(readInstructions, input)])
}
