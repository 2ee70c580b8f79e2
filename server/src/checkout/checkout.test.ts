import type { Checkout } from '@nmw/contract/checkout'
import {
  ITEM_UNKNOWN,
  notForOrder,
  QUANTITY_INVALID,
  readCheckout,
  REQUIRED_STAYS,
  updateCheckout,
} from '@nmw/contract/checkout'
import { listAddresses } from '@nmw/contract/address'
import { listOtcItems, type OtcItem } from '@nmw/contract/item'
import { readOrder } from '@nmw/contract/order'
import { COURIER_AWAY, DESTINATION_INVALID, SHIPPING_MISSING } from '@nmw/contract/shipping'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addressRoutes } from '../address/address-routes.ts'
import { checkout, checkoutItem } from '../database/schema/checkout-table.ts'
import { medicine } from '../database/schema/medicine-table.ts'
import { order, orderItem } from '../database/schema/order-table.ts'
import { payment } from '../database/schema/payment-table.ts'
import { prescription } from '../database/schema/prescription-table.ts'
import { product } from '../database/schema/product-table.ts'
import { redemption } from '../database/schema/redemption-table.ts'
import { stock } from '../database/schema/stock-table.ts'
import { sqlState, transaction, violated } from '../database/transaction.ts'
import { itemRoutes } from '../item/item-routes.ts'
import { moveOrder } from '../order/move-order.ts'
import { type OrderMove, orderMoves } from '../order/order-moves.ts'
import { orderRoutes } from '../order/order-routes.ts'
import type { Answer } from '../testing/app/test-visitor.ts'
import { bank, courier, createRedeemer, pickup, type Redeemer } from '../testing/make/create-redeemer.ts'
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts'
import { signIn } from '../testing/app/sign-in.ts'
import { checkoutRoutes } from './checkout-routes.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp({
    routes: [...addressRoutes, ...checkoutRoutes, ...itemRoutes, ...orderRoutes],
    settings: { COURIER_TIMEOUT: '30' },
  })
})
afterAll(() => testApp.close())
beforeEach(() => {
  testApp.context.simulator!.faults.courier.mode = 'ok'
  testApp.clock.reset()
})

const shown = ({ result }: Answer) => result as Checkout
const invoiceOf = ({ result }: Answer) => (result as { order: { invoice_number: string } }).order.invoice_number
const two = [
  { drug: { name: 'Krim A' }, quantity: 2 },
  { drug: { name: 'Tablet B' }, must: false },
]

/** A complete checkout, not ordered yet. */
async function ready(buyer: Redeemer, shipping: object = courier) {
  await buyer.read()
  return shown(await buyer.update({ shipping, payment: bank }))
}

function go(orderId: number, move: OrderMove) {
  return transaction(testApp.db, (db) => moveOrder(testApp.context, db, { orderId, move, by: orderMoves[move].by[0] }))
}

async function orderOf(invoice: string) {
  const [row] = await testApp.db.select().from(order).where(eq(order.invoice, invoice))
  return row!
}

async function reservedOf(itemId: string, branchId: number) {
  const [row] = await testApp.db
    .select({ reserved: stock.reserved })
    .from(stock)
    .where(and(eq(stock.itemId, itemId), eq(stock.branchId, branchId)))
  return row!.reserved
}

