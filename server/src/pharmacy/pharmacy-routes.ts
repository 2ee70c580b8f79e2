import * as contract from '@nmw/contract/ops-order'
import { route } from '../http/route.ts'
import { abandonOrder } from './abandon-order.ts'
import { correctBill } from './correct-bill.ts'
import { listDispensaryOrders } from './list-dispensary-orders.ts'
import { readDispensaryOrder } from './read-dispensary-order.ts'
import { stopOrder } from './stop-order.ts'
import { callCourier, confirmOrder, packOrder, readyOrder, refuseOrder, shipOrder } from './work-on-order.ts'

/** What the dispensary does with orders. */
export const pharmacyRoutes = [
  route(contract.listDispensaryOrders, listDispensaryOrders),
  route(contract.readDispensaryOrder, readDispensaryOrder),
  route(contract.confirmOrder, confirmOrder),
  route(contract.refuseOrder, refuseOrder),
  route(contract.packOrder, packOrder),
  route(contract.callCourier, callCourier),
  route(contract.shipOrder, shipOrder),
  route(contract.correctBill, correctBill),
  route(contract.readyOrder, readyOrder),
  route(contract.stopOrder, stopOrder),
  route(contract.abandonOrder, abandonOrder),
]
