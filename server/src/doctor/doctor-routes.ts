import * as contract from '@nmw/contract/doctor'
import * as clinic from '@nmw/contract/ops-doctor'
import { route } from '../http/route.ts'
import { addPlan, endPlan, listClinicDoctors, savePractice } from './change-doctor.ts'
import { listDoctorTypes } from './list-doctor-types.ts'
import { listDoctors } from './list-doctors.ts'
import { readDoctor } from './read-doctor.ts'
import { changeDoctor, createDoctor, listDoctorAccounts } from './save-doctor.ts'

export const doctorRoutes = [
  route(contract.listDoctors, listDoctors),
  route(contract.listDoctorTypes, listDoctorTypes),
  route(contract.readDoctor, readDoctor),
  route(clinic.listClinicDoctors, listClinicDoctors),
  route(clinic.listDoctorAccounts, listDoctorAccounts),
  route(clinic.createDoctor, createDoctor),
  route(clinic.changeDoctor, changeDoctor),
  route(clinic.savePractice, savePractice),
  route(clinic.addPlan, addPlan),
  route(clinic.endPlan, endPlan),
]
