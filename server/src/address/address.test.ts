import * as address from '@nmw/contract/address'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deliveryAddress } from '../database/schema/delivery-address-table.ts'
import { violated } from '../database/transaction.ts'
import { createPatient } from '../testing/make/create-patient.ts'
import { size } from '../testing/stress/full-size.ts'
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts'
import { printFigure } from '../testing/stress/print-figure.ts'
import { signIn } from '../testing/app/sign-in.ts'
import { addressRoutes } from './address-routes.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp({ routes: addressRoutes })
})
afterAll(() => testApp.close())

const menteng = { provinceId: 31, cityId: 3171, subdistrictId: 317106 }
const form = {
  fullName: 'Siti Rahmawati',
  phone: '6281000000201',
  address: 'Jl. Melati No. 5',
  postalCode: '10310',
  note: 'Pagar hijau',
  label: 'Rumah',
  primary: false,
  area: menteng,
}

async function member() {
  const person = await createPatient(testApp)
  const headers = await signIn(testApp, person)
  const send = (endpoint: Parameters<TestApp['send']>[0], sent: Parameters<TestApp['send']>[1] = {}) =>
    testApp.send(endpoint, sent, headers, '10.5.5.5')
  const create = async (change: object = {}) => {
    const { result } = await send(address.createAddress, { body: { ...form, ...change } })
    return (result as { id: number }).id
  }
  const list = async () => (await send(address.listAddresses)).result as address.ListedAddress[]
  return { id: person.id, headers, send, create, list }
}

test('address: an address is returned in exactly the names old clients know', async () => {
  const { create, list } = await member()
  const udtId = await create()
  expect(await list()).toEqual([
    {
      udtId,
      label: 'Rumah',
      prime: true,
      receiverName: 'Siti Rahmawati',
      receiverPhone: '6281000000201',
      address: 'Jl. Melati No. 5',
      postalCode: '10310',
      provinceId: 31,
      provinceName: 'DKI Jakarta',
      cityId: 3171,
      cityName: expect.stringMatching(/Jakarta Pusat/),
      districtId: 317106,
      districtName: 'Menteng',
      note: 'Pagar hijau',
    },
  ])
})

test('address: a request repeated under its key stores one address', async () => {
  const { headers, list } = await member()
  const key = { 'idempotency-key': 'one-press' }
  const send = () => testApp.send(address.createAddress, { body: form }, { ...headers, ...key }, '10.5.5.5')
  const [first, again] = [await send(), await send()]
  expect(first.code).toBe(200)
  expect(again.result).toEqual(first.result)
  expect(await list()).toHaveLength(1)
})

test('address: the first address is primary, and a new primary one replaces it', async () => {
  const { create, list } = await member()
  const [first, second, third] = [await create(), await create({ label: 'Kantor' }), await create({ primary: true })]
  expect((await list()).map(({ udtId, prime }) => [udtId, prime])).toEqual([
    [third, true],
    [first, false],
    [second, false],
  ])
})

test('address: a change keeps the primary address, or makes another one primary', async () => {
  const { send, create, list } = await member()
  const [first, second] = [await create(), await create({ label: 'Kantor' })]
  await send(address.updateAddress, { params: { id: String(first) }, body: { ...form, id: first, label: 'Rumah Ibu' } })
  expect((await list())[0]).toMatchObject({ udtId: first, label: 'Rumah Ibu', prime: true })
  await send(address.updateAddress, { params: { id: String(second) }, body: { ...form, primary: true } })
  expect((await list())[0]).toMatchObject({ udtId: second, prime: true })
})

test('address: deleting the primary address promotes the oldest of the others', async () => {
  const { send, create, list } = await member()
  const [first, second] = [await create(), await create()]
  expect(await send(address.deleteAddress, { params: { id: String(first) } })).toMatchObject({
    code: 200,
    result: true,
  })
  expect(await list()).toMatchObject([{ udtId: second, prime: true }])
  expect(await send(address.deleteAddress, { params: { id: String(first) } })).toMatchObject({ code: 404 })
})

