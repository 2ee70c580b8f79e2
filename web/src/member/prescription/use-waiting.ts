import type { LatestPrescription } from '@nmw/contract/prescription'
import { CHECKING_PAYMENT_TEXT } from '@nmw/contract/payment'
import { usePassed } from '../order/use-passed.ts'

type Waiting = Pick<LatestPrescription, 'waiting' | 'waitingUntil'> & { reason?: string | null }

/** It as it stands now: a redemption whose time to pay is over is paid no more, also if it cannot be read again. */
export function useWaiting<T extends Waiting>(redeemed: T | undefined, read: () => unknown) {
  const until = redeemed?.waitingUntil
  const passed = usePassed(until ? [Date.parse(until)] : [], read)
  return redeemed && asOf(redeemed, passed)
}

/** Where she was asked to pay this one first she is told that we look for its money. */
export function asOf<T extends Waiting>(redeemed: T, passed: number): T {
  const { waitingUntil, reason } = redeemed
  if (!waitingUntil || Date.parse(waitingUntil) > passed) return redeemed
  return { ...redeemed, waiting: null, waitingUntil: null, ...(reason && { reason: CHECKING_PAYMENT_TEXT }) }
}
