import { listAppointments } from '@nmw/contract/appointment'
import type { Load } from '../../../lib/reads/load.ts'
import { historyInput } from '../appointments-input.ts'

export const loadConsult: Load = ({ read, search }) => read(listAppointments, historyInput(search['page']))
