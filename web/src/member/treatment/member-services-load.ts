import { listTreatments, readTreatment } from '@nmw/contract/treatment'
import type { Load } from '../../lib/reads/load.ts'

export const loadMemberServices: Load = ({ read, search: { slug } }) =>
  slug ? read(readTreatment, { params: { slug } }) : read(listTreatments, {})
