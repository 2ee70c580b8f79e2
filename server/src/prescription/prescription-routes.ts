import * as contract from '@nmw/contract/prescription'
import { route } from '../http/route.ts'
import { listPrescriptions } from './list-prescriptions.ts'
import { readPrescription } from './read-prescription.ts'

export const prescriptionRoutes = [
  route(contract.listPrescriptions, listPrescriptions),
  route(contract.readPrescription, readPrescription),
]
