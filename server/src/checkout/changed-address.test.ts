import * as address from '@nmw/contract/address'
import type { Checkout } from '@nmw/contract/checkout'
import { SHIPPING_MISSING } from '@nmw/contract/shipping'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addressRoutes } from '../address/address-routes.ts'
import { checkout } from '../database/schema/checkout-table.ts'
import { deliveryAddress } from '../database/schema/delivery-address-table.ts'
import { order } from '../database/schema/order-table.ts'
import { violated } from '../database/transaction.ts'
import type { Answer } from '../testing/app/test-visitor.ts'
import { bank, courier, createRedeemer, homeForm, pickup, type Redeemer } from '../testing/make/create-redeemer.ts'
import { blockOnLock, waitUntilBlocked } from '../testing/stress/block-on-lock.ts'
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts'
import { checkoutRoutes } from './checkout-routes.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp({ routes: [...addressRoutes, ...checkoutRoutes] })
})
afterAll(() => testApp.close())

const bali = {
  address: 'Jl. Raya 1',
  postalCode: '80228',
  area: { provinceId: 51, cityId: 5171, subdistrictId: 517101 },
}

async function listed(her: Redeemer) {
  const { result } = await her.send(address.listAddresses)
  return result as address.ListedAddress[]
}

const add = (her: Redeemer, form: object) =>
  her.send(address.createAddress, { body: { ...homeForm, primary: false, ...form } })
const change = (her: Redeemer, id: number, form: object) =>
  her.send(address.updateAddress, { params: { id: String(id) }, body: { ...homeForm, ...form } })
const remove = (her: Redeemer, id: number) => her.send(address.deleteAddress, { params: { id: String(id) } })
const shown = ({ result }: Answer) => result as Checkout
const read = async (her: Redeemer) => shown(await her.read())

/** Everything chosen, to go to her first address. */
async function ready() {
  const her = await createRedeemer(testApp)
  await her.read()
  await her.update({ shipping: courier, payment: bank })
  const [home] = await listed(her)
  return { her, home: home!.udtId }
}

/** No way of delivery, no insurance, and the page says why. */
const toChooseAgain = {
  shipping: null,
  notice: 'Alamat berubah. Pilih pengiriman lagi.',
  summary: { shippingAmount: 0, insuranceFee: 0 },
}

test('checkout: a correction of the address reaches what is not ordered yet, and the courier has to be chosen again', async () => {
  const { her, home } = await ready()
  const before = await read(her)
  await change(her, home, { note: 'Pagar putih' })
  expect(await read(her)).toMatchObject({ destination: { note: 'Pagar putih' }, ...toChooseAgain })
  expect(await her.order({ revision: before.revision })).toMatchObject({ code: 409 })
  expect(await her.order()).toMatchObject({ code: 400, message: SHIPPING_MISSING })
  await her.update({ shipping: { ...courier, insurance: false } })
  await change(her, home, bali)
  expect(await read(her)).toMatchObject({
    destination: { address: 'Jl. Raya 1', province: { name: 'Bali' }, district: { postalCode: '80228' } },
    ...toChooseAgain,
  })
  expect(shown(await her.update({ shipping: courier }))).toMatchObject({
    shipping: { serviceName: 'JNE Reguler', price: 21_000, insurance: true },
    notice: null,
  })
  expect(await her.order()).toMatchObject({ code: 200 })
  const [placed] = await testApp.db.select().from(order).where(eq(order.patientId, her.person.id))
  expect(placed!.recipient).toMatchObject({ districtId: 517101, postalCode: '80228' })
})

test('checkout: saving an address as it stands leaves the checkout as it was shown', async () => {
  const { her, home } = await ready()
  const before = await read(her)
  await change(her, home, {})
  expect(await read(her)).toEqual(before)
})

test('checkout: an address that becomes primary, new or old, is where it goes, and how is to be chosen again', async () => {
  const { her, home } = await ready()
  await add(her, { ...bali, primary: true })
  expect(await read(her)).toMatchObject({ destination: { address: 'Jl. Raya 1' }, ...toChooseAgain })
  await her.update({ shipping: pickup })
  await change(her, home, { primary: true })
  expect(await read(her)).toMatchObject({ destination: { address: homeForm.address }, ...toChooseAgain })
})

test('checkout: nothing is taken back from who has chosen nothing, nor from who chooses another address of the book', async () => {
  const undecided = await createRedeemer(testApp)
  await undecided.read()
  await add(undecided, { ...bali, primary: true })
  expect(await read(undecided)).toMatchObject({ shipping: null, notice: null })
  const { her } = await ready()
  const { result } = await add(her, bali)
  await her.update({ destination: { addressId: (result as { id: number }).id } })
  expect(await read(her)).toMatchObject({ shipping: { serviceName: 'JNE Reguler', price: 21_000 }, notice: null })
})

