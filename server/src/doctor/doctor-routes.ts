import * as contract from '@nmw/contract/doctor'
import * as clinic from '@nmw/contract/ops-doctor'
import { route } from '../http/route.ts'
import { addPlan } from './add-plan.ts'
import { changeDoctor } from './change-doctor.ts'
import { createDoctor } from './create-doctor.ts'
import { endPlan } from './end-plan.ts'
import { listClinicDoctors } from './list-clinic-doctors.ts'
import { listDoctorAccounts } from './list-doctor-accounts.ts'
import { listDoctorTypes } from './list-doctor-types.ts'
import { listDoctors } from './list-doctors.ts'
import { readDoctor } from './read-doctor.ts'
import { savePractice } from './save-practice.ts'

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
