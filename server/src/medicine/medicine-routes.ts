import * as contract from '@nmw/contract/ops-visit'
import { route } from '../http/route.ts'
import { listUsages } from './list-usages.ts'
import { searchGoods } from './search-goods.ts'

export const medicineRoutes = [route(contract.searchGoods, searchGoods), route(contract.listUsages, listUsages)]
