import { DESK_PAYMENTS } from '@nmw/contract/ops-payment'
import type { QueueSession } from '@nmw/contract/ops-queue'

/** The payment of a walk-in, among those the session offers: not every session may be paid later in the app. */
export function walkInPayment(session: Pick<QueueSession, 'paid' | 'mayPayLater'> | undefined, chosen: string) {
  const atDesk = session?.paid ? DESK_PAYMENTS.find((type) => type === chosen) : undefined
  return { atDesk, inApp: session?.paid && session.mayPayLater && !atDesk ? chosen : '' }
}
