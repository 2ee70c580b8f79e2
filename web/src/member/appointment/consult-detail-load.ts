import { readAppointment } from '@nmw/contract/appointment'
import { listBranches } from '@nmw/contract/branch'
import type { Load } from '../../lib/load.ts'
import { branchInput } from './branch-input.ts'

export const loadConsultDetail: Load = async ({ read, params }) => {
  const found = await read(readAppointment, { params: { id: params['id'] } })
  return found && read(listBranches, branchInput(found.branch_name))
}
