import { readAppointment } from '@nmw/contract/appointment'
import { readOrder } from '@nmw/contract/order'
import { readPrivacy } from '@nmw/contract/privacy'
import type { Load } from '../../../lib/reads/load.ts'

export const loadConsultDetail: Load = async ({ read, params }) => {
  const found = await read(readAppointment, { params: { id: params['id'] } })
  if (!found) return undefined
  const { canReplacePhotos, invoice, paymentStatus } = found
  return Promise.all([
    invoice && paymentStatus === 'PAID' ? read(readOrder, { params: { invoice } }) : undefined,
    canReplacePhotos ? read(readPrivacy, {}) : undefined,
  ])
}
