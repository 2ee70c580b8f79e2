import * as contract from '@nmw/contract/shipping'
import { lastingRoute } from '../http/route.ts'
import { listShippingPrices } from './list-shipping-prices.ts'

export const shippingRoutes = [lastingRoute(contract.listShippingPrices, listShippingPrices)]
