import type { Checkout } from '@nmw/contract/checkout'
import type { Result } from '@nmw/contract/endpoint'
import type { listPrescribed } from '@nmw/contract/ops-sale'
import { listPrescriptions, readPrescription } from '@nmw/contract/prescription'
import { and, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { addressRoutes } from '../address/address-routes.ts'
import { checkoutRoutes } from '../checkout/checkout-routes.ts'
import { medicine } from '../database/schema/medicine-table.ts'
import { order, orderItem } from '../database/schema/order-table.ts'
import { stock } from '../database/schema/stock-table.ts'
import { prescriptionRoutes } from '../prescription/prescription-routes.ts'
import { saleRoutes } from '../sale/sale-routes.ts'
import { createDesk, type TestDesk } from '../testing/make/create-desk.ts'
import { bank, courier, createRedeemer, type Redeemer } from '../testing/make/create-redeemer.ts'
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts'

const PRICE = 100_000
const ONLINE = { redeem: true, reason: null }
let testApp: TestApp
let desk: TestDesk
beforeAll(async () => {
  testApp = await openTestApp({ routes: [...addressRoutes, ...checkoutRoutes, ...prescriptionRoutes, ...saleRoutes] })
  desk = await createDesk(testApp)
})
afterEach(() => {
  testApp.clock.reset()
  expect(testApp.errors).toEqual([])
})
afterAll(() => testApp.close())

let drugs = 0
/** A prescription line with three narcotics. */
function narcotic({ must = true } = {}) {
  const id = `OBT-S${++drugs}`
  const drug = { id, name: `Kodein ${drugs}`, class: 'narkotika' as const, price: PRICE, memberPrice: PRICE }
  return { drug, quantity: 3, must }
}

/** The desk is at the dispensary, where the patient's medicines are. */
function patient(lines: NonNullable<Parameters<typeof createRedeemer>[1]>['lines']) {
  return createRedeemer(testApp, { iter: 0, lines: lines!, pieces: 100 })
}

/** What the list and the detail page of the patient say. */
async function readPages(buyer: Redeemer) {
  const list = (await buyer.send(listPrescriptions)).result as Result<typeof listPrescriptions>
  const params = { query: { id: String(buyer.given.appointment.id) } }
  const { detail } = (await buyer.send(readPrescription, params)).result as Result<typeof readPrescription>
  const { redeem, reason, sisaIter } = detail
  expect(list.latest).toMatchObject({ redeem, reason, sisaIter })
  return { redeem, reason, handed: detail.medicine.map(({ handedOver }) => handedOver) }
}

const sell = (buyer: Redeemer, quantity: number, id = buyer.ids[0]!) =>
  desk.sell({
    patientId: buyer.person.id,
    items: [{ kind: 'medicine', id, quantity }],
    payment: { cash: PRICE * quantity },
  })
const openAtTill = async (buyer: Redeemer) =>
  ((await desk.prescribed(buyer.person.id)).result as Result<typeof listPrescribed>)
    .filter(({ redeems }) => !redeems)
    .map(({ quantity }) => quantity)

test('redemption: the prescription shows what was handed over, when and where, and asks only for the rest', async () => {
  testApp.clock.set(new Date('2026-11-17T17:30:00Z'))
  const line = narcotic()
  const { name } = line.drug
  const buyer = await patient([line, {}])
  const fetch = { redeem: false, reason: `${name} hanya dapat diambil langsung di klinik.` }
  expect(await readPages(buyer)).toEqual({ ...fetch, handed: [[], []] })
  const two = await sell(buyer, 2)
  const first = { quantity: 2, day: '2026-11-18', GNAMA: desk.branch.name, invoice: two.made.invoice }
  const rest = { redeem: false, reason: `Sisa ${name} hanya dapat diambil langsung di klinik.` }
  expect(await readPages(buyer)).toEqual({ ...rest, handed: [[first], []] })
  testApp.clock.set(new Date('2026-11-18T17:10:00Z'))
  const one = await sell(buyer, 1)
  const second = { ...first, quantity: 1, day: '2026-11-19', invoice: one.made.invoice }
  expect(await readPages(buyer)).toEqual({ ...ONLINE, handed: [[first, second], []] })
  expect((await desk.undo(two.made.invoice)).code).toBe(200)
  expect(await readPages(buyer)).toEqual({ ...rest, handed: [[second], []] })
  expect(await openAtTill(buyer)).toEqual([2])
  expect((await desk.undo(one.made.invoice)).code).toBe(200)
  expect(await readPages(buyer)).toEqual({ ...fetch, handed: [[], []] })
})

test('redemption: a prescription handed over completely says so, and two lines of one bill are merged', async () => {
  const line = narcotic()
  const buyer = await patient([line])
  const items = [1, 2].map((quantity) => ({ kind: 'medicine' as const, id: line.drug.id, quantity }))
  const { code, made } = await desk.sell({ patientId: buyer.person.id, items, payment: { cash: 3 * PRICE } })
  expect(code).toBe(200)
  expect(await readPages(buyer)).toMatchObject({
    redeem: false,
    reason: 'Semua obat pada resep ini sudah diserahkan di klinik.',
    handed: [[{ quantity: 3, invoice: made.invoice }]],
  })
})

test('redemption: other items sold at the counter on the same prescription are not offered online again', async () => {
  const buyer = await patient([narcotic(), {}])
  const [strong, cream] = buyer.ids
  const items = [
    { kind: 'medicine' as const, id: strong!, quantity: 3 },
    { kind: 'medicine' as const, id: cream!, quantity: 1 },
  ]
  const bill = { patientId: buyer.person.id, items, payment: { cash: 4 * PRICE } }
  const resep = { name: buyer.query.id, doctor: 'Ayu', quantity: 2 }
  expect((await desk.sell({ ...bill, resep })).message).toContain('ada pada resep pasien ini')
  expect((await desk.sell({ ...bill, prescriptionId: buyer.given.id })).code).toBe(200)
  const { redeem, reason } = await readPages(buyer)
  expect(redeem).toBe(false)
  expect(await buyer.read()).toMatchObject({ code: 400, message: reason })
  expect((await buyer.update({ shipping: courier, payment: bank })).code).toBe(404)
  expect((await buyer.order()).code).toBe(404)
  expect(await testApp.db.$count(order, eq(order.patientId, buyer.person.id))).toBe(0)
})

test('redemption: a sale at the counter and an online redemption at once hand over nothing twice', async () => {
  const buyer = await patient([narcotic({ must: false }), {}])
  const [strong, cream] = buyer.ids
  expect(await readPages(buyer)).toMatchObject(ONLINE)
  const { items, leftOut } = (await buyer.read()).result as Checkout
  expect([...items, ...leftOut].map(({ id }) => id)).toEqual([cream])
  expect((await buyer.update({ items: [{ id: strong, quantity: 1 }] })).code).toBe(400)
  await buyer.update({ shipping: courier, payment: bank })
  const [sold, again, ordered] = await Promise.all([sell(buyer, 3), sell(buyer, 3), buyer.order()])
  expect([sold.code, again.code].toSorted((one, other) => one - other)).toEqual([200, 409])
  expect(ordered.code).toBe(200)
  const bought = await testApp.db
    .select({ id: orderItem.itemId, quantity: orderItem.quantity })
    .from(orderItem)
    .innerJoin(order, eq(order.id, orderItem.orderId))
    .where(eq(order.patientId, buyer.person.id))
  expect(bought).toEqual([{ id: cream, quantity: 1 }])
  const onShelf = and(eq(stock.itemId, strong!), eq(stock.branchId, desk.branch.id))
  const [shelf] = await testApp.db.select().from(stock).where(onShelf)
  expect(shelf).toMatchObject({ onHand: 97, reserved: 0 })
  expect(await readPages(buyer)).toMatchObject({
    redeem: false,
    reason: expect.stringContaining('menunggu pembayaran') as string,
    handed: [[{ quantity: 3 }], []],
  })
  expect(await openAtTill(buyer)).toEqual([])
  const { invoice } = [sold, again].find(({ code }) => code === 200)!.made
  expect((await desk.undo(invoice)).code).toBe(200)
  expect([await openAtTill(buyer), (await sell(buyer, 3)).code, (await sell(buyer, 1)).code]).toEqual([[3], 200, 409])
})

test('redemption: an item handed over at the counter never gets into a cart, even if it is no narcotic any more', async () => {
  for (const must of [true, false]) {
    const line = narcotic({ must })
    const buyer = await patient([line, {}])
    expect((await sell(buyer, 1)).code).toBe(200)
    await testApp.db.update(medicine).set({ class: 'keras' }).where(eq(medicine.id, line.drug.id))
    const { redeem } = await readPages(buyer)
    expect(redeem).toBe(!must)
    if (must) continue
    const { items, leftOut } = (await buyer.read()).result as Checkout
    expect([...items, ...leftOut].map(({ id }) => id)).toEqual([buyer.ids[1]])
  }
})
