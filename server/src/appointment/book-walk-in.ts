import { bookWalkIn as endpoint } from '@nmw/contract/ops-queue'
import type { DeskPayment } from '@nmw/contract/ops-payment'
import type { Context } from '../context.ts'
import { recordDeskPayment } from '../desk-payment/record-desk-payment.ts'
import { refused } from '../http/problem.ts'
import type { Caller } from '../http/route.ts'
import type { Client } from '../http/client.ts'
import { once } from '../idempotency/once.ts'
import { openPayment } from '../payment/open-payment.ts'
import { deskMethodCode } from '../payment-method/desk-methods.ts'
import { requireBranch } from '../staff-branch/work-branches.ts'
import { dayIn } from '@nmw/contract/zone'
import { bookSeat } from './book-seat.ts'
import { checkInWithin } from './check-in.ts'
import { markMissed } from './mark-missed.ts'
import { labelOf, letterOf } from './queue-seat.ts'
import { sessionsOf } from './read-queue.ts'

type Input = {
  caller: Caller
  client: Client
  body: {
    branch: number
    session: number
    patient: number
    note: string
    paymentMethod?: string | null | undefined
    payment?: DeskPayment | null | undefined
  }
}

/** Books a seat for a patient at the desk. If it is free or paid at once, the patient is checked in as well. */
export async function bookWalkIn(context: Context, input: Input) {
  const { caller, client, body } = input
  const handed = body.payment ?? null
  await markMissed(context, body.patient)
  const booked = await once(context, endpoint, input, async (db) => {
    const place = await requireBranch(db, caller, body.branch)
    const day = dayIn(place.timezone, context.now())
    const made = await bookSeat(context, db, {
      patientId: body.patient,
      byAccountId: caller.accountId,
      client,
      sessionId: body.session,
      images: [],
      note: body.note,
      paymentMethod: handed ? deskMethodCode(handed.type) : (body.paymentMethod ?? null),
      walkIn: { branchId: place.id, paysNow: handed !== null },
    })
    const { order } = made
    if (handed && !order) throw refused('Konsultasi ini gratis', 'payment')
    const receipt =
      handed && order
        ? await recordDeskPayment(context, db, { payable: order, handed, byAccountId: caller.accountId, client })
        : undefined
    const ids = (await sessionsOf(db, place.id, made.day)).map(({ session }) => session.id)
    if ((!order || receipt) && made.day === day)
      await checkInWithin(context, db, { caller, client, params: { id: made.appointmentId } })
    return {
      opens: order && !receipt ? order.id : null,
      answer: {
        id: made.appointmentId,
        label: labelOf(letterOf(ids, made.sessionId), made.queueNumber),
        invoice: order?.invoice ?? null,
        receipt: receipt ?? null,
      },
    }
  })
  if (booked.opens) await openPayment(context, booked.opens).catch((error: unknown) => context.log.warn({ error }))
  return booked.answer
}
