import * as contract from '@nmw/contract/ops-patient'
import { route } from '../http/route.ts'
import { correctPatient } from './correct-patient.ts'
import { createPatientAtDesk } from './create-patient-at-desk.ts'
import { activateMembershipAtDesk } from './activate-membership-at-desk.ts'
import { readPatient } from './read-patient.ts'
import { recordConsent } from './record-consent.ts'
import { searchPatients } from './search-patients.ts'

export const patientRoutes = [
  route(contract.searchPatients, searchPatients),
  route(contract.readPatient, readPatient),
  route(contract.createPatientAtDesk, createPatientAtDesk),
  route(contract.correctPatient, correctPatient),
  route(contract.recordConsent, recordConsent),
  route(contract.activateMembership, activateMembershipAtDesk),
]
