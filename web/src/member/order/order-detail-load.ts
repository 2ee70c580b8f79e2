import { readOrder } from '@nmw/contract/order'
import type { Load } from '../../lib/load.ts'

export const loadOrderDetail: Load = ({ read, params }) => read(readOrder, { params: { invoice: params.id ?? '' } })
