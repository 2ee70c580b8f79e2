import { PAGE_INVALID } from '@nmw/contract/appointment'
import { createRedemptionOrder as endpoint, notForOrder } from '@nmw/contract/checkout'
import { HOUR } from '@nmw/contract/duration'
import type { Input as InputOf } from '@nmw/contract/endpoint'
import { CATEGORY } from '@nmw/contract/notification'
import { formatRupiah } from '@nmw/contract/rupiah'
import { payablePrice } from '@nmw/contract/member-price'
import { COURIER_AWAY, DESTINATION_INVALID, PICKUP, SHIPPING_MISSING } from '@nmw/contract/shipping'
import { eq } from 'drizzle-orm'
import { recordAudit } from '../audit/record-audit.ts'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { checkout } from '../database/schema/checkout-table.ts'
import type { OrderRecipient } from '../database/schema/order-table.ts'
import { notFound, Problem, refused } from '../http/problem.ts'
import type { Caller } from '../http/route.ts'
import type { Client } from '../http/client.ts'
import { once } from '../idempotency/once.ts'
import { announce } from '../live/announce.ts'
import { notify } from '../notification/notify.ts'
import { createOrder } from '../order/create-order.ts'
import { requirePaymentMethod } from '../payment-method/require-payment-method.ts'
import { openPayment } from '../payment/open-payment.ts'
import { howSold } from '../redemption/how-sold.ts'
import { redeemable } from '../redemption/redeemable.ts'
import { claimRedemption } from '../redemption/claim-redemption.ts'
import { findRegion } from '../region/find-region.ts'
import { readSetting } from '../setting/read-setting.ts'
import {
  type CheckoutRow,
  findLastOrder,
  findOpenCheckout,
  findOwnPrescription,
  lockPickupBranches,
  lockOpenCheckout,
  type OwnPrescription,
} from './checkout-queries.ts'
import { type PricedCheckout, priceCheckout, pickupNotice } from './price-checkout.ts'
import { showCheckout } from './show-checkout.ts'

type Input = InputOf<typeof endpoint> & { caller: Caller; client: Client }
/** What was checked before the transaction, and for which revision of the checkout. */
type Precheck = { revision: number; rates: PricedCheckout['rates']; reason: string | null }

/** Turns a checkout into an unpaid order that reserves goods and a redemption. Happens once per checkout. */
export async function placeOrder(context: Context, input: Input) {
  const { db } = context
  const own = await ownOf(db, input)
  const precheck = await precheckOrder(context, own)
  const placed = await once(context, endpoint, input, (within) => place(context, within, own, input, precheck)).catch(
    async (error: unknown) => {
      throw await withCheckout(context, input, error)
    },
  )
  // If the gateway is down the order stays, and the payment page tries again.
  await openPayment(context, placed.orderId).catch((error: unknown) => context.log.warn({ error }))
  const { invoice } = placed
  return { order: { invoice_number: invoice }, redirect: `/user/order-payment/${invoice}` }
}

async function ownOf(db: Database, { caller, query }: Input) {
  const own = await findOwnPrescription(db, caller.accountId, query.id)
  if (!own) throw notFound()
  return own
}

async function precheckOrder(context: Context, own: OwnPrescription): Promise<Precheck | undefined> {
  const open = await findOpenCheckout(context.db, own.id)
  if (!open) return undefined
  const { reason } = await redeemable(context, context.db, own.id)
  const { rates } = await priceCheckout(context, context.db, open, own)
  return { revision: open.revision, rates, reason }
}

/** A conflict answers with the current checkout. */
async function withCheckout(context: Context, input: Input, error: unknown) {
  // A request that should be retried has not failed yet.
  if (!(error instanceof Problem) || error.status !== 409 || error.retryAfter !== undefined) return error
  const own = await ownOf(context.db, input)
  const open = await findOpenCheckout(context.db, own.id)
  const { message, errors } = error
  const result = open ? await showCheckout(context, context.db, open, own) : null
  return new Problem(409, message, { ...(errors && { errors }), result })
}

