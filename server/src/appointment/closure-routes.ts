import * as contract from '@nmw/contract/ops-doctor'
import { route } from '../http/route.ts'
import { addClosure, countClosure, listClosures } from './add-closure.ts'

export const closureRoutes = [
  route(contract.listClosures, listClosures),
  route(contract.countClosure, countClosure),
  route(contract.addClosure, addClosure),
]
