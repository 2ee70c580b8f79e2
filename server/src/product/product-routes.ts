import * as contract from '@nmw/contract/ops-clinic'
import { route } from '../http/route.ts'
import { changeProduct, listClinicProducts } from './change-product.ts'

export const productRoutes = [
  route(contract.listClinicProducts, listClinicProducts),
  route(contract.changeProduct, changeProduct),
]
