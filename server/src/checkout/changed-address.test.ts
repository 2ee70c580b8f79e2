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

async function listed(buyer: Redeemer) {
  const { result } = await buyer.send(address.listAddresses)
  return result as address.ListedAddress[]
}

const add = (buyer: Redeemer, form: object) =>
  buyer.send(address.createAddress, { body: { ...homeForm, primary: false, ...form } })
const change = (buyer: Redeemer, id: number, form: object) =>
  buyer.send(address.updateAddress, { params: { id: String(id) }, body: { ...homeForm, ...form } })
const remove = (buyer: Redeemer, id: number) => buyer.send(address.deleteAddress, { params: { id: String(id) } })
const shown = ({ result }: Answer) => result as Checkout
const read = async (buyer: Redeemer) => shown(await buyer.read())

/** A complete checkout to the patient's primary address. */
async function ready() {
  const buyer = await createRedeemer(testApp)
  await buyer.read()
  await buyer.update({ shipping: courier, payment: bank })
  const [home] = await listed(buyer)
  return { buyer, home: home!.udtId }
}

/** No shipping, no insurance, and a notice says why. */
const shippingReset = {
  shipping: null,
  notice: 'Alamat berubah. Pilih pengiriman lagi.',
  summary: { shippingAmount: 0, insuranceFee: 0 },
}

test('checkout: a corrected address updates an open checkout, and the courier must be chosen again', async () => {
  const { buyer, home } = await ready()
  const before = await read(buyer)
  await change(buyer, home, { note: 'Pagar putih' })
  expect(await read(buyer)).toMatchObject({ destination: { note: 'Pagar putih' }, ...shippingReset })
  expect(await buyer.order({ revision: before.revision })).toMatchObject({ code: 409 })
  expect(await buyer.order()).toMatchObject({ code: 400, message: SHIPPING_MISSING })
  await buyer.update({ shipping: { ...courier, insurance: false } })
  await change(buyer, home, bali)
  expect(await read(buyer)).toMatchObject({
    destination: { address: 'Jl. Raya 1', province: { name: 'Bali' }, district: { postalCode: '80228' } },
    ...shippingReset,
  })
  expect(shown(await buyer.update({ shipping: courier }))).toMatchObject({
    shipping: { serviceName: 'JNE Reguler', price: 21_000, insurance: true },
    notice: null,
  })
  expect(await buyer.order()).toMatchObject({ code: 200 })
  const [placed] = await testApp.db.select().from(order).where(eq(order.patientId, buyer.person.id))
  expect(placed!.recipient).toMatchObject({ districtId: 517101, postalCode: '80228' })
})

test('checkout: saving an address unchanged leaves the checkout unchanged', async () => {
  const { buyer, home } = await ready()
  const before = await read(buyer)
  await change(buyer, home, {})
  expect(await read(buyer)).toEqual(before)
})

test('checkout: a new primary address becomes the destination, and the courier must be chosen again', async () => {
  const { buyer, home } = await ready()
  await add(buyer, { ...bali, primary: true })
  expect(await read(buyer)).toMatchObject({ destination: { address: 'Jl. Raya 1' }, ...shippingReset })
  await buyer.update({ shipping: pickup })
  await change(buyer, home, { primary: true })
  expect(await read(buyer)).toMatchObject({ destination: { address: homeForm.address }, ...shippingReset })
})

test('checkout: an address change resets no shipping when none is chosen or when another saved address is the destination', async () => {
  const undecided = await createRedeemer(testApp)
  await undecided.read()
  await add(undecided, { ...bali, primary: true })
  expect(await read(undecided)).toMatchObject({ shipping: null, notice: null })
  const { buyer } = await ready()
  const { result } = await add(buyer, bali)
  await buyer.update({ destination: { addressId: (result as { id: number }).id } })
  expect(await read(buyer)).toMatchObject({ shipping: { serviceName: 'JNE Reguler', price: 21_000 }, notice: null })
})

test('checkout: a destination other than the primary address is not replaced', async () => {
  const { buyer, home } = await ready()
  await add(buyer, bali)
  expect((await read(buyer)).destination).toMatchObject({ address: homeForm.address })
  const other = (await listed(buyer)).find(({ udtId }) => udtId !== home)!.udtId
  await buyer.update({ destination: { addressId: other } })
  await change(buyer, home, { address: 'Jl. Mawar 2' })
  expect((await read(buyer)).destination).toMatchObject({ address: 'Jl. Raya 1' })
})

