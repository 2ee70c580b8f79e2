import { changeBranch } from '@nmw/contract/ops-clinic'
import { COURIER_NOT_HERE } from '@nmw/contract/shipping'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { branchRoutes } from '../branch/branch-routes.ts'
import { branch } from '../database/schema/branch-table.ts'
import { courierDistrict } from '../database/schema/shipment-table.ts'
import type { Courier, QuoteRequest } from '../outside/courier/courier.ts'
import { createDoctorSession } from '../testing/make/create-doctor-session.ts'
import { createStaff } from '../testing/make/create-staff.ts'
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts'
import { quoteShipping } from './quote-shipping.ts'
import { shippingOrigin } from './shipping-origin.ts'

const [MENTENG, BANDUNG, DENPASAR] = [317106, 327302, 517101]

let testApp: TestApp
let courier: Courier
let asked: QuoteRequest[] = []
beforeAll(async () => {
  testApp = await openTestApp({ routes: branchRoutes })
  ;({ courier } = testApp.context.outside)
  watch(courier)
})
afterAll(() => testApp.close())

function watch(one: Courier) {
  const quote: Courier['quote'] = (request) => {
    asked.push(request)
    return one.quote(request)
  }
  testApp.context.outside = { ...testApp.context.outside, courier: { ...one, quote } }
}

async function costTo(destination: number) {
  const { rates } = await quoteShipping(testApp.context, { destination, grams: 1000, value: 0 })
  return rates.find(({ type }) => type === 'REG23')?.cost
}

async function move(districtId: number, door: { latitude: number; longitude: number }) {
  const admin = await createStaff(testApp, { role: 'administrator' })
  const [row] = await testApp.db.select().from(branch).where(eq(branch.id, shippingOrigin.branchId))
  const { id, code: _code, ...body } = row!
  const change = { params: { id: String(id) }, body: { ...body, districtId, ...door } }
  expect(await admin.call(changeBranch, change)).toMatchObject({ code: 200 })
}

test('shipping: prices start at the dispensary, also right after it has moved', async () => {
  await createDoctorSession(testApp)
  expect(await costTo(BANDUNG)).toBe(21_000)
  // The branch is cached between prices.
  const read = vi.spyOn(testApp.context.db, 'select')
  await costTo(DENPASAR)
  expect(read).not.toHaveBeenCalled()
  read.mockRestore()

  const door = { latitude: -6.9, longitude: 107.6 }
  await move(BANDUNG, door)
  asked = []
  expect(await costTo(BANDUNG)).toBe(10_000)
  expect(asked).toMatchObject([{ origin: BANDUNG, door }])

  // A change by another server, without an announcement.
  await testApp.db.update(branch).set({ districtId: DENPASAR }).where(eq(branch.id, shippingOrigin.branchId))
  testApp.clock.advance(61)
  asked = []
  await costTo(BANDUNG)
  expect(asked).toMatchObject([{ origin: DENPASAR }])
  testApp.clock.reset()
})

test('shipping: cached prices of the former dispensary address are not used', async () => {
  const theirs = { ...courier, ownDistricts: false, quote: courier.quote }
  const provider = courier.provider
  const ours = [MENTENG, BANDUNG, DENPASAR]
  await testApp.db.insert(courierDistrict).values(ours.map((id) => ({ districtId: id, provider, externalId: id })))
  watch(theirs)
  await move(MENTENG, { latitude: -6.2, longitude: 106.8 })
  expect(await costTo(BANDUNG)).toBe(21_000)
  asked = []
  expect(await costTo(BANDUNG)).toBe(21_000)
  expect(asked).toEqual([])
  await move(BANDUNG, { latitude: -6.9, longitude: 107.6 })
  expect(await costTo(BANDUNG)).toBe(10_000)
})

test('shipping: without a dispensary no courier is offered', async () => {
  const bare = await openTestApp({ routes: branchRoutes })
  try {
    const answer = await quoteShipping(bare.context, { destination: BANDUNG, grams: 1000, value: 0 })
    expect(answer).toEqual({ rates: [], notice: COURIER_NOT_HERE })
  } finally {
    await bare.close()
  }
})
