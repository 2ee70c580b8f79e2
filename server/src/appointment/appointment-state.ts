import { CHECKING_PAYMENT } from '@nmw/contract/payment'
import { isBeforeClosing } from '../seat/seat-time.ts'
import type { FoundAppointment } from './appointment-queries.ts'

const statusTags = {
  0: { title: 'Batal', className: 'danger' },
  1: { title: 'Belum Selesai', className: 'info' },
  2: { title: 'Selesai', className: 'success' },
} as const
const waiting = { title: 'Menunggu Pembayaran', className: 'warning' } as const
const checking = { title: CHECKING_PAYMENT, className: 'info' } as const

const categoryTokens: Record<number, string> = { 2560: 'skin', 3566: 'normal', 5941: 'surgery', 6730: 'nutrition' }

export function categoryToken(typeCode: number) {
  return categoryTokens[typeCode] ?? 'normal'
}

/** The labels of an appointment, and what the patient may do with it now. */
export function stateOf({ appointment, order, session }: FoundAppointment, now: Date) {
  const toCome = appointment.status === 1
  const pending = toCome && order?.paymentStatus === 'PENDING'
  const paid = toCome && order?.paymentStatus === 'PAID'
  const payable = pending && now < order.expiresAt
  const inTime = isBeforeClosing(session, now)
  return {
    status: payable ? waiting : pending ? checking : statusTags[appointment.status as 0 | 1 | 2],
    canCancel: toCome && !paid && (pending || inTime),
    canMove: paid && inTime && appointment.movedAt === null,
    canAskRefund: paid && inTime,
    canReplacePhotos: toCome && now < session.startsAt,
    redirect: payable ? `/user/order-payment/${order.invoice}` : null,
    payBefore: payable ? order.expiresAt.toISOString() : null,
  }
}
