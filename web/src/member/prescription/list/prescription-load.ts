import { listPrescriptions } from '@nmw/contract/prescription'
import type { Load } from '../../../lib/reads/load.ts'
import { listInput } from '../prescription-input.ts'

export const loadPrescription: Load = ({ read, search }) => read(listPrescriptions, listInput(search['page']))
