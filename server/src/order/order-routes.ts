import * as contract from '@nmw/contract/order'
import * as refund from '@nmw/contract/order-refund'
import { route } from '../http/route.ts'
import { askRefund } from '../refund/ask-refund.ts'
import { giveRefundBank } from '../refund/give-refund-bank.ts'
import { cancelOrder } from './cancel-order.ts'
import { readOrder } from './read-order.ts'
import { receiveOrder } from './receive-order.ts'
import { searchOrders } from './search-orders.ts'

export const orderRoutes = [
  route(contract.searchOrders, searchOrders),
  route(contract.readOrder, readOrder),
  route(contract.cancelOrder, cancelOrder),
  route(contract.receiveOrder, receiveOrder),
  route(refund.askRefund, askRefund),
  route(refund.giveRefundBank, giveRefundBank),
]
