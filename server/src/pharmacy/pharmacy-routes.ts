import * as contract from '@nmw/contract/ops-order'
import { route } from '../http/route.ts'
import { abandonOrder } from './abandon-order.ts'
import { callCourier } from './call-courier.ts'
import { confirmOrder } from './confirm-order.ts'
import { correctBill } from './correct-bill.ts'
import { listDispensaryOrders } from './list-dispensary-orders.ts'
import { packOrder } from './pack-order.ts'
import { readDispensaryOrder } from './read-dispensary-order.ts'
import { readyOrder } from './ready-order.ts'
import { refuseOrder } from './refuse-order.ts'
import { shipOrder } from './ship-order.ts'
import { stopOrder } from './stop-order.ts'

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
