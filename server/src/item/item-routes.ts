import * as contract from '@nmw/contract/item'
import { route } from '../http/route.ts'
import { listOtcItems } from './list-otc-items.ts'

export const itemRoutes = [route(contract.listOtcItems, listOtcItems)]
