import { searchOrders } from '@nmw/contract/order'
import { listInvoices } from '@nmw/contract/invoice'
import type { Load } from '../../lib/reads/load.ts'
import { orderQuery } from './order-filter.ts'
import { historyQuery } from './payment-history-query.ts'
import { waitingQuery } from './waiting-query.ts'

export const loadOrder: Load = ({ read, search }) => {
  if (search.slug === 'history-payment') return read(listInvoices, { query: historyQuery(search) })
  if (search.slug === 'waiting-payment') return read(searchOrders, { query: waitingQuery(search) })
  return read(searchOrders, { query: orderQuery(search) })
}
