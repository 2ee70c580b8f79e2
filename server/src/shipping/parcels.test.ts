import { and, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { listShippingPrices, COURIER_AWAY, COURIER_NOT_HERE, DESTINATION_INVALID } from '@nmw/contract/shipping'
import { addDays, dayIn } from '@nmw/contract/zone'
import { auditEntry } from '../database/schema/audit-entry-table.ts'
import { order, orderEvent } from '../database/schema/order-table.ts'
import { notification } from '../database/schema/notification-table.ts'
import { pointEntry } from '../database/schema/point-table.ts'
import { product } from '../database/schema/product-table.ts'
import { courierDistrict, courierNotification, shipment, shipmentEvent } from '../database/schema/shipment-table.ts'
import { stock, stockBatch } from '../database/schema/stock-table.ts'
import { sqlState, transaction } from '../database/transaction.ts'
import { formatLongDay } from '../format-long-day.ts'
import { completeShipped } from '../order/complete-shipped.ts'
import { moveOrder } from '../order/move-order.ts'
import { type OrderMove, orderMoves } from '../order/order-moves.ts'
import type { ParcelStep } from '../outside/courier/courier.ts'
import { courierTime } from '../outside/courier/courier-moment.ts'
import { COURIER_NOTIFY_PATH } from '../outside/courier/courier-notify-path.ts'
import { GatewayFailure } from '../outside/gateway-failure.ts'
import { serveNotifications } from '../payment/serve-notifications.ts'
import { allRegions } from '../region/all-regions.ts'
import { copyOrder } from '../testing/make/copy-order.ts'
import { createDoctorSession } from '../testing/make/create-doctor-session.ts'
import { createMember } from '../testing/make/create-member.ts'
import { createPatient } from '../testing/make/create-patient.ts'
import { createTestPurchase } from '../testing/make/create-test-order.ts'
import { eventually } from '../testing/checks/eventually.ts'
import { startFakeKiriminaja } from '../testing/fakes/fake-kiriminaja.ts'
import { findBrokenInvariants } from '../testing/checks/find-broken-invariants.ts'
import { blockOnLock, lockOrFail } from '../testing/stress/block-on-lock.ts'
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts'
import { signIn } from '../testing/app/sign-in.ts'
import { applyParcels } from './apply-parcels.ts'
import { applyParcelEvent } from './apply-parcel-event.ts'
import { trackParcel } from './track-parcel.ts'
import { followParcels } from './follow-parcels.ts'
import { mapDistricts } from './map-districts.ts'
import { sendParcel } from './send-parcel.ts'
import { serveCourierNotifications } from './serve-courier-notifications.ts'
import { shippingRoutes } from './shipping-routes.ts'

let testApp: TestApp
let patientId: number
let session: Record<string, string>
beforeAll(async () => {
  testApp = await openTestApp({
    routes: shippingRoutes,
    services: [serveNotifications, serveCourierNotifications],
    jobs: { 'apply-parcels': applyParcels },
    settings: { COURIER_TIMEOUT: '30' },
  })
  // The first branch is the dispensary.
  await createDoctorSession(testApp)
  const person = await createMember(testApp)
  patientId = person.id
  session = await signIn(testApp, person)
})
afterAll(async () => {
  expect(await findBrokenInvariants(testApp.db)).toEqual([])
  await testApp.close()
})
beforeEach(() => {
  testApp.context.simulator!.faults.courier.mode = 'ok'
})

type Price = { service_name: string; cost: number; etd: string | null; insurance: number; force_insurance: boolean }

async function pricesTo(query: Record<string, string>, from = testApp, headers = session) {
  const answer = await from.send(listShippingPrices, { query }, headers, '10.5.5.5')
  return {
    code: answer.code,
    message: answer.message,
    ...(answer.result as { services: Price[]; notice: string | null }),
  }
}

test('shipping: couriers are listed by price, then pickup, which is free and has no estimate', async () => {
  const { services, notice } = await pricesTo({ origin: 'PG', destination: '317106', weight: '1000', value: '300000' })
  expect(notice).toBeNull()
  expect(services.at(-1)).toEqual({
    service: 'pickup',
    service_name: 'Ambil Di Klinik',
    service_type: 'SELF_PICKUP',
    cost: 0,
    etd: null,
    insurance: 0,
    force_insurance: false,
  })
  const couriers = services.slice(0, -1)
  expect(couriers.map(({ cost }) => cost)).toEqual(couriers.map(({ cost }) => cost).toSorted((a, b) => a - b))
  expect(couriers.find(({ service_name }) => service_name === 'JNE Reguler')).toMatchObject({
    cost: 10_000,
    etd: '1-2',
    insurance: 2_500,
    force_insurance: false,
  })
  expect(couriers.find(({ service_name }) => service_name === 'SiCepat Reguler')).toMatchObject({ insurance: 2_500 })
  const dear = await pricesTo({ destination: '317106', value: '1000000' })
  expect(dear.services[0]).toMatchObject({ force_insurance: true })
})

test.each([{ destination: '1' }, { destination: 'x' }, {}, { destination: '317106', weight: '-1' }])(
  'shipping: invalid input is refused: %o',
  async (query: Record<string, string>) => {
    const { code, message } = await pricesTo(query)
    expect(code).toBe(400)
    if (!query.weight) expect(message).toBe(DESTINATION_INVALID)
  },
)

test.each(['down', 'slow', 'garbage', 'busy'] as const)(
  'shipping: with a courier that is %s only pickup is offered, with a notice',
  async (mode) => {
    testApp.context.simulator!.faults.courier.mode = mode
    const { code, services, notice } = await pricesTo({ destination: '317106' })
    expect(code).toBe(200)
    expect(services.map(({ service_name }) => service_name)).toEqual(['Ambil Di Klinik'])
    expect(notice).toBe(COURIER_AWAY)
  },
)

test('shipping: KiriminAja with the whole server: its own district ids, cached prices and an outage', async () => {
  const fake = await startFakeKiriminaja('kj-9f27a1c05e6b48d2')
  const other = await openTestApp({
    routes: shippingRoutes,
    services: [serveNotifications, serveCourierNotifications],
    jobs: { 'apply-parcels': applyParcels },
    settings: {
      COURIER_PROVIDER: 'kiriminaja',
      KIRIMINAJA_URL: fake.url,
      KIRIMINAJA_KEY: 'kj-9f27a1c05e6b48d2',
      COURIER_TIMEOUT: '60000',
    },
  })
  try {
    await createDoctorSession(other)
    const headers = await signIn(other, await createPatient(other))
    expect(await pricesTo({ destination: '317106' }, other, headers)).toMatchObject({ notice: COURIER_NOT_HERE })
    await other.db.insert(courierDistrict).values([
      { districtId: 317106, provider: 'kiriminaja', externalId: 1_317_106 },
      { districtId: 317107, provider: 'kiriminaja', externalId: 1_317_107 },
    ])
    const first = await pricesTo({ destination: '317107', value: '300000' }, other, headers)
    expect(first.services.find(({ service_name }) => service_name === 'JNE Reguler')).toMatchObject({
      cost: 10_000,
      insurance: 2_500,
    })
    await pricesTo({ destination: '317107' }, other, headers)
    expect(fake.requests).toHaveLength(1)
    fake.state.fault = '500'
    other.clock.advance(30 * 60)
    expect(await pricesTo({ destination: '317107' }, other, headers)).toMatchObject({ notice: null })
    other.clock.advance(31 * 60)
    expect(await pricesTo({ destination: '317107' }, other, headers)).toMatchObject({ notice: COURIER_AWAY })
  } finally {
    await other.close()
    await fake.stop()
  }
})

const recipient = {
  name: 'Siti',
  phone: '6281000000201',
  address: 'Jl. Melati No. 5',
  districtId: 317106,
  postalCode: '10310',
  note: '',
}

function go(orderId: number, move: OrderMove) {
  return transaction(testApp.db, (db) => moveOrder(testApp.context, db, { orderId, move, by: orderMoves[move].by[0] }))
}

async function packedOrder() {
  const made = await createTestPurchase(testApp, { patientId })
  const shipping = { service: 'jne', type: 'REG23', name: 'JNE Reguler', estimate: '1-2' }
  await testApp.db.update(order).set({ recipient, shipping }).where(eq(order.id, made.id))
  await go(made.id, 'pay')
  await go(made.id, 'confirm')
  return made
}

const requestOf = ({ invoice }: { invoice: string }) => `P${invoice}`

async function report(requestId: string, step: ParcelStep) {
  const { path, body, headers } = testApp.context.simulator!.courier!.happen(requestId, step)
  const answer = await testApp.app.inject({ method: 'POST', url: path, headers, payload: body })
  await applyAll()
  return { code: answer.statusCode, path, body, headers }
}

/** The server's own job may be applying some of them at the same time. */
async function applyAll() {
  const waiting = eq(courierNotification.outcome, 'waiting')
  await eventually(async () => {
    await testApp.run('apply-parcels')
    expect(await testApp.db.$count(courierNotification, waiting)).toBe(0)
  })
}

async function standing(orderId: number) {
  const [row] = await testApp.db.select().from(order).where(eq(order.id, orderId))
  const [parcel] = await testApp.db.select().from(shipment).where(eq(shipment.orderId, orderId))
  const notes = await testApp.db.select().from(orderEvent).where(eq(orderEvent.orderId, orderId)).orderBy(orderEvent.id)
  return { status: row!.orderStatus, bill: row!.airwayBill, state: parcel?.state, notes: notes.map(({ note }) => note) }
}

test('shipping: a parcel is requested, gets its airway bill, ships and arrives, with order and timeline updated', async () => {
  const made = await packedOrder()
  await Promise.all([sendParcel(testApp.context, made.id), sendParcel(testApp.context, made.id)])
  expect(await report(requestOf(made), 'processed')).toMatchObject({ code: 200 })
  expect(await standing(made.id)).toMatchObject({ status: 'PROCESS', state: 'processed' })
  await report(requestOf(made), 'shipped')
  const bill = `SIM${made.invoice.slice(-12)}`
  expect(await standing(made.id)).toMatchObject({ status: 'SHIPPED', bill, state: 'shipped' })
  await report(requestOf(made), 'delivered')
  const { notes, ...end } = await standing(made.id)
  expect(end).toMatchObject({ status: 'COMPLETED', state: 'delivered' })
  expect(notes.slice(3)).toEqual([
    `Kurir membuat resi ${bill}`,
    'Diserahkan kepada kurir',
    'Kurir menyatakan paket sudah diterima',
  ])
  await expect(sendParcel(testApp.context, made.id)).rejects.toMatchObject({ status: 409 })
})

/** All stock of the order's shelf expires before its courier comes. */
async function outOfDate({ branchId }: { branchId: number }) {
  const here = testApp.db.select({ id: stock.id }).from(stock).where(eq(stock.branchId, branchId))
  const today = dayIn('Asia/Jakarta', testApp.context.now())
  await testApp.db.update(stockBatch).set({ expiresOn: today }).where(inArray(stockBatch.stockId, here))
}

test.each(['shipped', 'delivered', 'lost'] as const)(
  'shipping: packed goods that expired since are still sold when the courier says the parcel is %s',
  async (step) => {
    const made = await packedOrder()
    await sendParcel(testApp.context, made.id)
    await outOfDate(made)
    const byHand = { orderId: made.id, move: 'ship', by: 'pharmacist', set: { airwayBill: `B${made.id}` } } as const
    const [goods] = await testApp.db.select().from(product).where(eq(product.id, 'OTC-0001'))
    const message = `Stok ${goods!.name} yang belum kedaluwarsa kurang 2`
    const sent = transaction(testApp.db, (db) => moveOrder(testApp.context, db, byHand))
    await expect(sent).rejects.toMatchObject({ status: 409, message })
    await report(requestOf(made), step)
    const status = step === 'delivered' ? 'COMPLETED' : 'SHIPPED'
    expect(await standing(made.id)).toMatchObject({ status, state: step })
    const [shelf] = await testApp.db.select().from(stock).where(eq(stock.branchId, made.branchId))
    expect(shelf).toMatchObject({ onHand: 998, reserved: 0 })
  },
)

test('shipping: messages in any order and number end the same way', async () => {
  const made = await packedOrder()
  await sendParcel(testApp.context, made.id)
  const sent = await report(requestOf(made), 'delivered')
  for (let again = 0; again < 3; again++)
    await testApp.app.inject({ method: 'POST', url: sent.path, headers: sent.headers, payload: sent.body })
  await report(requestOf(made), 'shipped')
  await report(requestOf(made), 'processed')
  await applyAll()
  expect(await standing(made.id)).toMatchObject({ status: 'COMPLETED', state: 'delivered' })
  const moves = await testApp.db.select().from(orderEvent).where(eq(orderEvent.orderId, made.id))
  expect(moves.filter(({ orderStatus }) => orderStatus === 'COMPLETED')).toHaveLength(1)
})

test.each([
  [
    'returned',
    'Kurir mengembalikan paket ke klinik',
    'Paket pesanan INV dikembalikan kurir ke klinik. Kami sedang mengurusnya.',
  ],
  [
    'lost',
    'Kurir menyatakan paket hilang atau rusak',
    'Paket pesanan INV dinyatakan kurir hilang atau rusak. Kami sedang mengurusnya.',
  ],
] as const)(
  'shipping: a parcel that is %s is notified, and the order waits for the clinic',
  async (step, note, news) => {
    const made = await packedOrder()
    await sendParcel(testApp.context, made.id)
    await report(requestOf(made), 'shipped')
    await report(requestOf(made), step)
    const { status, state, notes } = await standing(made.id)
    expect([status, state]).toEqual(['SHIPPED', step])
    expect(notes.at(-1)).toBe(note)
    expect(await newsOf(made, step)).toEqual([news])
    testApp.clock.advance(8 * 24 * 60 * 60)
    await completeShipped(testApp.context)
    testApp.clock.reset()
    expect(await standing(made.id)).toMatchObject({ status: 'SHIPPED' })
    expect(await testApp.db.$count(pointEntry, eq(pointEntry.reference, made.invoice))).toBe(0)
  },
)

async function newsOf({ invoice }: { invoice: string }, after: string) {
  const about = and(eq(notification.accountId, patientId), eq(notification.dedupeKey, `order-${invoice}-${after}`))
  const rows = await testApp.db.select({ message: notification.message }).from(notification).where(about)
  return rows.map(({ message }) => message.replace(invoice, 'INV'))
}

test('shipping: a patient who did not confirm receipt is notified of it with the refund deadline', async () => {
  const [unconfirmed, silent, own] = [await packedOrder(), await packedOrder(), await packedOrder()]
  for (const made of [unconfirmed, silent, own]) await sendParcel(testApp.context, made.id)
  for (const made of [unconfirmed, silent, own]) await report(requestOf(made), 'shipped')
  const today = dayIn('Asia/Jakarta', testApp.context.now())
  const lateOn = (days: number) => new Date(`${addDays(today, days)}T16:30:00Z`)
  testApp.clock.set(lateOn(2))
  await report(requestOf(unconfirmed), 'delivered')
  await go(own.id, 'receive')
  testApp.clock.set(lateOn(8))
  await completeShipped(testApp.context)
  testApp.clock.reset()
  const sentence = (days: number) =>
    `Pesanan INV dinyatakan sudah diterima. Bila belum, ajukan pengembalian dana sampai ${formatLongDay(addDays(today, days))}.`
  expect(await newsOf(unconfirmed, 'receive')).toEqual([sentence(3)])
  expect(await newsOf(silent, 'receive')).toEqual([sentence(9)])
  expect(await newsOf(own, 'receive')).toEqual([])
})

test('shipping: a parcel returned at the end of its week is not counted as received', async () => {
  const made = await packedOrder()
  await sendParcel(testApp.context, made.id)
  await report(requestOf(made), 'shipped')
  testApp.clock.advance(8 * 24 * 60 * 60)
  await blockOnLock(testApp, {
    lock: sql`select from "order" where id = ${made.id}`,
    act: () => completeShipped(testApp.context),
    meanwhile: (db) => db.update(shipment).set({ state: 'returned' }).where(eq(shipment.orderId, made.id)),
  })
  testApp.clock.reset()
  expect(await standing(made.id)).toMatchObject({ status: 'SHIPPED', state: 'returned' })
})

test('shipping: a parcel in trouble is added to the timeline, waits for its end, and can still arrive', async () => {
  const made = await packedOrder()
  await sendParcel(testApp.context, made.id)
  await reportAll('problem_packages', [
    {
      order_id: requestOf(made),
      awb: made.invoice,
      date: courierTime(new Date(testApp.context.now().getTime() + 60_000)),
      shipped_at: courierTime(testApp.context.now()),
      reason: '',
    },
  ])
  const { notes, ...now } = await standing(made.id)
  expect(now).toMatchObject({ status: 'SHIPPED', state: 'shipped' })
  expect(notes.slice(-2)).toEqual(['Diserahkan kepada kurir', 'Kurir melaporkan kendala pengiriman'])
  testApp.clock.advance(8 * 24 * 60 * 60)
  await completeShipped(testApp.context)
  expect(await standing(made.id)).toMatchObject({ status: 'SHIPPED' })
  await report(requestOf(made), 'delivered')
  testApp.clock.reset()
  expect(await standing(made.id)).toMatchObject({ status: 'COMPLETED' })
})

test('shipping: a returning parcel is reported once, and an unknown courier code is logged once', async () => {
  const made = await packedOrder()
  await sendParcel(testApp.context, made.id)
  await report(requestOf(made), 'shipped')
  const [parcel] = await testApp.db.select().from(shipment).where(eq(shipment.orderId, made.id))
  const before = await standing(made.id)
  const at = (seconds: number) => new Date(testApp.context.now().getTime() + seconds * 1000)
  const about = { requestId: requestOf(made), airwayBill: before.bill }
  const [track, line] = [vi.spyOn(testApp.context.outside.courier, 'track'), vi.spyOn(testApp.context.log, 'warn')]
  track.mockResolvedValue([
    { ...about, step: 'unread', code: 499, at: at(1) },
    { ...about, step: 'troubled', at: at(2) },
    { ...about, step: 'troubled', at: at(3) },
  ])
  for (let turn = 0; turn < 2; turn++) await trackParcel(testApp.context, parcel!, sendParcel)
  const lines = line.mock.calls.map(([said]) => said)
  track.mockRestore()
  line.mockRestore()
  expect(lines).toEqual([{ requestId: requestOf(made), code: 499 }])
  const { notes, ...now } = await standing(made.id)
  expect(now).toEqual({ status: before.status, bill: before.bill, state: 'shipped' })
  expect(notes).toEqual([...before.notes, 'Kurir melaporkan kendala pengiriman'])
})

test('shipping: an order whose parcel is lost before it was shipped counts as shipped', async () => {
  const made = await packedOrder()
  await sendParcel(testApp.context, made.id)
  await report(requestOf(made), 'lost')
  const { notes, ...now } = await standing(made.id)
  expect(now).toMatchObject({ status: 'SHIPPED', state: 'lost' })
  expect(notes.slice(-2)).toEqual(['Diserahkan kepada kurir', 'Kurir menyatakan paket hilang atau rusak'])
})

test('shipping: a courier message locks the order before the parcel', async () => {
  const made = await packedOrder()
  await sendParcel(testApp.context, made.id)
  const event = {
    requestId: requestOf(made),
    step: 'shipped',
    airwayBill: made.invoice,
    at: testApp.context.now(),
  } as const
  const outcome = await blockOnLock(testApp, {
    lock: sql`select from ${order} where ${order.id} = ${made.id}`,
    act: () => transaction(testApp.db, (db) => applyParcelEvent(testApp.context, db, event)),
    meanwhile: (db) => lockOrFail(db, sql`select from ${shipment} where ${shipment.orderId} = ${made.id}`),
  })
  expect(outcome).toBe('applied')
})

async function reportAll(method: string, data: object[]) {
  const { headers } = testApp.context.simulator!.courier!.happen('PINV000000000000', 'processed')
  const payload = JSON.stringify({ method, data })
  const answer = await testApp.app.inject({ method: 'POST', url: COURIER_NOTIFY_PATH, headers, payload })
  expect(answer.statusCode).toBe(200)
  await applyAll()
}

test('shipping: one failing parcel delays no other of its message, and the message is not retried endlessly', async () => {
  const [taken, clashing, fine] = [await packedOrder(), await packedOrder(), await packedOrder()]
  for (const made of [taken, clashing, fine]) await sendParcel(testApp.context, made.id)
  await reportAll('processed_packages', [{ order_id: requestOf(taken), awb: 'TWICE1' }])
  await reportAll('processed_packages', [
    { order_id: requestOf(fine), awb: 'ONCE1' },
    { order_id: requestOf(clashing), awb: 'TWICE1' },
    { order_id: requestOf(taken), awb: 'TWICE1' },
  ])
  expect((await standing(fine.id)).state).toBe('processed')
  const after = await standing(clashing.id)
  expect([after.state, after.notes.at(-1)]).toEqual(['requested', 'Resep dan stok diperiksa apoteker'])
  const rows = await testApp.db.select().from(courierNotification).orderBy(courierNotification.id)
  expect(rows.at(-1)).toMatchObject({ outcome: 'applied' })
  await reportAll('processed_packages', [{ order_id: requestOf(clashing), awb: 'TWICE1', date: '2026-11-15 08:00:00' }])
  const [last] = await testApp.db.select().from(courierNotification).orderBy(desc(courierNotification.id)).limit(1)
  expect(last).toMatchObject({ outcome: 'broken' })
})

test('shipping: the orders of one message are locked in the order of their numbers', async () => {
  const [low, high] = [await packedOrder(), await packedOrder()]
  for (const made of [low, high]) await sendParcel(testApp.context, made.id)
  await blockOnLock(testApp, {
    lock: sql`select from ${order} where ${order.id} = ${low.id}`,
    act: () =>
      reportAll(
        'shipped_packages',
        [high, low].map((made) => ({ order_id: requestOf(made), awb: made.invoice })),
      ),
    meanwhile: (db) => lockOrFail(db, sql`select from ${order} where ${order.id} = ${high.id}`),
  })
  expect([(await standing(low.id)).status, (await standing(high.id)).status]).toEqual(['SHIPPED', 'SHIPPED'])
})

test('shipping: a message without the key, with an invalid body or for an unknown parcel changes nothing', async () => {
  const made = await packedOrder()
  await sendParcel(testApp.context, made.id)
  const { body, headers } = testApp.context.simulator!.courier!.happen(requestOf(made), 'shipped')
  const before = await testApp.db.$count(courierNotification)
  for (const authorization of ['', 'Bearer x', headers.authorization.slice(0, -1)]) {
    const answer = await testApp.app.inject({
      method: 'POST',
      url: COURIER_NOTIFY_PATH,
      headers: { ...headers, authorization },
      payload: body,
    })
    expect(answer.statusCode).toBe(401)
  }
  expect(await testApp.db.$count(courierNotification)).toBe(before)
  const refusedRows = await testApp.db.$count(auditEntry, eq(auditEntry.action, 'courier-notification-refused'))
  expect(refusedRows).toBe(1)
  for (const payload of ['', '{', '[]', '{"method":"exploded_packages","data":[]}', '{"method":"shipped_packages"}']) {
    const answer = await testApp.app.inject({ method: 'POST', url: COURIER_NOTIFY_PATH, headers, payload })
    expect(answer.statusCode).toBe(400)
  }
  const unknown = await report('PINV000000000000', 'shipped')
  expect(unknown.code).toBe(200)
  expect(await standing(made.id)).toMatchObject({ status: 'PROCESS', state: 'requested' })
})

test('shipping: a silent courier is asked after an hour', async () => {
  const made = await packedOrder()
  await sendParcel(testApp.context, made.id)
  const { courier } = testApp.context.simulator!
  courier!.happen(requestOf(made), 'processed')
  testApp.clock.advance(1)
  courier!.happen(requestOf(made), 'shipped')
  await followParcels(testApp.context)
  expect(await standing(made.id)).toMatchObject({ status: 'PROCESS' })
  testApp.clock.advance(3_700)
  testApp.context.simulator!.faults.courier.mode = 'down'
  await followParcels(testApp.context)
  expect(await standing(made.id)).toMatchObject({ status: 'PROCESS' })
  testApp.context.simulator!.faults.courier.mode = 'ok'
  await followParcels(testApp.context)
  expect(await standing(made.id)).toMatchObject({ status: 'SHIPPED' })
  testApp.clock.reset()
})

test('shipping: when more parcels wait than one run checks, every parcel is checked in turn', async () => {
  await testApp.db.update(shipment).set({ state: 'delivered' }).where(isNotNull(shipment.airwayBill))
  await testApp.db.update(shipment).set({ state: 'cancelled' }).where(isNull(shipment.airwayBill))
  const ids = await copyOrder(testApp, (await packedOrder()).id, 101)
  const at = testApp.context.now()
  await testApp.db.insert(shipment).values(
    ids.map((orderId) => ({
      orderId,
      provider: 'simulator',
      requestId: `P${orderId}`,
      service: 'jne',
      type: 'REG23',
      airwayBill: `A${orderId}`,
      state: 'processed' as const,
      createdAt: at,
      updatedAt: at,
    })),
  )
  testApp.clock.advance(3_700)
  const asked = vi.spyOn(testApp.context.outside.courier, 'track').mockResolvedValue([])
  await followParcels(testApp.context)
  testApp.clock.advance(3_700)
  await followParcels(testApp.context)
  const about = new Set(asked.mock.calls.map(([requestId]) => requestId))
  asked.mockRestore()
  testApp.clock.reset()
  expect([...about].toSorted()).toEqual(ids.map((id) => `P${id}`).toSorted())
  await testApp.db.update(shipment).set({ state: 'delivered' }).where(inArray(shipment.orderId, ids))
})

const refusing = () =>
  vi.spyOn(testApp.context.outside.courier, 'requestPickup').mockRejectedValue(new GatewayFailure('refused', 'said no'))

test('shipping: a courier that waits for payment is noted in the timeline and logged', async () => {
  const made = await packedOrder()
  const called = vi.spyOn(testApp.context.outside.courier, 'requestPickup').mockResolvedValue({ unpaid: true })
  const line = vi.spyOn(testApp.context.log, 'warn')
  await sendParcel(testApp.context, made.id)
  const lines = line.mock.calls.map(([said]) => said)
  called.mockRestore()
  line.mockRestore()
  const { state, notes } = await standing(made.id)
  expect([state, notes.at(-1)]).toEqual(['requested', 'Kurir menunggu ongkos kirim dibayar klinik'])
  expect(lines).toContainEqual({ requestId: requestOf(made) })
})

test('shipping: a courier that refuses a parcel it already has is treated as having it', async () => {
  const made = await packedOrder()
  await sendParcel(testApp.context, made.id)
  const no = refusing()
  await expect(sendParcel(testApp.context, made.id)).resolves.toEqual({ requestId: requestOf(made) })
  no.mockRestore()
  expect(await standing(made.id)).toMatchObject({ state: 'requested' })
})

test('shipping: a refusal an hour later is noted in the timeline, and the parcel is removed', async () => {
  const made = await packedOrder()
  testApp.context.simulator!.faults.courier.mode = 'down'
  await expect(sendParcel(testApp.context, made.id)).rejects.toMatchObject({ kind: 'unclear' })
  expect(await standing(made.id)).toMatchObject({ state: 'requested' })
  testApp.context.simulator!.faults.courier.mode = 'ok'
  testApp.clock.advance(3_700)
  const [no, line] = [refusing(), vi.spyOn(testApp.context.log, 'warn')]
  await followParcels(testApp.context)
  const lines = line.mock.calls.map(([said]) => said)
  no.mockRestore()
  line.mockRestore()
  testApp.clock.reset()
  const { state, notes } = await standing(made.id)
  expect([state, notes.at(-1)]).toEqual([undefined, 'Kurir menolak menjemput paket'])
  expect(lines).toContainEqual({ requestId: requestOf(made), reason: 'said no' })
})

test('shipping: after a pick-up was called off the courier can be called anew, and old messages no longer count', async () => {
  const made = await packedOrder()
  await sendParcel(testApp.context, made.id)
  await report(requestOf(made), 'processed')
  testApp.clock.advance(1)
  await report(requestOf(made), 'cancelled')
  testApp.clock.advance(1)
  expect(await standing(made.id)).toMatchObject({ status: 'PROCESS', state: 'cancelled' })
  const no = refusing()
  await expect(sendParcel(testApp.context, made.id)).rejects.toMatchObject({ kind: 'refused' })
  no.mockRestore()
  expect(await standing(made.id)).toMatchObject({ state: 'cancelled' })
  const { requestId } = await sendParcel(testApp.context, made.id)
  expect(requestId).toBe(`${requestOf(made)}R3`)
  expect(await standing(made.id)).toMatchObject({ state: 'requested' })
  await report(requestOf(made), 'delivered')
  expect(await standing(made.id)).toMatchObject({ status: 'PROCESS', state: 'requested' })
  await report(requestId, 'shipped')
  expect(await standing(made.id)).toMatchObject({ status: 'SHIPPED', state: 'shipped' })
  testApp.clock.reset()
})

/** As staff do with an airway bill of another courier. */
async function shipTyped({ id, invoice }: { id: number; invoice: string }) {
  const airwayBill = `TYPED${invoice}`
  await transaction(testApp.db, async (db) => {
    await moveOrder(testApp.context, db, { orderId: id, move: 'ship', by: 'pharmacist', set: { airwayBill } })
    await db.update(shipment).set({ airwayBill, state: 'shipped' }).where(eq(shipment.orderId, id))
  })
  return { status: 'SHIPPED', bill: airwayBill, state: 'shipped' }
}

test('shipping: calling off a pick-up after the parcel went with another courier changes nothing', async () => {
  const made = await packedOrder()
  await sendParcel(testApp.context, made.id)
  await report(requestOf(made), 'processed')
  const sent = await shipTyped(made)
  await report(requestOf(made), 'cancelled')
  const { notes, ...now } = await standing(made.id)
  expect(now).toEqual(sent)
  expect(notes.at(-1)).toBe('Diserahkan kepada kurir')
})

test('shipping: a repeated cancellation message does not undo a later shipment', async () => {
  const made = await packedOrder()
  await sendParcel(testApp.context, made.id)
  await report(requestOf(made), 'cancelled')
  const sent = await shipTyped(made)
  testApp.clock.advance(3_700)
  const again = { requestId: requestOf(made), step: 'cancelled', airwayBill: null, at: testApp.context.now() } as const
  const track = vi.spyOn(testApp.context.outside.courier, 'track').mockResolvedValue([again])
  await followParcels(testApp.context)
  expect(track.mock.calls).toContainEqual([requestOf(made)])
  track.mockRestore()
  testApp.clock.reset()
  const { notes: _notes, ...now } = await standing(made.id)
  expect(now).toEqual(sent)
})

test.each(['processed', 'shipped', 'delivered'] as const)(
  'shipping: a courier that reports %s before an airway bill exists is applied once there is one',
  async (step) => {
    const made = await packedOrder()
    await sendParcel(testApp.context, made.id)
    const [parcel] = await testApp.db.select().from(shipment).where(eq(shipment.orderId, made.id))
    const [before, said] = [await standing(made.id), { requestId: requestOf(made), step, at: testApp.context.now() }]
    const track = vi.spyOn(testApp.context.outside.courier, 'track')
    track.mockResolvedValue([{ ...said, airwayBill: null }])
    await trackParcel(testApp.context, parcel!, sendParcel)
    expect(await standing(made.id)).toEqual(before)
    track.mockResolvedValue([{ ...said, airwayBill: made.invoice }])
    await trackParcel(testApp.context, parcel!, sendParcel)
    track.mockRestore()
    const { state, notes } = await standing(made.id)
    expect(state).toBe(step)
    expect(notes.join()).not.toContain('null')
  },
)

test('shipping: a parcel of an ended order is not checked any more', async () => {
  const [going, over] = [await packedOrder(), await packedOrder()]
  for (const made of [going, over]) {
    await sendParcel(testApp.context, made.id)
    await report(requestOf(made), 'shipped')
  }
  await go(over.id, 'receive')
  testApp.clock.advance(3_700)
  const asked = vi.spyOn(testApp.context.outside.courier, 'track')
  await followParcels(testApp.context)
  const about = asked.mock.calls.map(([requestId]) => requestId)
  asked.mockRestore()
  testApp.clock.reset()
  expect(about).toContain(requestOf(going))
  expect(about).not.toContain(requestOf(over))
})

test('shipping: parcel events are append-only', async () => {
  const deleted = await testApp.db.delete(shipmentEvent).then(() => undefined, sqlState)
  expect(deleted).toBe('23001')
})

test('shipping: a courier with its own district ids: every district is mapped by name, and an interrupted run continues', async () => {
  const fake = await startFakeKiriminaja('kj-9f27a1c05e6b48d2')
  const other = await openTestApp({
    routes: shippingRoutes,
    services: [serveNotifications, serveCourierNotifications],
    jobs: { 'apply-parcels': applyParcels },
    settings: {
      COURIER_PROVIDER: 'kiriminaja',
      KIRIMINAJA_URL: fake.url,
      KIRIMINAJA_KEY: 'kj-9f27a1c05e6b48d2',
      COURIER_TIMEOUT: '60000',
    },
  })
  try {
    fake.state.fault = '429'
    await mapDistricts(other.context)
    expect(await other.db.$count(courierDistrict)).toBe(0)
    fake.state.fault = undefined
    await mapDistricts(other.context)
    const rows = await other.db.select().from(courierDistrict)
    const all = allRegions().districts.all.length
    expect(rows.length).toBeGreaterThan(all * 0.99)
    expect(rows.filter(({ districtId, externalId }) => externalId !== districtId + 1_000_000)).toEqual([])
    const asked = fake.requests.length
    await mapDistricts(other.context)
    expect(fake.requests).toHaveLength(asked)
  } finally {
    await other.close()
    await fake.stop()
  }
})
