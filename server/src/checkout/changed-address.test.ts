import * as address from '@nmw/contract/address'
import type { Checkout } from '@nmw/contract/checkout'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deliveryAddress } from '../database/schema/delivery-address-table.ts'
import { order } from '../database/schema/order-table.ts'
import type { Answer } from '../testing/answer.ts'
import { bank, courier, createRedeemer, homeForm, type Redeemer } from '../testing/create-redeemer.ts'
import { meetAtLock, untilWaiting } from '../testing/meet-at-lock.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'

let world: TestApp
beforeAll(async () => {
  world = await openTestApp()
})
afterAll(() => world.close())

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
const shown = ({ result }: Answer) => result as Checkout
const read = async (her: Redeemer) => shown(await her.read())

/** Everything chosen, to go to her first address. */
async function ready() {
  const her = await createRedeemer(world)
  await her.read()
  await her.update({ shipping: courier, payment: bank })
  const [home] = await listed(her)
  return { her, home: home!.udtId }
}

test('a correction of the address reaches what is not ordered yet, and the courier is priced anew', async () => {
  const { her, home } = await ready()
  const before = await read(her)
  await change(her, home, { note: 'Pagar putih' })
  expect(await read(her)).toMatchObject({ destination: { note: 'Pagar putih' }, shipping: { price: 10_000 } })
  await change(her, home, bali)
  expect(await read(her)).toMatchObject({
    destination: { address: 'Jl. Raya 1', province: { name: 'Bali' }, district: { postalCode: '80228' } },
    shipping: { serviceName: 'JNE Reguler', price: 21_000 },
  })
  expect(await her.order({ revision: before.revision })).toMatchObject({ code: 409 })
  expect(await her.order()).toMatchObject({ code: 200 })
  const [placed] = await world.db.select().from(order).where(eq(order.patientId, her.person.id))
  expect(placed!.recipient).toMatchObject({ districtId: 517101, postalCode: '80228' })
})

test('saving an address as it stands leaves the checkout as it was shown', async () => {
  const { her, home } = await ready()
  const before = await read(her)
  await change(her, home, {})
  expect(await read(her)).toEqual(before)
})

test('an address that becomes primary, new or old, is where it goes', async () => {
  const { her, home } = await ready()
  await add(her, { ...bali, primary: true })
  expect((await read(her)).destination).toMatchObject({ address: 'Jl. Raya 1' })
  await change(her, home, { primary: true })
  expect((await read(her)).destination).toMatchObject({ address: homeForm.address })
})

test('another address of the book, and what she chose herself, stay', async () => {
  const { her, home } = await ready()
  await add(her, bali)
  expect((await read(her)).destination).toMatchObject({ address: homeForm.address })
  const other = (await listed(her)).find(({ udtId }) => udtId !== home)!.udtId
  await her.update({ destination: { addressId: other } })
  await change(her, home, { address: 'Jl. Mawar 2' })
  expect((await read(her)).destination).toMatchObject({ address: 'Jl. Raya 1' })
})

test('what is ordered goes where it was to go', async () => {
  const { her, home } = await ready()
  await her.order()
  await change(her, home, bali)
  const [placed] = await world.db.select().from(order).where(eq(order.patientId, her.person.id))
  expect(placed!.recipient).toMatchObject({ districtId: 317106 })
})

test('a checkout that begins, and one that is given this address, while it is corrected, go to the corrected one', async () => {
  for (const begun of [false, true]) {
    const her = await createRedeemer(world)
    if (begun) await her.read()
    const [home] = await listed(her)
    const id = home!.udtId
    let reading: Promise<Answer> | undefined
    await meetAtLock(world, {
      hold: sql`select from ${deliveryAddress} where ${deliveryAddress.id} = ${id}`,
      act: () => change(her, id, bali),
      meanwhile: async () => {
        reading = begun ? her.update({ destination: { addressId: id } }) : her.read()
        await untilWaiting(world, 2)
      },
    })
    expect((await reading!).code).toBe(200)
    expect((await read(her)).destination).toMatchObject({ address: 'Jl. Raya 1' })
  }
})
