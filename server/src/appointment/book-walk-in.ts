import { bookWalkIn as endpoint } from '@nmw/contract/ops-queue'
import type { Context } from '../context.ts'
import type { Caller } from '../http/route.ts'
import type { Visit } from '../http/visit.ts'
import { once } from '../idempotency/once.ts'
import { openPayment } from '../payment/open-payment.ts'
import { requireBranch } from '../staff-branch/work-branches.ts'
import { dayIn } from '@nmw/contract/zone'
import { bookSeat } from './book-seat.ts'
import { checkInWithin } from './check-in.ts'
import { labelOf, letterOf } from './queue-seat.ts'
import { sessionsOf } from './read-queue.ts'

type Input = {
  caller: Caller
  visit: Visit
  body: {
    branch: number
    session: number
    patient: number
    note: string
    paymentMethod?: string | null | undefined
  }
}

/** A seat for somebody who stands at the desk. Where it costs nothing she is also here. */
export async function bookWalkIn(context: Context, input: Input) {
  const { caller, visit, body } = input
  const booked = await once(context, endpoint, input, async (db) => {
    const place = await requireBranch(db, caller, body.branch)
    const day = dayIn(place.timezone, context.now())
    const made = await bookSeat(context, db, {
      patientId: body.patient,
      byAccountId: caller.accountId,
      visit,
      sessionId: body.session,
      images: [],
      note: body.note,
      paymentMethod: body.paymentMethod ?? null,
      walkIn: { branchId: place.id },
    })
    const ids = (await sessionsOf(db, place.id, made.day)).map(({ session }) => session.id)
    if (!made.orderId && made.day === day)
      await checkInWithin(context, db, { caller, visit, params: { id: made.appointmentId } })
    return {
      orderId: made.orderId ?? null,
      answer: {
        id: made.appointmentId,
        label: labelOf(letterOf(ids, made.sessionId), made.queueNumber),
        invoice: made.invoice ?? null,
      },
    }
  })
  if (booked.orderId) await openPayment(context, booked.orderId).catch((error: unknown) => context.log.warn({ error }))
  return booked.answer
}
