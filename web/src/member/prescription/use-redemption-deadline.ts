import type { LatestPrescription } from '@nmw/contract/prescription'
import { CHECKING_PAYMENT_TEXT } from '@nmw/contract/payment'
import { usePassedDeadline } from '../order/use-passed-deadline.ts'

type Waiting = Pick<LatestPrescription, 'waiting' | 'waitingUntil'> & { reason?: string | null }

/** The redemption as of now: after its payment deadline it cannot be paid, even if it cannot be read again. */
export function useRedemptionDeadline<T extends Waiting>(redeemed: T | undefined, read: () => unknown) {
  const until = redeemed?.waitingUntil
  const passed = usePassedDeadline(until ? [Date.parse(until)] : [], read)
  return redeemed && redemptionAfterDeadline(redeemed, passed)
}

/** Instead of asking for the payment it then says that the payment is being checked. */
export function redemptionAfterDeadline<T extends Waiting>(redeemed: T, passed: number): T {
  const { waitingUntil, reason } = redeemed
  if (!waitingUntil || Date.parse(waitingUntil) > passed) return redeemed
  return { ...redeemed, waiting: null, waitingUntil: null, ...(reason && { reason: CHECKING_PAYMENT_TEXT }) }
}
