import type { Context } from '../context.ts'
import type { order } from '../database/schema/order-table.ts'
import { shipment } from '../database/schema/shipment-table.ts'
import type { ParcelStep } from '../outside/courier/courier.ts'
import { applyParcelEvent } from '../shipping/apply-parcel-event.ts'

type Order = typeof order.$inferSelect
type When = (step: number) => Context

/** As if the simulated courier had been called, assigned an airway bill and collected the parcel. */
export async function shipDemoOrder(when: When, step: number, { id, invoice, shipping }: Order) {
  const called = when(step - 0.6)
  await called.db.insert(shipment).values({
    orderId: id,
    provider: 'simulator',
    requestId: requestIdOf(invoice),
    service: shipping!.service,
    type: shipping!.type,
    state: 'requested',
    createdAt: called.now(),
    updatedAt: called.now(),
  })
  await report(when(step - 0.5), invoice, 'processed')
  await report(when(step), invoice, 'shipped')
}

export const deliverDemoOrder = (context: Context, { invoice }: Order) => report(context, invoice, 'delivered')

const requestIdOf = (invoice: string) => `P${invoice}`

async function report(context: Context, invoice: string, step: ParcelStep) {
  const event = { requestId: requestIdOf(invoice), step, airwayBill: `SIM${invoice.slice(-12)}`, at: context.now() }
  await applyParcelEvent(context, context.db, event)
}
