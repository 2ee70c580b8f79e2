import * as contract from '@nmw/contract/treatment'
import * as desk from '@nmw/contract/treatment-desk'
import type { treatment } from '../database/schema/treatment-table.ts'
import { changeStatus } from '../draft/change-status.ts'
import { route } from '../http/route.ts'
import { treatmentData } from './admin-treatment.ts'
import { createTreatments } from './create-treatments.ts'
import { listAdminTreatments } from './list-admin-treatments.ts'
import { listSomeTreatments } from './list-some-treatments.ts'
import { listTreatments } from './list-treatments.ts'
import { readAdminTreatment } from './read-admin-treatment.ts'
import { readTreatment } from './read-treatment.ts'
import { updateTreatment } from './update-treatment.ts'

export const treatmentRoutes = [
  route(contract.listTreatments, listTreatments),
  route(contract.listSomeTreatments, listSomeTreatments),
  route(contract.readTreatment, readTreatment),
  route(desk.listAdminTreatments, listAdminTreatments),
  route(desk.readAdminTreatment, readAdminTreatment),
  route(desk.createTreatments, createTreatments),
  route(desk.updateTreatment, updateTreatment),
  route(desk.updateTreatmentStatus, (context, input) =>
    changeStatus<typeof treatment.$inferSelect>(context, input, { kind: 'treatment', dataOf: treatmentData }),
  ),
]