async function place(
  context: Context,
  db: Database,
  found: OwnPrescription,
  input: Input,
  precheck: Precheck | undefined,
) {
  const { caller, client, body } = input
  const row = await lockOpenCheckout(db, found.id)
  if (!row) return findExistingOrder(db, found)
  // Read again under the lock: the branch may have closed since.
  await lockPickupBranches(db, found)
  const own = await ownOf(db, input)
  const changed = new Problem(409, 'Pesanan berubah sejak ditampilkan. Periksa kembali sebelum membayar.')
  if (precheck?.revision !== row.revision) throw changed
  if (body.revision !== undefined && body.revision !== row.revision) throw changed
  if (precheck.reason) throw refused(precheck.reason)
  const priced = await priceCheckout(context, db, row, own, { rates: precheck.rates, notice: null })
  // The patient must have seen the pickup branch that is ordered.
  const newPickup = priced.choice?.service === PICKUP.service ? pickupNotice(own) : null
  if ((newPickup || body.branchId !== undefined) && body.branchId !== priced.branchId)
    throw newPickup ? new Problem(409, newPickup) : changed
  const { grandTotal } = priced.bill
  if (body.grandTotal !== undefined && body.grandTotal !== grandTotal)
    throw new Problem(409, `Total pesanan kini ${formatRupiah(grandTotal)}. Periksa kembali sebelum membayar.`)
  const made = await createOrder(context, db, await orderOf(context, db, row, priced))
  if (!(await claimRedemption(db, own.id, { orderId: made.id })))
    throw refused('Semua penebusan resep ini sudah dipakai.')
  const at = context.now()
  await db.update(checkout).set({ orderId: made.id, updatedAt: at }).where(eq(checkout.id, row.id))
  await recordAudit(context, db, client, { action: 'create-order', accountId: caller.accountId, object: made.invoice })
  await notify(db, {
    accountId: caller.accountId,
    category: CATEGORY.payment,
    message: `Pesanan ${made.invoice} menunggu pembayaran ${formatRupiah(grandTotal)}.`,
    link: `/user/order-payment/${made.invoice}`,
    dedupeKey: `order-${made.invoice}-created`,
    at,
  })
  await announce(db, { accountId: caller.accountId, topic: 'order', id: made.invoice })
  return { orderId: made.id, invoice: made.invoice }
}

/** A repeated request, or a second tab, gets the order that exists. */
async function findExistingOrder(db: Database, own: OwnPrescription) {
  const before = await findLastOrder(db, own.id)
  if (!before) throw notFound()
  return { orderId: before.id, invoice: before.invoice }
}

async function orderOf(context: Context, db: Database, row: CheckoutRow, priced: PricedCheckout) {
  const { lines, bill, choice, activeMember, branchId, notice } = priced
  const taken = lines.filter(({ quantity }) => quantity > 0)
  for (const line of taken) {
    const sold = howSold(line)
    if (sold !== 'online') throw new Problem(409, notForOrder(line.name, sold))
  }
  if (!taken.length) throw refused('Belum ada produk pada pesanan ini')
  if (!choice && row.shippingService === PICKUP.service) throw refused(notice!)
  if (!choice) throw refused(row.shippingService ? COURIER_AWAY : SHIPPING_MISSING)
  const pickedUp = choice.service === PICKUP.service
  if (!pickedUp && !row.destination) throw refused(DESTINATION_INVALID)
  if (!row.paymentMethod) throw refused(PAGE_INVALID)
  requirePaymentMethod(context, row.paymentMethod)
  const { service, type, name, estimate } = choice
  const hours = await readSetting(context, db, 'product-payment-hours')
  return {
    patientId: row.patientId,
    branchId,
    type: 'MARKETPLACE' as const,
    paymentMethod: row.paymentMethod,
    expiresAt: new Date(context.now().getTime() + hours * HOUR),
    items: taken.map((line) => ({
      itemId: line.id,
      name: line.name,
      image: line.image,
      quantity: line.quantity,
      listPrice: line.price,
      price: payablePrice(line, { activeMember }),
      weight: line.weight,
      usage: line.usage,
      taxable: line.taxable,
    })),
    shippingAmount: bill.shippingAmount,
    insuranceFee: bill.insuranceFee,
    serviceFee: bill.serviceFee,
    recipient: pickedUp ? null : fullAddress(row.destination!),
    shipping: { service, type, name, estimate },
  }
}

/** The full address is copied: later changes of the region table must not change the order. */
function fullAddress(destination: OrderRecipient): OrderRecipient {
  const found = findRegion(destination.districtId)
  if (!found) throw refused(DESTINATION_INVALID)
  const { district, city, province } = found
  const { address, postalCode } = destination
  return { ...destination, address: [address, district.name, city.name, `${province.name} ${postalCode}`].join(', ') }
}