describe('checkout: reading', () => {
  test('starts with the prescribed items, the primary address and no shipping or payment method', async () => {
    const buyer = await createRedeemer(testApp, { lines: two })
    const answer = await buyer.read()
    expect(answer.code).toBe(200)
    const view = shown(answer)
    expect(view).toMatchObject({
      customer: { fullName: buyer.person.fullName, phone: buyer.person.phone },
      destination: { receiverName: 'Siti Rahmawati', district: { id: 317106, name: 'Menteng', postalCode: '10310' } },
      shipping: null,
      payment: { type: 'doku', methode: null },
      summary: { totalProduct: 3, totalProductPrice: 150_000, weightTotal: 90, shippingAmount: 0, grandTotal: 150_000 },
      activeMember: false,
      notice: null,
      revision: 1,
    })
    expect(view.items.map(({ name, required, quantity }) => [name, required, quantity])).toEqual([
      ['Krim A', true, { min: 1, max: 50, value: 2 }],
      ['Tablet B', false, { min: 0, max: 50, value: 1 }],
    ])
  })

  test('two concurrent reads start one checkout', async () => {
    const buyer = await createRedeemer(testApp)
    const answers = await Promise.all(Array.from({ length: 8 }, () => buyer.read()))
    expect(answers.map(({ code }) => code)).toEqual(Array(8).fill(200))
    expect(await testApp.db.$count(checkout, eq(checkout.prescriptionId, buyer.given.id))).toBe(1)
  })

  test('shows a member the member price, the saving and the points to come', async () => {
    const buyer = await createRedeemer(testApp, { member: true, lines: [{ quantity: 3 }] })
    expect(shown(await buyer.read())).toMatchObject({
      activeMember: true,
      items: [{ price: 50_000, discount: 5_000, summary: { subTotal: 135_000 } }],
      summary: { totalListPrice: 150_000, discount: 15_000, totalProductPrice: 135_000, points: 1, vat: 13_378 },
    })
  })

  test("is refused for another patient's prescription, a missing one and one that cannot be redeemed", async () => {
    const [buyer, other] = [await createRedeemer(testApp), await createRedeemer(testApp)]
    const foreign = await other.send(readCheckout, { query: buyer.query })
    expect(foreign).toMatchObject({ code: 404, message: 'Data Tidak Ditemukan' })
    await buyer.read()
    expect(await other.send(updateCheckout, { query: buyer.query, body: {} })).toMatchObject({ code: 404 })
    testApp.clock.advance(120 * 86_400)
    const later = await signIn(testApp, buyer.person)
    expect(await buyer.send(readCheckout, { query: buyer.query }, later)).toMatchObject({
      code: 400,
      message: expect.stringContaining('Masa tebus berakhir'),
    })
  })

  test('narcotics and psychotropics never get into a cart', async () => {
    const lines = [{}, { must: false, drug: { class: 'psikotropika' as const } }]
    const buyer = await createRedeemer(testApp, { iter: 0, lines })
    const view = shown(await buyer.read())
    expect([...view.items, ...view.leftOut].map(({ id }) => id)).toEqual([buyer.ids[0]])
    const items = buyer.ids.map((id) => ({ id, quantity: 1 }))
    expect(await buyer.update({ items })).toMatchObject({ code: 400, message: ITEM_UNKNOWN })
    const [row] = await testApp.db.select().from(checkout).where(eq(checkout.prescriptionId, buyer.given.id))
    const forced = await testApp.db
      .insert(checkoutItem)
      .values({ checkoutId: row!.id, medicineId: buyer.ids[1]!, quantity: 1, usage: '', required: false })
      .then(
        () => undefined,
        (error: unknown) => [sqlState(error), violated(error)],
      )
    expect(forced).toEqual(['23001', 'checkout_item_not_controlled'])
  })
})

describe('checkout: an item that becomes a narcotic or is no longer sold while it is in a cart', () => {
  const lines = [{}, { must: false, drug: { name: 'Kodein' } }]

  test.each([
    { sold: 'clinic', change: { class: 'narkotika' } },
    { sold: 'gone', change: { active: false } },
  ] as const)(
    'is shown as not to be had ($sold), is not ordered, and can only be taken out',
    async ({ sold, change }) => {
      const buyer = await createRedeemer(testApp, { iter: 0, lines })
      await ready(buyer)
      const [cream, kodein] = buyer.ids as [string, string]
      await testApp.db.update(medicine).set(change).where(eq(medicine.id, kodein))
      expect(shown(await buyer.read()).items).toMatchObject([
        { id: cream, sold: 'online' },
        { id: kodein, available: 0, sold },
      ])
      expect(await buyer.order()).toMatchObject({ code: 409, message: notForOrder('Kodein', sold) })
      const wanted = (quantity: number) => ({
        items: [
          { id: cream, quantity: 2 },
          { id: kodein, quantity },
        ],
      })
      expect(await buyer.update(wanted(1))).toMatchObject({ code: 200 })
      expect(await buyer.update(wanted(2))).toMatchObject({ code: 400, message: notForOrder('Kodein', sold) })
      expect(await buyer.update(wanted(0))).toMatchObject({ code: 200 })
      expect(await buyer.update(wanted(1))).toMatchObject({ code: 400, message: notForOrder('Kodein', sold) })
      expect(await buyer.order()).toMatchObject({ code: 200 })
    },
  )

  test('the database refuses to order it', async () => {
    const buyer = await createRedeemer(testApp, { iter: 0, lines })
    await ready(buyer)
    const row = await orderOf(invoiceOf(await buyer.order()))
    await testApp.db.update(medicine).set({ class: 'narkotika' }).where(eq(medicine.id, buyer.ids[1]!))
    const [line] = await testApp.db.select().from(orderItem).where(eq(orderItem.itemId, buyer.ids[1]!))
    const { id: _id, ...copy } = line!
    const forced = await testApp.db
      .insert(orderItem)
      .values({ ...copy, orderId: row.id })
      .then(() => undefined, violated)
    expect(forced).toBe('order_item_not_controlled')
  })
})