test('checkout: when the destination address is deleted, the primary one replaces it, and after the last one there is none', async () => {
  const { buyer, home } = await ready()
  const { result } = await add(buyer, bali)
  const other = (result as { id: number }).id
  await remove(buyer, home)
  expect(await read(buyer)).toMatchObject({ destination: { address: 'Jl. Raya 1' }, ...shippingReset })
  await buyer.update({ shipping: courier })
  await remove(buyer, other)
  expect(await read(buyer)).toMatchObject({
    destination: null,
    shipping: null,
    notice: 'Alamat pengiriman sudah dihapus. Isi alamat, lalu pilih pengiriman lagi.',
  })
  await add(buyer, {})
  expect(await read(buyer)).toMatchObject({ destination: { address: homeForm.address }, ...shippingReset })
})

test('checkout: deleting an address that is not the destination leaves the checkout unchanged', async () => {
  const { buyer } = await ready()
  const { result } = await add(buyer, bali)
  const before = await read(buyer)
  await remove(buyer, (result as { id: number }).id)
  expect(await read(buyer)).toEqual(before)
})

test.each(['order', 'delete'])(
  'checkout: ordering and deleting the address at the same time, %s first: only one of them succeeds',
  async (first) => {
    const { buyer, home } = await ready()
    const { revision } = await read(buyer)
    const acts = { order: () => buyer.order({ revision }), delete: () => remove(buyer, home) }
    const [act, late] = first === 'order' ? [acts.order, acts.delete] : [acts.delete, acts.order]
    let later: Promise<Answer> | undefined
    const answer = await blockOnLock(testApp, {
      lock: sql`select from ${checkout} where ${checkout.patientId} = ${buyer.person.id}`,
      act,
      meanwhile: async () => {
        later = late()
        await waitUntilBlocked(testApp, 2)
      },
    })
    expect([answer.code, (await later!).code]).toEqual([200, first === 'order' ? 200 : 409])
    const placed = await testApp.db.select().from(order).where(eq(order.patientId, buyer.person.id))
    const [row] = await testApp.db.select().from(checkout).where(eq(checkout.patientId, buyer.person.id))
    if (first === 'order') {
      expect(placed).toMatchObject([{ recipient: { districtId: 317106 } }])
      expect(row).toMatchObject({ orderId: placed[0]!.id, shippingService: 'jne' })
    } else {
      expect(placed).toEqual([])
      expect(row).toMatchObject({ orderId: null, destination: null })
    }
  },
)

test('checkout: a placed order keeps its destination address', async () => {
  const { buyer, home } = await ready()
  await buyer.order()
  await change(buyer, home, bali)
  const [placed] = await testApp.db.select().from(order).where(eq(order.patientId, buyer.person.id))
  expect(placed!.recipient).toMatchObject({ districtId: 317106 })
})

test('checkout: a checkout that starts or changes its destination while the address is being corrected uses the corrected address', async () => {
  for (const begun of [false, true]) {
    const buyer = await createRedeemer(testApp)
    if (begun) await buyer.read()
    const [home] = await listed(buyer)
    const id = home!.udtId
    let reading: Promise<Answer> | undefined
    await blockOnLock(testApp, {
      lock: sql`select from ${deliveryAddress} where ${deliveryAddress.id} = ${id}`,
      act: () => change(buyer, id, bali),
      meanwhile: async () => {
        reading = begun ? buyer.update({ destination: { addressId: id } }) : buyer.read()
        await waitUntilBlocked(testApp, 2)
      },
    })
    expect((await reading!).code).toBe(200)
    expect((await read(buyer)).destination).toMatchObject({ address: 'Jl. Raya 1' })
  }
})

test('checkout: the database refuses a courier that is both chosen and withdrawn', async () => {
  const { buyer } = await ready()
  const write = testApp.db
    .update(checkout)
    .set({ shippingTakenBack: true })
    .where(eq(checkout.patientId, buyer.person.id))
    .then(() => 'taken', violated)
  expect(await write).toBe('checkout_shipping_taken_back')
})
