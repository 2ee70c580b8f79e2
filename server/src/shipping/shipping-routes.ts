import * as contract from '@nmw/contract/shipping'
import { route } from '../http/route.ts'
import { listShippingPrices } from './list-shipping-prices.ts'

export const shippingRoutes = [route(contract.listShippingPrices, listShippingPrices)]