describe('checkout: updating', () => {
  test('quantities change, items are added, left out and put back', async () => {
    const buyer = await createRedeemer(testApp, { lines: two })
    await buyer.read()
    const [first, second] = buyer.ids as [string, string]
    const added = shown(
      await buyer.update({
        items: [
          { id: first, quantity: { value: 3 }, price: 1, weight: 1 },
          { id: second, quantity: 0 },
          { id: buyer.product.id, quantity: 4 },
        ],
      }),
    )
    expect(added.items.map(({ id, quantity, prescribed }) => [id, quantity.value, prescribed])).toEqual([
      [first, 3, true],
      [buyer.product.id, 4, false],
    ])
    expect(added.leftOut.map(({ id }) => id)).toEqual([second])
    expect(added.summary).toMatchObject({ totalProductPrice: 550_000, weightTotal: 1_090, totalProduct: 7 })
    const again = shown(await buyer.update({ items: [{ id: second, quantity: 1 }] }))
    expect(again.items.map(({ id, quantity }) => [id, quantity.value])).toEqual([
      [first, 3],
      [second, 1],
    ])
    expect(again.leftOut).toEqual([])
  })

  test('a courier includes insurance, which can be declined below a million', async () => {
    const buyer = await createRedeemer(testApp)
    await buyer.read()
    const chosen = shown(await buyer.update({ shipping: courier }))
    expect(chosen).toMatchObject({
      shipping: { serviceName: 'JNE Reguler', serviceEst: '1-2', price: 10_000, insurance: true, insuranceFee: 2_500 },
      summary: { shippingAmount: 10_000, insuranceFee: 2_500, grandTotal: 62_500 },
    })
    const refused = shown(await buyer.update({ shipping: { ...courier, insurance: false } }))
    expect(refused.summary).toMatchObject({ insuranceFee: 0, grandTotal: 60_000 })
    expect(refused.shipping).toMatchObject({ insurance: false, insuranceFee: 2_500, forceInsurance: false })
    const dear = shown(
      await buyer.update({
        items: [...buyer.ids, buyer.product.id].map((id) => ({ id, quantity: id === buyer.product.id ? 10 : 1 })),
      }),
    )
    expect(dear.shipping).toMatchObject({ insurance: true, forceInsurance: true })
    expect(dear.summary).toMatchObject({ weightTotal: 2_530, shippingAmount: 20_000 + 10_000, insuranceFee: 2_500 })
    const fetched = shown(await buyer.update({ shipping: pickup }))
    expect(fetched).toMatchObject({
      shipping: { serviceName: 'Ambil Di Klinik', serviceEst: null, insurance: false, insuranceFee: 0 },
      summary: { shippingAmount: 0, insuranceFee: 0 },
      branchId: buyer.given.branch.id,
    })
  })

  test('a saved address or a complete new one is accepted, and the shipping price follows it', async () => {
    const [buyer, other] = [await createRedeemer(testApp), await createRedeemer(testApp)]
    await ready(buyer)
    const whole = {
      receiverName: 'Ayu',
      receiverPhone: '6281000000300',
      address: 'Jl. Raya 1',
      province: { id: 51, name: 'anything' },
      city: { id: 5171 },
      district: { id: 517101, postalCode: 80228 },
    }
    expect(shown(await buyer.update({ destination: whole }))).toMatchObject({
      destination: { receiverName: 'Ayu', province: { name: 'Bali' }, district: { postalCode: '80228' } },
      shipping: { serviceName: 'JNE Reguler', price: 21_000 },
    })
    const [theirs] = await addressIds(other)
    const wrong = [
      { addressId: theirs },
      { addressId: 2_000_000_000 },
      {},
      { ...whole, receiverName: '' },
      { ...whole, receiverPhone: '0812' },
      { ...whole, address: '   ' },
      { ...whole, district: { id: 517101 } },
      { ...whole, district: { id: 1, postalCode: '80228' } },
      { ...whole, city: { id: 3171 } },
      { ...whole, province: { id: 31 } },
      { ...whole, province: undefined },
    ]
    for (const destination of wrong)
      expect(await buyer.update({ destination })).toMatchObject({ code: 400, message: DESTINATION_INVALID })
    const [own] = await addressIds(buyer)
    expect(shown(await buyer.update({ destination: { addressId: own } }))).toMatchObject({
      destination: { receiverName: 'Siti Rahmawati' },
      shipping: { price: 10_000 },
    })
  })

  test('unknown items, addresses and methods are refused, and nothing changes', async () => {
    const buyer = await createRedeemer(testApp, { lines: two })
    const before = await ready(buyer)
    const [first] = buyer.ids as [string]
    const tries: [body: object, message: string][] = [
      ...[51, -1, 1.5, 1e308, '2', null, [1], true, { value: 51 }, { value: -1 }, { value: '1' }].map(
        (quantity): [object, string] => [{ items: [{ id: first, quantity }] }, QUANTITY_INVALID],
      ),
      [{ items: [{ id: first, quantity: 0 }] }, REQUIRED_STAYS],
      [{ items: [{ id: 'OTC-NOWHERE', quantity: 1 }] }, ITEM_UNKNOWN],
      [{ items: [{ id: (await createRedeemer(testApp)).ids[0], quantity: 1 }] }, ITEM_UNKNOWN],
      [
        {
          items: [
            { id: first, quantity: 1 },
            { id: first, quantity: 2 },
          ],
        },
        'Produk yang sama tertulis dua kali',
      ],
      [{ shipping: { service: 'jne', serviceType: 'FREE' } }, SHIPPING_MISSING],
      [{ shipping: { service: 'sicepat', serviceType: 'YES23' } }, SHIPPING_MISSING],
      [{ payment: { methode: 'GRATIS' } }, 'Metode pembayaran ini belum tersedia'],
      [{ payment: { methode: 'CREDIT_CARD' } }, 'Metode pembayaran ini belum tersedia'],
      [{ price: 1 }, 'Kolom tidak dikenal: price'],
    ]
    for (const [body, message] of tries)
      expect([body, await buyer.update(body)]).toMatchObject([body, { code: 400, message }])
    expect(shown(await buyer.read())).toEqual(before)
  })

  test('items missing from the request: required ones stay, the others are removed', async () => {
    const buyer = await createRedeemer(testApp, { lines: two })
    await buyer.read()
    const view = shown(await buyer.update({ items: [] }))
    expect(view.items.map(({ name, quantity }) => [name, quantity.value])).toEqual([['Krim A', 2]])
  })

  test('the database enforces required items and the maximum of fifty', async () => {
    const buyer = await createRedeemer(testApp, { lines: two })
    await buyer.read()
    const put = (itemId: string, quantity: number) =>
      testApp.db
        .update(checkoutItem)
        .set({ quantity })
        .where(eq(checkoutItem.itemId, itemId))
        .then(() => 'put', violated)
    const [must, may] = buyer.ids as [string, string]
    for (const quantity of [0, -1, 51]) expect(await put(must, quantity)).toBe('checkout_item_quantity')
    for (const quantity of [-1, 51]) expect(await put(may, quantity)).toBe('checkout_item_quantity')
    for (const [id, quantity] of [
      [must, 1],
      [must, 50],
      [may, 0],
    ] as const)
      expect(await put(id, quantity)).toBe('put')
  })

  test('a courier that becomes unavailable: the chosen service has no price, and a notice says why', async () => {
    const buyer = await createRedeemer(testApp)
    await ready(buyer)
    testApp.context.simulator!.faults.courier.mode = 'down'
    const view = shown(await buyer.read())
    expect(view).toMatchObject({ shipping: null, notice: COURIER_AWAY, summary: { shippingAmount: 0 } })
    expect(await buyer.order()).toMatchObject({ code: 400, message: COURIER_AWAY })
    const other = { service: 'lion', serviceType: 'REGPACK' }
    expect(await buyer.update({ shipping: other })).toMatchObject({ code: 400, message: COURIER_AWAY })
    expect(shown(await buyer.update({ shipping: pickup }))).toMatchObject({ notice: null, shipping: { price: 0 } })
    expect(await buyer.order()).toMatchObject({ code: 200 })
  })
})

