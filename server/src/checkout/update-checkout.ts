import { COURIER_AWAY, DESTINATION_INVALID, PICKUP, SHIPPING_MISSING } from '@nmw/contract/shipping'
import type { updateCheckout as endpoint } from '@nmw/contract/checkout'
import type { Input as InputOf } from '@nmw/contract/endpoint'
import { eq, sql } from 'drizzle-orm'
import { lockAddresses } from '../address/lock-addresses.ts'
import type { Context } from '../context.ts'
import { checkout } from '../database/schema/checkout-table.ts'
import { transaction } from '../database/transaction.ts'
import { notFound, Problem, refused } from '../http/problem.ts'
import type { Caller } from '../http/route.ts'
import { requirePaymentMethod } from '../payment-method/require-payment-method.ts'
import { quoteShipping } from '../shipping/quote-shipping.ts'
import {
  type CheckoutRow,
  findOpenCheckout,
  findOwnPrescription,
  lockOpenCheckout,
  type OwnPrescription,
} from './checkout-queries.ts'
import { pickupNotice } from './price-checkout.ts'
import { readDestination } from './read-destination.ts'
import { setItems } from './set-items.ts'
import { showCheckout } from './show-checkout.ts'

type Input = InputOf<typeof endpoint> & { caller: Caller }
type Body = Input['body']
type Change = Partial<
  Pick<
    CheckoutRow,
    'destination' | 'shippingService' | 'shippingType' | 'shippingTakenBack' | 'insured' | 'paymentMethod'
  >
>

/** Saves the patient's choices and ignores prices, weights and totals sent by the browser. */
export async function updateCheckout(context: Context, { caller, query, body }: Input) {
  const { db, now } = context
  const own = await findOwnPrescription(db, caller.accountId, query.id)
  const open = own && (await findOpenCheckout(db, own.id))
  if (!own || !open) throw notFound()
  const change = await changeOf(context, caller, { open, own }, body)
  const row = await transaction(db, async (db) => {
    // Read again: the address may have been corrected while the courier was asked.
    if (body.destination) {
      await lockAddresses(db, caller.accountId)
      change.destination = await readDestination(db, caller.accountId, body.destination)
    }
    const locked = await lockOpenCheckout(db, own.id)
    if (!locked) throw new Problem(409, 'Pesanan untuk resep ini sudah dibuat')
    if (body.items) await setItems(db, locked.id, body.items)
    const [changed] = await db
      .update(checkout)
      .set({ ...change, revision: sql`${checkout.revision} + 1`, updatedAt: now() })
      .where(eq(checkout.id, locked.id))
      .returning()
    return changed!
  })
  return showCheckout(context, db, row, own)
}

/** Runs before anything is locked, because a courier may have to be asked. */
async function changeOf(context: Context, caller: Caller, { open, own }: OpenCheckout, body: Body): Promise<Change> {
  const change: Change = {}
  if (body.destination) change.destination = await readDestination(context.db, caller.accountId, body.destination)
  if (body.shipping)
    Object.assign(change, await shippingOf(context, { open: { ...open, ...change }, own }, body.shipping))
  const { methode } = body.payment ?? {}
  if (methode) change.paymentMethod = requirePaymentMethod(context, methode).code
  return change
}

type OpenCheckout = { open: CheckoutRow; own: OwnPrescription }
type Wanted = NonNullable<Body['shipping']>

/**
 * Insurance is on by default for a new courier; when the same courier is sent again without a choice, nothing changes.
 */
async function shippingOf(context: Context, { open, own }: OpenCheckout, wanted: Wanted): Promise<Change> {
  const chosen = await findService(context, { open, own }, wanted)
  const same = chosen.service === open.shippingService && chosen.type === open.shippingType
  const insured = wanted.insurance ?? (same ? open.insured : true)
  return { shippingService: chosen.service, shippingType: chosen.type, shippingTakenBack: false, insured }
}

async function findService(context: Context, { open, own }: OpenCheckout, wanted: Wanted) {
  if (wanted.serviceType === PICKUP.type) {
    if (!own.pickup) throw refused(pickupNotice(own)!)
    return PICKUP
  }
  if (wanted.serviceType === open.shippingType && (wanted.service ?? open.shippingService) === open.shippingService)
    return { service: open.shippingService!, type: open.shippingType }
  if (!open.destination) throw refused(DESTINATION_INVALID)
  // Available services do not depend on the weight, and prices are calculated when the checkout is shown.
  const { rates, notice } = await quoteShipping(context, {
    destination: open.destination.districtId,
    grams: 0,
    value: 0,
  })
  const found = rates.find(
    ({ service, type, name }) =>
      type === wanted.serviceType &&
      (wanted.service === undefined || wanted.service === service) &&
      (wanted.serviceName === undefined || wanted.serviceName === name),
  )
  if (!found) throw rates.length ? refused(SHIPPING_MISSING) : refused(notice ?? COURIER_AWAY)
  return found
}
