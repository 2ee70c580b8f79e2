import { listAppointments } from '@nmw/contract/appointment'
import type { Load } from '../../lib/load.ts'
import { historyInput } from './appointments-input.ts'

export const loadConsult: Load = ({ read, search }) => read(listAppointments, historyInput(search['page']))
