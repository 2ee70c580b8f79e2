import { readAppointment } from '@nmw/contract/appointment'
import { listBranches } from '@nmw/contract/branch'
import { readOrder } from '@nmw/contract/order'
import { readPrivacy } from '@nmw/contract/privacy'
import type { Load } from '../../lib/load.ts'
import { branchInput } from './branch-input.ts'

export const loadConsultDetail: Load = async ({ read, params }) => {
  const found = await read(readAppointment, { params: { id: params['id'] } })
  if (!found) return undefined
  const { branch_name, canReplacePhotos, invoice, paymentStatus } = found
  return Promise.all([
    read(listBranches, branchInput(branch_name)),
    invoice && paymentStatus === 'PAID' ? read(readOrder, { params: { invoice } }) : undefined,
    canReplacePhotos ? read(readPrivacy, {}) : undefined,
  ])
}
