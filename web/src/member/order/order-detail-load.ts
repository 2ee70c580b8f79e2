import { readOrder } from '@nmw/contract/order'
import type { Load } from '../../lib/reads/load.ts'

export const loadOrderDetail: Load = ({ read, params }) => read(readOrder, { params: { invoice: params.id ?? '' } })
