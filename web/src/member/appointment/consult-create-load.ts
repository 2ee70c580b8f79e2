import { listAppointments, listAvailableDoctors } from '@nmw/contract/appointment'
import { listBranchOptions } from '@nmw/contract/branch'
import { readPrivacy } from '@nmw/contract/privacy'
import type { Load } from '../../lib/reads/load.ts'
import { bookingOf } from './booking-url.ts'
import { ongoingInput } from './appointments-input.ts'
import { sessionsInput } from './sessions-input.ts'

export const loadConsultCreate: Load = ({ read, search }) => {
  const { branch, date, doctor, search: wanted } = bookingOf(search)
  return Promise.all([
    read(listAppointments, ongoingInput),
    read(listBranchOptions, {}),
    date ? read(listAvailableDoctors, sessionsInput({ branch, date, search: doctor ? '' : wanted })) : undefined,
    doctor ? read(readPrivacy, {}) : undefined,
  ])
}
