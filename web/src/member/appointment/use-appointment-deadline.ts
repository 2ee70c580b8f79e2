import type { AppointmentCard } from '@nmw/contract/appointment'
import { CHECKING_PAYMENT } from '@nmw/contract/payment'
import { usePassedDeadline } from '../order/use-passed-deadline.ts'

type Payable = Pick<AppointmentCard, 'status' | 'redirect_payment_gateway' | 'payBefore'>
type Paying = Pick<AppointmentCard, 'rsvStatus' | 'paymentStatus' | 'redirect_payment_gateway'>

/** The appointment as of now: after its payment deadline it cannot be paid, even if it cannot be read again. */
export function useAppointmentDeadline<T extends Payable>(appointment: T | null | undefined, read: () => unknown) {
  const until = appointment?.payBefore
  const passed = usePassedDeadline(until ? [Date.parse(until)] : [], read)
  return appointment && appointmentAfterDeadline(appointment, passed)
}

export function appointmentAfterDeadline<T extends Payable>(appointment: T, passed: number): T {
  const { payBefore } = appointment
  if (!payBefore || Date.parse(payBefore) > passed) return appointment
  const status = { title: CHECKING_PAYMENT, className: 'info' }
  return { ...appointment, status, redirect_payment_gateway: null, payBefore: null }
}

/** The payment deadline has passed, and the gateway is asked for the payment. */
export function isChecking({ rsvStatus, paymentStatus, redirect_payment_gateway: payHere }: Paying) {
  return rsvStatus === 1 && paymentStatus === 'PENDING' && !payHere
}