test('checkout: another address of the book, and what she chose herself, stay', async () => {
  const { her, home } = await ready()
  await add(her, bali)
  expect((await read(her)).destination).toMatchObject({ address: homeForm.address })
  const other = (await listed(her)).find(({ udtId }) => udtId !== home)!.udtId
  await her.update({ destination: { addressId: other } })
  await change(her, home, { address: 'Jl. Mawar 2' })
  expect((await read(her)).destination).toMatchObject({ address: 'Jl. Raya 1' })
})

test('checkout: what was to go to an address that is deleted goes to the primary one, and after the last one nowhere', async () => {
  const { her, home } = await ready()
  const { result } = await add(her, bali)
  const other = (result as { id: number }).id
  await remove(her, home)
  expect(await read(her)).toMatchObject({ destination: { address: 'Jl. Raya 1' }, ...toChooseAgain })
  await her.update({ shipping: courier })
  await remove(her, other)
  expect(await read(her)).toMatchObject({
    destination: null,
    shipping: null,
    notice: 'Alamat pengiriman sudah dihapus. Isi alamat, lalu pilih pengiriman lagi.',
  })
  await add(her, {})
  expect(await read(her)).toMatchObject({ destination: { address: homeForm.address }, ...toChooseAgain })
})

test('checkout: an address that nothing was to go to is deleted without a trace in the checkout', async () => {
  const { her } = await ready()
  const { result } = await add(her, bali)
  const before = await read(her)
  await remove(her, (result as { id: number }).id)
  expect(await read(her)).toEqual(before)
})

test.each(['order', 'delete'])(
  'checkout: ordered and its address deleted at once, %s first: one of them holds',
  async (first) => {
    const { her, home } = await ready()
    const { revision } = await read(her)
    const acts = { order: () => her.order({ revision }), delete: () => remove(her, home) }
    const [act, late] = first === 'order' ? [acts.order, acts.delete] : [acts.delete, acts.order]
    let later: Promise<Answer> | undefined
    const answer = await blockOnLock(testApp, {
      hold: sql`select from ${checkout} where ${checkout.patientId} = ${her.person.id}`,
      act,
      meanwhile: async () => {
        later = late()
        await waitUntilBlocked(testApp, 2)
      },
    })
    expect([answer.code, (await later!).code]).toEqual([200, first === 'order' ? 200 : 409])
    const placed = await testApp.db.select().from(order).where(eq(order.patientId, her.person.id))
    const [row] = await testApp.db.select().from(checkout).where(eq(checkout.patientId, her.person.id))
    if (first === 'order') {
      expect(placed).toMatchObject([{ recipient: { districtId: 317106 } }])
      expect(row).toMatchObject({ orderId: placed[0]!.id, shippingService: 'jne' })
    } else {
      expect(placed).toEqual([])
      expect(row).toMatchObject({ orderId: null, destination: null })
    }
  },
)

test('checkout: what is ordered goes where it was to go', async () => {
  const { her, home } = await ready()
  await her.order()
  await change(her, home, bali)
  const [placed] = await testApp.db.select().from(order).where(eq(order.patientId, her.person.id))
  expect(placed!.recipient).toMatchObject({ districtId: 317106 })
})

test('checkout: a checkout that begins, and one that is given this address, while it is corrected, go to the corrected one', async () => {
  for (const begun of [false, true]) {
    const her = await createRedeemer(testApp)
    if (begun) await her.read()
    const [home] = await listed(her)
    const id = home!.udtId
    let reading: Promise<Answer> | undefined
    await blockOnLock(testApp, {
      hold: sql`select from ${deliveryAddress} where ${deliveryAddress.id} = ${id}`,
      act: () => change(her, id, bali),
      meanwhile: async () => {
        reading = begun ? her.update({ destination: { addressId: id } }) : her.read()
        await waitUntilBlocked(testApp, 2)
      },
    })
    expect((await reading!).code).toBe(200)
    expect((await read(her)).destination).toMatchObject({ address: 'Jl. Raya 1' })
  }
})

test('checkout: a courier cannot be chosen and taken back at once, whoever writes it', async () => {
  const { her } = await ready()
  const write = testApp.db
    .update(checkout)
    .set({ shippingTakenBack: true })
    .where(eq(checkout.patientId, her.person.id))
    .then(() => 'taken', violated)
  expect(await write).toBe('checkout_shipping_taken_back')
})
