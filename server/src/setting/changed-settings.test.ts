import type { Checkout } from '@nmw/contract/checkout'
import type { Result } from '@nmw/contract/endpoint'
import { readOwnInvoice, type OwnInvoice } from '@nmw/contract/invoice'
import { changeSetting, listSettings, type SettingName } from '@nmw/contract/ops-setting'
import { listShippingPrices } from '@nmw/contract/shipping'
import { addDays } from '@nmw/contract/zone'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { addressRoutes } from '../address/address-routes.ts'
import { authRoutes } from '../auth/auth-routes.ts'
import { checkoutRoutes } from '../checkout/checkout-routes.ts'
import { order } from '../database/schema/order-table.ts'
import { setting } from '../database/schema/setting-table.ts'
import { dateInJakarta } from '../date-in-jakarta.ts'
import { invoiceRoutes } from '../invoice/invoice-routes.ts'
import { shippingRoutes } from '../shipping/shipping-routes.ts'
import type { Answer } from '../testing/app/test-visitor.ts'
import { bank, courier, createRedeemer } from '../testing/make/create-redeemer.ts'
import { createPatient } from '../testing/make/create-patient.ts'
import { createStaff } from '../testing/make/create-staff.ts'
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts'
import { signIn } from '../testing/app/sign-in.ts'
import { settingRoutes } from './setting-routes.ts'

let testApp: TestApp
let admin: Awaited<ReturnType<typeof createStaff>>
beforeAll(async () => {
  testApp = await openTestApp({
    routes: [...addressRoutes, ...authRoutes, ...checkoutRoutes, ...invoiceRoutes, ...settingRoutes, ...shippingRoutes],
  })
  admin = await createStaff(testApp, { role: 'administrator' })
})
afterAll(() => testApp.close())
afterEach(async () => {
  testApp.clock.reset()
  await testApp.db.delete(setting)
})

async function set(name: SettingName, value: number, days = 0) {
  const startsOn = addDays(dateInJakarta(testApp.context.now()), days)
  const { code } = await admin.call(changeSetting, { body: { name, value, startsOn, reason: 'Rapat' } })
  expect(code).toBe(200)
}
const shown = ({ result }: Answer) => result as Checkout

test('setting: the last changes of a setting are listed, with their total number', async () => {
  for (let days = 0; days < 12; days++) await set('product-payment-hours', 6 + days, days)
  const { result } = await admin.call(listSettings)
  const { settings } = result as Result<typeof listSettings>
  const shown = settings.find(({ name }) => name === 'product-payment-hours')!
  expect(shown).toMatchObject({ value: 6, changes: 12 })
  expect(shown.entries.map(({ value }) => value)).toEqual([17, 16, 15, 14, 13, 12, 11, 10, 9, 8])
  expect(settings.find(({ name }) => name === 'insurance-least')).toMatchObject({ changes: 0, entries: [] })
})

test('setting: insurance follows the setting, in the shipping prices and in the bill', async () => {
  const buyer = await createRedeemer(testApp)
  await buyer.read()
  await set('insurance-least', 9_000)
  await set('insurance-per-thousand', 20)
  await set('insurance-forced-from', 40_000)
  const chosen = shown(await buyer.update({ shipping: { ...courier, insurance: false } }))
  expect(chosen.shipping).toMatchObject({ forceInsurance: true, insuranceForcedFrom: 40_000, insuranceFee: 9_000 })
  const query = { destination: '317106', weight: '1000', value: String(chosen.summary.totalProductPrice) }
  const { result } = await buyer.send(listShippingPrices, { query })
  const { services } = result as { services: { service: string; insurance: number; force_insurance: boolean }[] }
  expect(services.find(({ service }) => service === 'jne')).toMatchObject({ insurance: 9_000, force_insurance: true })
})

test('setting: an order must be paid within the hours set when it was created', async () => {
  await set('product-payment-hours', 6)
  await set('product-payment-hours', 2, 1)
  const buyer = await createRedeemer(testApp)
  await buyer.read()
  await buyer.update({ shipping: courier, payment: bank })
  const { result } = await buyer.order()
  const { invoice_number: invoice } = (result as { order: { invoice_number: string } }).order
  const [row] = await testApp.db.select().from(order).where(eq(order.invoice, invoice))
  expect(Math.round((row!.expiresAt.getTime() - row!.createdAt.getTime()) / 1000)).toBe(6 * 3_600)
})

test('setting: tax follows the date of the invoice, and earlier invoices are unchanged', async () => {
  await set('active-devices', 20)
  const buyer = await createRedeemer(testApp)
  await buyer.read()
  const before = shown(await buyer.update({ shipping: courier, payment: bank }))
  expect(before.summary.vatLabel).toBe('PPN 11%')
  const { result } = await buyer.order()
  const { invoice_number: invoice } = (result as { order: { invoice_number: string } }).order
  const read = async (session = buyer.session) =>
    (await buyer.send(readOwnInvoice, { params: { invoice } }, session)).result as OwnInvoice
  const { tax } = await read()
  expect(tax).toMatchObject({ label: 'PPN 11%', tax: before.summary.vat })
  await set('vat-percent', 25, 1)
  expect((await read()).tax).toEqual(tax)
  testApp.clock.advance(2 * 86_400)
  // The clock moves past the end of the first session.
  const session = await signIn(testApp, buyer.person)
  expect((await read(session)).tax).toEqual(tax)
  testApp.clock.reset()
  await set('vat-percent', 11)
  expect((await read(session)).tax, 'said anew, nothing is other').toEqual(tax)
  await set('vat-percent', 25)
  expect((await read(session)).tax).toMatchObject({ label: 'PPN 25%', tax: Math.round(tax.gross / 5) })
})

test('setting: wrong passwords are limited as set', async () => {
  await set('login-failures-account', 3)
  await set('login-failure-minutes', 2)
  const { email } = await createPatient(testApp)
  const visitor = testApp.visitor()
  const tries = async () => (await visitor.logIn(email, { password: 'Salah123' })).code
  expect([await tries(), await tries(), await tries(), await tries()]).toEqual([400, 400, 400, 429])
  testApp.clock.advance(121)
  expect(await tries()).toBe(400)
})

test('setting: active devices are limited as set', async () => {
  await set('active-devices', 1)
  const { email } = await createPatient(testApp)
  const sessions = async () => {
    const { result } = await testApp.visitor().logIn(email)
    return (result as { sessions: unknown[] }).sessions.length
  }
  expect([await sessions(), await sessions()]).toEqual([0, 1])
  await set('active-devices', 3)
  await sessions()
  const third = testApp.visitor()
  await third.logIn(email)
  // Beyond the limit a new device stays pending, as its cookie says.
  const fourth = await testApp.visitor().logIn(email)
  expect((fourth.result as { sessions: unknown[] }).sessions).toHaveLength(3)
})