describe('checkout: prices sent by the browser', () => {
  const falseTotals = {
    summary: {
      totalProductPrice: 1,
      weightTotal: 1,
      shippingAmount: 0,
      insuranceFee: 0,
      serviceFee: -5,
      grandTotal: 1,
    },
    customer: { fullName: 'x', phone: '1', isMember: true },
  }
  test.each([
    ['totals', falseTotals],
    ['invalid totals', { summary: 'free', customer: [1e308] }],
    ['a shipping price', { shipping: { ...courier, price: 0, insuranceFee: 0, forceInsurance: false } }],
    [
      'the price of an item',
      (id: string) => ({
        items: [{ id, quantity: 1, price: 1, discount: 99_999, required: false, weight: 0, summary: { subTotal: 1 } }],
      }),
    ],
    [
      'a discount for members',
      (id: string) => ({
        items: [{ id, quantity: { min: -5, max: 999, value: 1 }, memberPrice: 1, activeMember: true }],
      }),
    ],
  ])('%s: changes nothing', async (_what, sent) => {
    const buyer = await createRedeemer(testApp)
    const { summary, items } = await ready(buyer)
    const body = typeof sent === 'function' ? sent(buyer.ids[0]!) : sent
    const after = shown(await buyer.update(body))
    expect(after.summary).toEqual(summary)
    expect(after.items).toEqual(items)
    const row = await orderOf(invoiceOf(await buyer.order({ grandTotal: summary.grandTotal })))
    expect(row.grandTotal).toBe(summary.grandTotal)
    expect(row.grandTotal).toBe(50_000 + 10_000 + 2_500)
  })
})

