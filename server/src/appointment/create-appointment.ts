import { createAppointment as endpoint } from '@nmw/contract/appointment'
import type { Context } from '../context.ts'
import type { Caller } from '../http/route.ts'
import type { Client } from '../http/client.ts'
import { once } from '../idempotency/once.ts'
import { openPayment } from '../payment/open-payment.ts'
import { bookSeat } from './book-seat.ts'
import { markMissed } from './mark-missed.ts'

type Input = {
  caller: Caller
  client: Client
  body: {
    schedule_id: number
    image: string[]
    note: string
    payment_methode?: string | null | undefined
    grandTotal?: number | undefined
  }
}

/** Books a seat for the caller; for the paid kinds with the order that reserves it until it is paid. */
export async function createAppointment(context: Context, { caller, client, body }: Input) {
  await markMissed(context, caller.accountId)
  const booked = await once(context, endpoint, { caller, client, body }, async (db) => {
    const { appointmentId, order } = await bookSeat(context, db, {
      patientId: caller.accountId,
      byAccountId: caller.accountId,
      client,
      sessionId: body.schedule_id,
      images: body.image,
      note: body.note,
      paymentMethod: body.payment_methode ?? null,
      shownTotal: body.grandTotal,
    })
    return {
      orderId: order?.id ?? null,
      answer: {
        id: appointmentId,
        redirect: order ? `/user/order-payment/${order.invoice}` : null,
        order: order ? { invoice_number: order.invoice } : null,
      },
    }
  })
  // If the gateway is down, seat and order remain; the payment page asks again.
  if (booked.orderId) await openPayment(context, booked.orderId).catch((error: unknown) => context.log.warn({ error }))
  return booked.answer
}
