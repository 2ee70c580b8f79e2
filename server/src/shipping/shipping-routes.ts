import * as contract from '@nmw/contract/shipping'
import { cachedRoute } from '../http/route.ts'
import { listShippingPrices } from './list-shipping-prices.ts'

export const shippingRoutes = [cachedRoute(contract.listShippingPrices, listShippingPrices)]
