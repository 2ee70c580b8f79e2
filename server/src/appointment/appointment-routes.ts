import * as contract from '@nmw/contract/appointment'
import { route } from '../http/route.ts'
import { cancelAppointment } from './cancel-appointment.ts'
import { createAppointment } from './create-appointment.ts'
import { listAppointments } from './list-appointments.ts'
import { listAvailableDoctors } from './list-available-doctors.ts'
import { moveAppointment } from './move-appointment.ts'
import { readAppointment } from './read-appointment.ts'
import { replacePhotos } from './replace-photos.ts'

export const appointmentRoutes = [
  route(contract.listAvailableDoctors, listAvailableDoctors),
  route(contract.listAppointments, listAppointments),
  route(contract.createAppointment, createAppointment),
  route(contract.readAppointment, readAppointment),
  route(contract.cancelAppointment, cancelAppointment),
  route(contract.moveAppointment, moveAppointment),
  route(contract.replacePhotos, replacePhotos),
]
