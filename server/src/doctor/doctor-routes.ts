import * as contract from '@nmw/contract/doctor'
import { route } from '../http/route.ts'
import { listDoctorTypes } from './list-doctor-types.ts'
import { listDoctors } from './list-doctors.ts'
import { readDoctor } from './read-doctor.ts'

export const doctorRoutes = [
  route(contract.listDoctors, listDoctors),
  route(contract.listDoctorTypes, listDoctorTypes),
  route(contract.readDoctor, readDoctor),
]
