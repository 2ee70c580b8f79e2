import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import type { Context } from '../context.ts'
import { Problem } from '../http/problem.ts'
import { listSimulatedMessages } from './list-simulated-messages.ts'
import { listSimulatedParcels } from './list-simulated-parcels.ts'
import { listSimulatedPayments } from './list-simulated-payments.ts'
import { serveCourierSimulator } from './serve-courier-simulator.ts'
import { servePaymentSimulator } from './serve-payment-simulator.ts'
import { simulatorPage } from './simulator-page.ts'

const clockCommand = z.union([
  z.strictObject({ now: z.iso.datetime({ offset: true }) }),
  z.strictObject({ advance: z.number().min(-31_536_000).max(315_360_000) }),
  z.strictObject({ reset: z.literal(true) }),
])
const faultCommand = z.strictObject({ carrier: z.enum(['mail', 'whatsapp']), failing: z.boolean() })

/** The simulator page: sent messages, payments, parcels, and a clock that can be moved. */
export function serveSimulator(app: FastifyInstance, context: Context) {
  const { simulator } = context
  if (!simulator) return
  const { clock, faults } = simulator

  app.get('/_sim', async (_request, reply) => {
    const messages = await listSimulatedMessages(context)
    const payments = simulator.gateway && (await listSimulatedPayments(context))
    const parcels = simulator.courier && (await listSimulatedParcels(context))
    const time = { now: clock.now(), shifted: clock.shifted() }
    const page = simulatorPage({ messages, payments, parcels, ...time, faults, nonce: reply.cspNonce })
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page)
  })
  servePaymentSimulator(app, context)
  serveCourierSimulator(app, context)
  app.get('/_sim/outbox', async ({ query }) => {
    const { to } = parse(z.object({ to: z.string().optional() }), query)
    return { status: true, result: await listSimulatedMessages(context, to), message: 'OK' }
  })
  app.post('/_sim/clock', async ({ body }) => {
    const order = parse(clockCommand, body)
    if ('now' in order) clock.set(new Date(order.now))
    else if ('advance' in order) clock.advance(order.advance)
    else clock.reset()
    return { status: true, result: { now: clock.now().toISOString() }, message: 'OK' }
  })
  app.post('/_sim/fault', async ({ body }) => {
    const { carrier, failing } = parse(faultCommand, body)
    faults[carrier].failing = failing
    if (!failing) context.wake(`send-${carrier}`)
    return { status: true, result: faults, message: 'OK' }
  })
}

function parse<T extends z.ZodType>(schema: T, value: unknown): z.output<T> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  throw new Problem(400, parsed.error.issues[0]?.message ?? 'Data tidak valid')
}
