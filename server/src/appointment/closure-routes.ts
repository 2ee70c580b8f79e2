import * as contract from '@nmw/contract/ops-doctor'
import { route } from '../http/route.ts'
import { addClosure } from './add-closure.ts'
import { countClosure } from './count-closure.ts'
import { listClosures } from './list-closures.ts'
import { countReopening, withdrawClosure } from './withdraw-closure.ts'

export const closureRoutes = [
  route(contract.listClosures, listClosures),
  route(contract.countClosure, countClosure),
  route(contract.addClosure, addClosure),
  route(contract.countReopening, countReopening),
  route(contract.withdrawClosure, withdrawClosure),
]
