import type { Checkout } from '@nmw/contract/checkout'
import { readOrder } from '@nmw/contract/order'
import { SHIPPING_MISSING } from '@nmw/contract/shipping'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addressRoutes } from '../address/address-routes.ts'
import { branch } from '../database/schema/branch-table.ts'
import { order } from '../database/schema/order-table.ts'
import { stock } from '../database/schema/stock-table.ts'
import { orderRoutes } from '../order/order-routes.ts'
import type { Answer } from '../testing/app/test-visitor.ts'
import { bank, courier, createRedeemer, pickup, type Redeemer } from '../testing/make/create-redeemer.ts'
import { blockOnLock } from '../testing/stress/block-on-lock.ts'
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts'
import { checkoutRoutes } from './checkout-routes.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp({ routes: [...addressRoutes, ...checkoutRoutes, ...orderRoutes] })
})
afterAll(() => testApp.close())
beforeEach(() => testApp.db.update(branch).set({ active: true }))

const shown = ({ result }: Answer) => result as Checkout
const invoiceOf = ({ result }: Answer) => (result as { order: { invoice_number: string } }).order.invoice_number
const ordersOf = ({ person }: Redeemer) => testApp.db.select().from(order).where(eq(order.patientId, person.id))
const close = (id: number, db = testApp.db) => db.update(branch).set({ active: false }).where(eq(branch.id, id))

async function dispensary() {
  const [found] = await testApp.db.select().from(branch).where(eq(branch.id, 1))
  return found!
}

async function reservedAt(branchId: number, itemId: string) {
  const [row] = await testApp.db
    .select({ reserved: stock.reserved })
    .from(stock)
    .where(and(eq(stock.itemId, itemId), eq(stock.branchId, branchId)))
  return row!.reserved
}

test('checkout: when the branch of the visit closes, pickup moves to the dispensary and a notice says so', async () => {
  const buyer = await createRedeemer(testApp)
  const visited = buyer.given.branch
  await close(visited.id)
  const { id, name, address } = await dispensary()
  expect(shown(await buyer.read())).toMatchObject({ pickup: { branchId: id, name, address }, notice: null })
  const view = shown(await buyer.update({ shipping: pickup, payment: bank }))
  expect(view).toMatchObject({
    shipping: { serviceName: 'Ambil Di Klinik', price: 0 },
    branchId: id,
    notice: `${visited.name} tidak melayani pengambilan lagi. Pesanan diambil di ${name}.`,
  })
  const invoice = invoiceOf(await buyer.order({ branchId: view.branchId }))
  expect(await ordersOf(buyer)).toMatchObject([{ invoice, branchId: id, recipient: null }])
  expect(await reservedAt(id, buyer.ids[0]!)).toBe(1)
  expect(await reservedAt(visited.id, buyer.ids[0]!)).toBe(0)
  expect((await buyer.send(readOrder, { params: { invoice } })).result).toMatchObject({ pickup: { name, address } })
})

test('checkout: a pickup branch that changes after it was shown must be shown again before ordering', async () => {
  const buyer = await createRedeemer(testApp)
  await buyer.read()
  const { summary, revision, branchId } = shown(await buyer.update({ shipping: pickup, payment: bank }))
  const seen = { grandTotal: summary.grandTotal, revision }
  await close(buyer.given.branch.id)
  const { id, name } = await dispensary()
  for (const body of [{ ...seen, branchId }, seen, {}]) {
    const answer = await buyer.order(body)
    expect(answer).toMatchObject({ code: 409, message: expect.stringContaining(`Pesanan diambil di ${name}.`) })
    expect(shown(answer)).toMatchObject({ pickup: { branchId: id }, branchId: id })
  }
  expect(await ordersOf(buyer)).toEqual([])
  // Reopening changes the pickup place again.
  await testApp.db.update(branch).set({ active: true }).where(eq(branch.id, branchId))
  expect(await buyer.order({ ...seen, branchId: id })).toMatchObject({ code: 409 })
  expect(await buyer.order({ ...seen, branchId })).toMatchObject({ code: 200 })
  expect(await ordersOf(buyer)).toMatchObject([{ branchId }])
})

test('checkout: closing the branch while an order is placed: the order waits and is not placed there', async () => {
  const buyer = await createRedeemer(testApp)
  await buyer.read()
  const { branchId } = shown(await buyer.update({ shipping: pickup, payment: bank }))
  const answer = await blockOnLock(testApp, {
    lock: sql`select from branch where id = ${branchId}`,
    act: () => buyer.order({ branchId }),
    meanwhile: (db) => close(branchId, db),
  })
  expect(answer).toMatchObject({ code: 409 })
  expect(await ordersOf(buyer)).toEqual([])
})

test('checkout: when the dispensary closes too, pickup is impossible but shipping is not', async () => {
  const buyer = await createRedeemer(testApp)
  await buyer.read()
  await buyer.update({ shipping: pickup, payment: bank })
  await close(buyer.given.branch.id)
  await close(1)
  const gone = `${buyer.given.branch.name} tidak melayani pengambilan lagi. Pilih kurir untuk pesanan ini.`
  const view = shown(await buyer.read())
  expect(view).toMatchObject({ pickup: null, shipping: null, notice: gone })
  expect(await buyer.order({ branchId: view.branchId })).toMatchObject({ code: 400, message: gone })
  expect(await buyer.update({ shipping: pickup })).toMatchObject({ code: 400, message: gone })
  const sent = shown(await buyer.update({ shipping: courier }))
  expect(sent).toMatchObject({ pickup: null, shipping: { service: 'jne' }, notice: null })
  expect(await buyer.order({ branchId: sent.branchId })).toMatchObject({ code: 200 })
})

test('checkout: a shipped order does not depend on the branch of the visit', async () => {
  const buyer = await createRedeemer(testApp)
  await buyer.read()
  await close(buyer.given.branch.id)
  expect(await buyer.order()).toMatchObject({ code: 400, message: SHIPPING_MISSING })
  expect(shown(await buyer.update({ shipping: courier, payment: bank }))).toMatchObject({ notice: null })
  expect(await buyer.order()).toMatchObject({ code: 200 })
})
