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

test('checkout: the branch of her visit is closed: she picks it up where parcels leave from, and is told so', async () => {
  const her = await createRedeemer(testApp)
  const visited = her.given.branch
  await close(visited.id)
  const { id, name, address } = await dispensary()
  expect(shown(await her.read())).toMatchObject({ pickup: { branchId: id, name, address }, notice: null })
  const view = shown(await her.update({ shipping: pickup, payment: bank }))
  expect(view).toMatchObject({
    shipping: { serviceName: 'Ambil Di Klinik', price: 0 },
    branchId: id,
    notice: `${visited.name} tidak melayani pengambilan lagi. Pesanan diambil di ${name}.`,
  })
  const invoice = invoiceOf(await her.order({ branchId: view.branchId }))
  expect(await ordersOf(her)).toMatchObject([{ invoice, branchId: id, recipient: null }])
  expect(await reservedAt(id, her.ids[0]!)).toBe(1)
  expect(await reservedAt(visited.id, her.ids[0]!)).toBe(0)
  expect((await her.send(readOrder, { params: { invoice } })).result).toMatchObject({ pickup: { name, address } })
})

test('checkout: chosen while it was open: nobody is sent elsewhere without having seen where', async () => {
  const her = await createRedeemer(testApp)
  await her.read()
  const { summary, revision, branchId } = shown(await her.update({ shipping: pickup, payment: bank }))
  const seen = { grandTotal: summary.grandTotal, revision }
  await close(her.given.branch.id)
  const { id, name } = await dispensary()
  for (const body of [{ ...seen, branchId }, seen, {}]) {
    const answer = await her.order(body)
    expect(answer).toMatchObject({ code: 409, message: expect.stringContaining(`Pesanan diambil di ${name}.`) })
    expect(shown(answer)).toMatchObject({ pickup: { branchId: id }, branchId: id })
  }
  expect(await ordersOf(her)).toEqual([])
  // It opens again, and that, too, is another place than the one she saw.
  await testApp.db.update(branch).set({ active: true }).where(eq(branch.id, branchId))
  expect(await her.order({ ...seen, branchId: id })).toMatchObject({ code: 409 })
  expect(await her.order({ ...seen, branchId })).toMatchObject({ code: 200 })
  expect(await ordersOf(her)).toMatchObject([{ branchId }])
})

test('checkout: closed while it is ordered: the order waits for it, and is not made there', async () => {
  const her = await createRedeemer(testApp)
  await her.read()
  const { branchId } = shown(await her.update({ shipping: pickup, payment: bank }))
  const answer = await blockOnLock(testApp, {
    hold: sql`select from branch where id = ${branchId}`,
    act: () => her.order({ branchId }),
    meanwhile: (db) => close(branchId, db),
  })
  expect(answer).toMatchObject({ code: 409 })
  expect(await ordersOf(her)).toEqual([])
})

test('checkout: the dispensary is closed as well: it cannot be picked up, but it can be sent', async () => {
  const her = await createRedeemer(testApp)
  await her.read()
  await her.update({ shipping: pickup, payment: bank })
  await close(her.given.branch.id)
  await close(1)
  const gone = `${her.given.branch.name} tidak melayani pengambilan lagi. Pilih kurir untuk pesanan ini.`
  const view = shown(await her.read())
  expect(view).toMatchObject({ pickup: null, shipping: null, notice: gone })
  expect(await her.order({ branchId: view.branchId })).toMatchObject({ code: 400, message: gone })
  expect(await her.update({ shipping: pickup })).toMatchObject({ code: 400, message: gone })
  const sent = shown(await her.update({ shipping: courier }))
  expect(sent).toMatchObject({ pickup: null, shipping: { service: 'jne' }, notice: null })
  expect(await her.order({ branchId: sent.branchId })).toMatchObject({ code: 200 })
})

test('checkout: what is sent does not care that the branch of her visit is closed', async () => {
  const her = await createRedeemer(testApp)
  await her.read()
  await close(her.given.branch.id)
  expect(await her.order()).toMatchObject({ code: 400, message: SHIPPING_MISSING })
  expect(shown(await her.update({ shipping: courier, payment: bank }))).toMatchObject({ notice: null })
  expect(await her.order()).toMatchObject({ code: 200 })
})
