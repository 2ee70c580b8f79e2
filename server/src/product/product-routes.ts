import * as contract from '@nmw/contract/ops-clinic'
import { route } from '../http/route.ts'
import { changeProduct, createProduct, listClinicProducts } from './change-product.ts'
import { listProductCategories } from './product-category.ts'

export const productRoutes = [
  route(contract.listClinicProducts, listClinicProducts),
  route(contract.listProductCategories, listProductCategories),
  route(contract.createProduct, createProduct),
  route(contract.changeProduct, changeProduct),
]
