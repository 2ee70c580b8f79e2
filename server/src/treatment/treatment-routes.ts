import * as contract from '@nmw/contract/treatment'
import type { treatment } from '../database/schema/treatment-table.ts'
import { changeStatus } from '../draft/change-status.ts'
import { route } from '../http/route.ts'
import {
  createTreatments,
  listAdminTreatments,
  readAdminTreatment,
  treatmentData,
  updateTreatment,
} from './admin-treatments.ts'
import { listSomeTreatments } from './list-some-treatments.ts'
import { listTreatments } from './list-treatments.ts'
import { readTreatment } from './read-treatment.ts'

export const treatmentRoutes = [
  route(contract.listTreatments, listTreatments),
  route(contract.listSomeTreatments, listSomeTreatments),
  route(contract.readTreatment, readTreatment),
  route(contract.listAdminTreatments, listAdminTreatments),
  route(contract.readAdminTreatment, readAdminTreatment),
  route(contract.createTreatments, createTreatments),
  route(contract.updateTreatment, updateTreatment),
  route(contract.updateTreatmentStatus, (context, input) =>
    changeStatus<typeof treatment.$inferSelect>(context, input, { kind: 'treatment', dataOf: treatmentData }),
  ),
]
