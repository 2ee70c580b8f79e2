import { and, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { setTimeout as sleep } from 'node:timers/promises'
import * as z from 'zod'
import type { Context } from '../context.ts'
import { order } from '../database/schema/order-table.ts'
import { payment, paymentNotification } from '../database/schema/payment-table.ts'
import { notFound, Problem, refused } from '../http/problem.ts'
import type { KnownPayment } from '../outside/payment/payment-gateway.ts'
import { GATEWAY_MODES, type SimulatedEvent } from '../outside/payment/simulated-gateway.ts'
import { deliver } from './deliver.ts'

const faultCommand = z.strictObject({ mode: z.enum(GATEWAY_MODES) })
const acts: Record<string, SimulatedEvent> = { pay: 'SUCCESS', expire: 'EXPIRED', fail: 'FAILED' }

/** The simulated bank and gateway: pay, expire or fail, with webhooks to us. */
export function servePaymentSimulator(app: FastifyInstance, context: Context) {
  const { gateway, faults } = context.simulator ?? {}
  if (!gateway || !faults) return

  for (const [act, event] of Object.entries(acts)) {
    app.post<{ Params: { va: string } }>(`/_sim/doku/${act}/:va`, async ({ params }) => {
      const found = await findPayment(context, params.va)
      if (!found) throw notFound('Nomor virtual account tidak ditemukan')
      const message = gateway.happen(found, event)
      if (faults.payment.mode === 'mute') return success({ invoice: found.invoice, event, outcome: null })
      const answered = await deliver(app, message)
      if (answered !== 200) throw new Problem(502, `Notifikasi dijawab ${answered}`)
      const outcome = await outcomeOf(context, message.headers['request-id'])
      return success({ invoice: found.invoice, event, outcome })
    })
  }
  app.post('/_sim/doku/fault', async ({ body }) => {
    const { data } = faultCommand.safeParse(body)
    if (!data) throw refused('Data tidak valid')
    faults.payment.mode = data.mode
    if (data.mode === 'ok') context.wake('follow-payments')
    return { status: true, result: faults.payment, message: 'OK' }
  })
}

function success(result: { invoice: string; event: SimulatedEvent; outcome: string | null }) {
  return { status: true, result, message: 'OK' }
}

/** Waits for the outcome, which the page shows after the button was pressed. */
async function outcomeOf({ db }: Context, messageId: string) {
  for (let tries = 0; ; tries++) {
    const [row] = await db
      .select({ outcome: paymentNotification.outcome })
      .from(paymentNotification)
      .where(and(eq(paymentNotification.provider, 'simulator'), eq(paymentNotification.requestId, messageId)))
    if (!row || row.outcome !== 'waiting' || tries === 50) return row?.outcome ?? null
    await sleep(20)
  }
}

async function findPayment({ db }: Context, accountNumber: string): Promise<KnownPayment | undefined> {
  const [found] = await db
    .select({ payment, invoice: order.invoice })
    .from(payment)
    .innerJoin(order, eq(order.id, payment.orderId))
    .where(and(eq(payment.provider, 'simulator'), eq(payment.accountNumber, accountNumber)))
  return found && { ...found.payment, invoice: found.invoice }
}