describe('checkout: ordering', () => {
  test('creates an order with all details, opens its payment and reserves goods and redemption', async () => {
    const buyer = await createRedeemer(testApp, { member: true, lines: two })
    const view = await ready(buyer)
    const answer = await buyer.order({ grandTotal: view.summary.grandTotal, revision: view.revision })
    const invoice = invoiceOf(answer)
    expect(answer).toMatchObject({ code: 200, result: { redirect: `/user/order-payment/${invoice}` } })
    const row = await orderOf(invoice)
    expect(row).toMatchObject({
      orderStatus: 'WAITING_PAYMENT',
      type: 'MARKETPLACE',
      branchId: 1,
      goodsTotal: 135_000,
      shippingAmount: 10_000,
      insuranceFee: 2_500,
      grandTotal: 147_500,
      weight: 90,
      shipping: { service: 'jne', type: 'REG23', name: 'JNE Reguler', estimate: '1-2' },
      recipient: { name: 'Siti Rahmawati', districtId: 317106 },
    })
    expect(row.recipient!.address).toContain('Menteng')
    const hours = (row.expiresAt.getTime() - row.createdAt.getTime()) / 3_600_000
    expect(hours).toBeCloseTo(24, 3)
    const [opened] = await testApp.db.select().from(payment).where(eq(payment.orderId, row.id))
    expect(opened).toMatchObject({ state: 'OPEN', amount: 147_500 })
    expect(await reservedOf(buyer.ids[0]!, 1)).toBe(2)
    const [held] = await testApp.db.select().from(redemption).where(eq(redemption.orderId, row.id))
    expect(held).toMatchObject({ number: 1, state: 'reserved' })
    expect((await buyer.send(readOrder, { params: { invoice } })).result).toMatchObject({
      medId: buyer.query.id,
      rsvId: buyer.given.appointment.id,
      summary: {
        totalListPrice: view.summary.totalListPrice,
        totalProductPrice: view.summary.totalListPrice - view.summary.discount,
      },
      shipping: { shippingMethode: 'JNE Reguler' },
    })
  })

  test('is refused until everything is chosen', async () => {
    const buyer = await createRedeemer(testApp)
    expect(await buyer.order()).toMatchObject({ code: 404 })
    await buyer.read()
    expect(await buyer.order()).toMatchObject({ code: 400, message: SHIPPING_MISSING })
    await buyer.update({ shipping: courier })
    expect(await buyer.order()).toMatchObject({ code: 400, message: 'Halaman Tidak Valid' })
    await buyer.update({ payment: bank })
    expect(await buyer.order()).toMatchObject({ code: 200 })
  })

  test('is refused when the prescription expired after the page was opened', async () => {
    const buyer = await createRedeemer(testApp)
    await ready(buyer)
    await testApp.db.update(prescription).set({ validUntil: '2020-01-31' }).where(eq(prescription.id, buyer.given.id))
    const message = expect.stringContaining('Masa tebus berakhir pada 31 Januari 2020')
    expect(await buyer.order()).toMatchObject({ code: 400, message })
    expect(await testApp.db.$count(redemption, eq(redemption.prescriptionId, buyer.given.id))).toBe(0)
  })

  test('a total different from the one shown: 409 with the new checkout, and no order', async () => {
    const buyer = await createRedeemer(testApp)
    const { summary } = await ready(buyer)
    await testApp.db.update(medicine).set({ price: 60_000 }).where(eq(medicine.id, buyer.ids[0]!))
    const key = { 'idempotency-key': crypto.randomUUID() }
    for (let again = 0; again < 2; again++) {
      const answer = await buyer.order({ grandTotal: summary.grandTotal }, key)
      expect(answer).toMatchObject({ code: 409, message: expect.stringContaining('Rp 72.500') })
      expect(shown(answer).summary.grandTotal).toBe(72_500)
    }
    expect(await buyer.order({ revision: 1 })).toMatchObject({ code: 409 })
    expect(await testApp.db.$count(redemption, eq(redemption.prescriptionId, buyer.given.id))).toBe(0)
    expect(await buyer.order({ grandTotal: 72_500 })).toMatchObject({ code: 200 })
  })

  test('items out of stock are named, and nothing is reserved', async () => {
    const lines = [
      { drug: { name: 'Krim A' }, quantity: 2 },
      { drug: { name: 'Tablet B' }, quantity: 1 },
    ]
    const buyer = await createRedeemer(testApp, { lines, pieces: 1 })
    const view = await ready(buyer)
    expect(view.items.map(({ available }) => available)).toEqual([1, 1])
    const answer = await buyer.order()
    expect(answer).toMatchObject({ code: 409, errors: [{ path: buyer.ids[0], message: 'Stok Krim A tinggal 1' }] })
    expect(shown(answer).items).toHaveLength(2)
    expect(await reservedOf(buyer.ids[1]!, 1)).toBe(0)
  })

  test('a pickup order takes goods from the branch of the visit and needs no address', async () => {
    const buyer = await createRedeemer(testApp)
    await ready(buyer, pickup)
    await testApp.db.update(checkout).set({ destination: null }).where(eq(checkout.prescriptionId, buyer.given.id))
    const row = await orderOf(invoiceOf(await buyer.order()))
    expect(row).toMatchObject({ branchId: buyer.given.branch.id, recipient: null, grandTotal: 50_000 })
    expect(await reservedOf(buyer.ids[0]!, buyer.given.branch.id)).toBe(1)
    expect(await reservedOf(buyer.ids[0]!, 1)).toBe(0)
  })

  test('a redemption is used when the order is paid and returned whenever the order ends without the goods', async () => {
    const buyer = await createRedeemer(testApp, { iter: 0 })
    for (const way of [['cancel'], ['expire'], ['fail'], ['pay', 'refuse']] as OrderMove[][]) {
      await ready(buyer)
      const row = await orderOf(invoiceOf(await buyer.order()))
      expect(await buyer.read()).toMatchObject({ code: 400 })
      for (const move of way) await go(row.id, move)
      const [held] = await testApp.db.select().from(redemption).where(eq(redemption.orderId, row.id))
      expect(held!.state).toBe('returned')
      expect(await reservedOf(buyer.ids[0]!, 1)).toBe(0)
    }
    await ready(buyer)
    const row = await orderOf(invoiceOf(await buyer.order()))
    await go(row.id, 'pay')
    const [used] = await testApp.db.select().from(redemption).where(eq(redemption.orderId, row.id))
    expect(used!.state).toBe('used')
    expect(await buyer.read()).toMatchObject({ code: 400, message: expect.stringContaining('sudah dipakai') })
  })

  test('redemptions are numbered, and no order is possible after the last one', async () => {
    const buyer = await createRedeemer(testApp, { iter: 1 })
    for (let time = 0; time < 2; time++) {
      await ready(buyer)
      expect(await buyer.order()).toMatchObject({ code: 200 })
    }
    const held = await testApp.db.select().from(redemption).where(eq(redemption.prescriptionId, buyer.given.id))
    expect(new Set(held.map(({ number }) => number))).toEqual(new Set([1, 2]))
    expect(await buyer.read()).toMatchObject({ code: 400 })
  })

  test('the gateway is down: the order is created and can be paid later', async () => {
    const buyer = await createRedeemer(testApp)
    await ready(buyer)
    testApp.context.simulator!.faults.payment.mode = 'down'
    expect(await buyer.order()).toMatchObject({ code: 200 })
    testApp.context.simulator!.faults.payment.mode = 'ok'
  })
})

