import * as contract from '@nmw/contract/checkout'
import { route } from '../http/route.ts'
import { placeOrder } from './place-order.ts'
import { readCheckout } from './read-checkout.ts'
import { updateCheckout } from './update-checkout.ts'

export const checkoutRoutes = [
  route(contract.readCheckout, readCheckout),
  route(contract.updateCheckout, updateCheckout),
  route(contract.createRedemptionOrder, placeOrder),
]
