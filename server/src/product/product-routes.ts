import * as contract from '@nmw/contract/ops-clinic'
import { route } from '../http/route.ts'
import { changeProduct } from './change-product.ts'
import { createProduct } from './create-product.ts'
import { listClinicProducts } from './list-clinic-products.ts'
import { listProductCategories } from './product-category.ts'

export const productRoutes = [
  route(contract.listClinicProducts, listClinicProducts),
  route(contract.listProductCategories, listProductCategories),
  route(contract.createProduct, createProduct),
  route(contract.changeProduct, changeProduct),
]