test('item: over-the-counter products have one price for everybody, one for members, and the available stock', async () => {
  const [buyer, member] = [await createRedeemer(testApp), await createRedeemer(testApp, { member: true })]
  const listed = async (who: Redeemer, query: Record<string, string> = { branch: '1' }) =>
    ((await who.send(listOtcItems, { query })).result as OtcItem[]).find(
      ({ productId }) => productId === buyer.product.id,
    )
  expect(await listed(buyer)).toMatchObject({
    hargaNonMember: 100_000,
    hargaMember: 90_000,
    price: 100_000,
    available: 1_000,
  })
  expect(await listed(member, {})).toMatchObject({ price: 90_000 })
  const inCart = async (who: Redeemer) => {
    await who.read()
    const { items } = shown(await who.update({ items: [{ id: buyer.product.id, quantity: 1 }] }))
    return items.find(({ id }) => id === buyer.product.id)
  }
  expect(await inCart(member)).toMatchObject({ discount: 10_000, byMembership: true })
  expect(await inCart(buyer)).toMatchObject({ discount: 0, byMembership: false })
  await testApp.db.update(product).set({ discountPercent: 15 }).where(eq(product.id, buyer.product.id))
  expect(await inCart(member), 'lower than the member price').toMatchObject({ discount: 15_000, byMembership: false })
  await testApp.db.update(product).set({ discountPercent: 5 }).where(eq(product.id, buyer.product.id))
  expect(await inCart(member)).toMatchObject({ discount: 10_000, byMembership: true })
  expect(await inCart(buyer)).toMatchObject({ discount: 5_000, byMembership: false })
  await testApp.db.update(product).set({ discountPercent: 0 }).where(eq(product.id, buyer.product.id))
  expect(await listed(buyer, { branch: '' })).toMatchObject({ available: 1_000 })
  expect(await buyer.send(listOtcItems, { query: { branch: '99999' } })).toMatchObject({ code: 404 })
  expect(await buyer.send(listOtcItems, { query: { branch: 'x' } })).toMatchObject({ code: 400 })
})

async function addressIds(who: Redeemer) {
  const { result } = await who.send(listAddresses)
  return (result as { udtId: number }[]).map(({ udtId }) => udtId)
}
