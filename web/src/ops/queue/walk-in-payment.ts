import { DESK_PAYMENTS } from '@nmw/contract/ops-payment'
import type { QueueSession } from '@nmw/contract/ops-queue'

/** How a walk-in is paid, of what the session offers: another one may not wait for a payment in the app. */
export function walkInPayment(session: Pick<QueueSession, 'paid' | 'mayPayLater'> | undefined, chosen: string) {
  const atDesk = session?.paid ? DESK_PAYMENTS.find((type) => type === chosen) : undefined
  return { atDesk, inApp: session?.paid && session.mayPayLater && !atDesk ? chosen : '' }
}
