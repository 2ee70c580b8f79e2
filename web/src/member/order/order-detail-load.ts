import { readOwnInvoice } from '@nmw/contract/invoice'
import { readOrder } from '@nmw/contract/order'
import type { Load } from '../../lib/load.ts'

export const loadOrderDetail: Load = async ({ read, params }) => {
  const invoice = params.id ?? ''
  const order = await read(readOrder, { params: { invoice } })
  // Of goods it says what was taken off their price.
  if (order?.transactionType === 'MARKETPLACE') await read(readOwnInvoice, { params: { invoice } })
}
