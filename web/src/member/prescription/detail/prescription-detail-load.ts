import { readPrescription } from '@nmw/contract/prescription'
import type { Load } from '../../../lib/reads/load.ts'
import { visitIdOf } from '../prescription-input.ts'

export const loadPrescriptionDetail: Load = async ({ read, search }) => {
  const id = visitIdOf(search['id'])
  return id && read(readPrescription, { query: { id } })
}
