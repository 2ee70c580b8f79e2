import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import * as z from 'zod'
import type { Context } from '../context.ts'
import { order } from '../database/schema/order-table.ts'
import { courierNotification, shipment } from '../database/schema/shipment-table.ts'
import { notFound, Problem, refused } from '../http/problem.ts'
import { COURIER_MODES } from '../outside/courier/simulated-courier.ts'
import { sendParcel } from '../shipping/send-parcel.ts'
import { deliver } from './deliver.ts'

const faultCommand = z.strictObject({ mode: z.enum(COURIER_MODES) })
const acts = ['processed', 'shipped', 'delivered', 'troubled', 'returned', 'lost', 'cancelled'] as const

/** The simulated courier: request parcels and move them on, with webhooks to us. */
export function serveCourierSimulator(app: FastifyInstance, context: Context) {
  const { courier, faults } = context.simulator ?? {}
  if (!courier || !faults) return

  app.post<{ Params: { invoice: string } }>('/_sim/courier/call/:invoice', async ({ params }) => {
    const [found] = await context.db.select({ id: order.id }).from(order).where(eq(order.invoice, params.invoice))
    if (!found) throw notFound('Pesanan tidak ditemukan')
    return { status: true, result: await sendParcel(context, found.id), message: 'OK' }
  })
  for (const step of acts) {
    app.post<{ Params: { requestId: string } }>(`/_sim/courier/${step}/:requestId`, async ({ params }) => {
      const [found] = await context.db.select().from(shipment).where(eq(shipment.requestId, params.requestId))
      if (!found) throw notFound('Paket tidak ditemukan')
      const message = courier.happen(params.requestId, step)
      if (faults.courier.mode === 'mute') return { status: true, result: { outcome: null }, message: 'OK' }
      const answered = await deliver(app, message)
      if (answered !== 200) throw new Problem(502, `Pesan kurir dijawab ${answered}`)
      return { status: true, result: { outcome: await outcomeOf(context, message.body) }, message: 'OK' }
    })
  }
  app.post('/_sim/courier/fault', async ({ body }) => {
    const { data } = faultCommand.safeParse(body)
    if (!data) throw refused('Data tidak valid')
    faults.courier.mode = data.mode
    return { status: true, result: faults.courier, message: 'OK' }
  })
}

/** Waits for the outcome, which the page shows after the button was pressed. */
async function outcomeOf({ db }: Context, body: string) {
  const digest = createHash('sha256').update(body).digest('hex')
  for (let tries = 0; ; tries++) {
    const [row] = await db
      .select({ outcome: courierNotification.outcome })
      .from(courierNotification)
      .where(eq(courierNotification.digest, digest))
    if (!row || row.outcome !== 'waiting' || tries === 50) return row?.outcome ?? null
    await sleep(20)
  }
}
