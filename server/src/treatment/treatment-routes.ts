import * as contract from '@nmw/contract/treatment'
import { route } from '../http/route.ts'
import { listSomeTreatments } from './list-some-treatments.ts'
import { listTreatments } from './list-treatments.ts'
import { readTreatment } from './read-treatment.ts'

export const treatmentRoutes = [
  route(contract.listTreatments, listTreatments),
  route(contract.listSomeTreatments, listSomeTreatments),
  route(contract.readTreatment, readTreatment),
]