test("address: another patient's address is not found", async () => {
  const mine = await member()
  const theirs = await member()
  const params = { id: String(await theirs.create()) }
  expect(await mine.send(address.updateAddress, { params, body: form })).toMatchObject({ code: 404 })
  expect(await mine.send(address.deleteAddress, { params })).toMatchObject({
    code: 404,
    message: 'Data Tidak Ditemukan',
  })
  expect(await theirs.list()).toHaveLength(1)
  expect(await mine.list()).toEqual([])
})

test.each([
  [{ area: { ...menteng, provinceId: undefined } }, 'Belum memilih provinsi tujuan'],
  [{ area: undefined }, 'Belum memilih provinsi tujuan'],
  [{ area: { ...menteng, cityId: '' } }, 'Belum memilih kota tujuan'],
  [{ area: { ...menteng, cityId: 3172 } }, 'Belum memilih kota tujuan'],
  [{ area: { ...menteng, subdistrictId: 0 } }, 'Belum memilih kecamatan tujuan'],
  [{ area: { ...menteng, subdistrictId: 999999 } }, 'Belum memilih kecamatan tujuan'],
  [{ address: ' ' }, 'Alamat wajib diisi'],
  [{ address: 'x'.repeat(256) }, 'Alamat maksimal 255 karakter'],
  [{ label: '' }, 'Label alamat wajib diisi'],
  [{ note: '' }, 'Info tambahan wajib diisi'],
  [{ postalCode: '' }, 'Kode pos wajib diisi'],
  [{ postalCode: 'abcde' }, 'Kode pos harus 5 angka'],
  [{ postalCode: '1031' }, 'Kode pos harus 5 angka'],
  [{ phone: '081000000201' }, 'Gunakan (62) untuk mengganti angka (0) diawal, tidak menggunakan simbol (+)'],
  [{ accountId: 1 }, 'Kolom tidak dikenal: accountId'],
])('address: %o is refused with: %s', async (change, message) => {
  const { send, list } = await member()
  expect(await send(address.createAddress, { body: { ...form, ...change } })).toMatchObject({ code: 400, message })
  expect(await list()).toEqual([])
})

test.each([
  [{ ...menteng, provinceId: 32 }, 'provinceId'],
  [{ ...menteng, cityId: 3172 }, 'cityId'],
  [{ ...menteng, subdistrictId: 999_999 }, 'subdistrictId'],
])('address: an unknown region, %o, is reported at its field', async (area, path) => {
  const { send } = await member()
  const { errors } = await send(address.createAddress, { body: { ...form, area } })
  expect(errors?.map((one) => one.path)).toEqual([path])
})

test.each(['abc', '1.5'])('address: the id %s is not found', async (id) => {
  const { send } = await member()
  for (const answer of [
    await send(address.updateAddress, { params: { id }, body: form }),
    await send(address.deleteAddress, { params: { id } }),
  ]) {
    expect(answer).toMatchObject({ code: 400, message: 'Id Tidak Ditemukan' })
  }
})

test('address: a postal code sent as a number is accepted', async () => {
  const { send } = await member()
  expect(await send(address.createAddress, { body: { ...form, postalCode: 10310 } })).toMatchObject({ code: 200 })
})

test('address: concurrent changes leave exactly one primary address', async () => {
  const members = size({ small: 2, full: 500 })
  for (let turn = 0; turn < members; turn++) {
    const { id, send, create } = await member()
    const ids = [await create(), await create(), await create()]
    const change = (_: unknown, at: number) =>
      send(address.updateAddress, { params: { id: String(ids[at % 3]) }, body: { ...form, primary: true } })
    const answers = await Promise.all(Array.from({ length: 8 }, change))
    expect(answers.every(({ code }) => code === 200)).toBe(true)
    const rows = await testApp.db.select().from(deliveryAddress).where(eq(deliveryAddress.accountId, id))
    expect(rows.filter(({ isPrimary }) => isPrimary)).toHaveLength(1)
  }
  printFigure(`C13: ${members} members, 8 new primary addresses at once each: 1 primary each time`)
})

test('address: the database refuses a second primary address', async () => {
  const { id, create } = await member()
  await create()
  const [row] = await testApp.db.select().from(deliveryAddress).where(eq(deliveryAddress.accountId, id))
  const { id: _id, ...copy } = row!
  const refusal = await testApp.db
    .insert(deliveryAddress)
    .values(copy)
    .then(() => undefined, violated)
  expect(refusal).toBe('delivery_address_one_primary')
})
