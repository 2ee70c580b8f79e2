import * as desk from '@nmw/contract/ops-sale'
import * as contract from '@nmw/contract/sale'
import { route } from '../http/route.ts'
import { createSale } from './create-sale.ts'
import { listDownPayments } from './list-down-payments.ts'
import { listPrescribed } from './list-prescribed.ts'
import { findSaleGoods, listSales } from './list-sales.ts'
import { voidSale } from './void-sale.ts'

export const saleRoutes = [
  route(contract.createSale, createSale),
  route(contract.voidSale, voidSale),
  route(desk.findSaleGoods, findSaleGoods),
  route(desk.listSales, listSales),
  route(desk.listDownPayments, listDownPayments),
  route(desk.listPrescribed, listPrescribed),
]
