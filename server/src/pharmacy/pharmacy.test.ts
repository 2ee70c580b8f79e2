import type { Result } from '@nmw/contract/endpoint'
import { readBranchSummary } from '@nmw/contract/ops-branch'
import { readOrder, receiveOrder } from '@nmw/contract/order'
import * as contract from '@nmw/contract/ops-order'
import { listRefunds } from '@nmw/contract/ops-refund'
import { OPS_STREAM_PATH } from '@nmw/contract/ops-stream-path'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { account } from '../database/schema/account-table.ts'
import { auditEntry } from '../database/schema/audit-entry-table.ts'
import { notification } from '../database/schema/notification-table.ts'
import { order, orderEvent } from '../database/schema/order-table.ts'
import { moneyEntry, refundCase } from '../database/schema/payment-table.ts'
import { pointEntry } from '../database/schema/point-table.ts'
import { redemption } from '../database/schema/redemption-table.ts'
import { shipment } from '../database/schema/shipment-table.ts'
import { stockEntry } from '../database/schema/stock-table.ts'
import { transaction } from '../database/transaction.ts'
import { serveStream } from '../live/serve-stream.ts'
import { completeShipped } from '../order/complete-shipped.ts'
import { moveOrder } from '../order/move-order.ts'
import { orderRoutes } from '../order/order-routes.ts'
import type { ParcelStep } from '../outside/courier/courier.ts'
import { GatewayFailure } from '../outside/gateway-failure.ts'
import { refundDeskRoutes } from '../refund-desk/refund-desk-routes.ts'
import { applyParcelEvent } from '../shipping/apply-parcel-event.ts'
import { callOffPickups } from '../shipping/call-off-pickups.ts'
import { staffBranchRoutes } from '../staff-branch/staff-branch-routes.ts'
import { copyOrder } from '../testing/make/copy-order.ts'
import { createStaff } from '../testing/make/create-staff.ts'
import { createTestPurchase } from '../testing/make/create-test-order.ts'
import { createWaitingOrder, type WantedOrder } from '../testing/make/create-waiting-order.ts'
import { eventually } from '../testing/checks/eventually.ts'
import { blockOnLock } from '../testing/stress/block-on-lock.ts'
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts'
import { listenOnLoopback, openTestStream } from '../testing/app/open-test-stream.ts'
import { signIn } from '../testing/app/sign-in.ts'
import { sortedCodes } from '../testing/checks/sorted-codes.ts'
import { pharmacyRoutes } from './pharmacy-routes.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp({
    routes: [...orderRoutes, ...pharmacyRoutes, ...refundDeskRoutes, ...staffBranchRoutes],
    services: [serveStream],
    settings: { COURIER_TIMEOUT: '30' },
  })
})
afterAll(() => testApp.close())

const waitingOrder = (wanted?: WantedOrder) => createWaitingOrder(testApp, wanted)

const audits = (action: string, object: string) =>
  testApp.db.$count(auditEntry, and(eq(auditEntry.action, action), eq(auditEntry.object, object)))

test('pharmacy: the branch sees waiting orders with their prescription and without the diagnosis', async () => {
  const { made, given, patient, first } = await waitingOrder()
  const query = { branch: String(given.branch.id) }
  const { result } = await first.call(contract.listDispensaryOrders, { query })
  expect(result).toMatchObject({
    counts: { WAITING_CONFIRM: 1, PROCESS: 0 },
    orders: [{ invoice: made.invoice, patientName: patient.fullName, prescribed: true, pickup: false }],
  })
  const detail = await first.call(contract.readDispensaryOrder, { params: { invoice: made.invoice } })
  expect(detail.result).toMatchObject({
    lines: [{ itemId: 'OBT-PH', quantity: 2, short: 0, batches: [{ quantity: 2 }] }],
    prescription: { doctorName: given.doctor.fullName, redemption: 1, redemptions: 2, lines: [{ quantity: 1 }] },
  })
  expect(JSON.stringify(detail.result)).not.toContain('Akne')
  expect(await audits('view-order', made.invoice)).toBe(1)
})

test('pharmacy: a long list is paged and shows its total', async () => {
  const { made, given, first } = await waitingOrder()
  await copyOrder(testApp, made.id, 130)
  const query = { branch: String(given.branch.id), limit: '100' }
  const pages = await Promise.all(
    ['1', '2', '3'].map(async (page) => {
      const { result } = await first.call(contract.listDispensaryOrders, { query: { ...query, page } })
      return result as Result<typeof contract.listDispensaryOrders>
    }),
  )
  expect(pages.map(({ orders }) => orders.length)).toEqual([100, 31, 0])
  expect(new Set(pages.flatMap(({ orders }) => orders.map(({ invoice }) => invoice))).size).toBe(131)
  expect(pages[0]!.orders[0]!.invoice).toBe(made.invoice)
  expect(pages.map(({ page }) => page)).toEqual(
    [1, 2, 3].map((currentPage) => ({ currentPage, totalPage: 2, totalData: 131, limit: 100 })),
  )
})

test("pharmacy: an order is found by part of its number or of the patient's name, in any state at this branch", async () => {
  const { made, given, patient, first, params } = await waitingOrder()
  await copyOrder(testApp, made.id, 1)
  await testApp.db.update(account).set({ fullName: 'Ayu 100% Laksmi' }).where(eq(account.id, patient.id))
  const elsewhere = await waitingOrder()
  const find = async (search: string, state = 'WAITING_CONFIRM') => {
    const query = { branch: String(given.branch.id), search, state }
    const { result } = await first.call(contract.listDispensaryOrders, { query })
    const { orders, counts, page } = result as Result<typeof contract.listDispensaryOrders>
    return { found: orders.map(({ invoice }) => invoice), counts, total: page.totalData }
  }
  expect(await find('ayu 100% LAK')).toMatchObject({ total: 2, counts: { WAITING_CONFIRM: 2, PROCESS: 0 } })
  expect((await find(made.invoice.slice(4).toLowerCase())).found).toEqual([made.invoice])
  for (const nothing of ['100_', '%%', elsewhere.made.invoice, elsewhere.patient.fullName]) {
    expect(await find(nothing), nothing).toMatchObject({ found: [], total: 0 })
  }
  await first.call(contract.confirmOrder, { params })
  expect(await find('laksmi')).toMatchObject({ total: 1, counts: { WAITING_CONFIRM: 1, PROCESS: 1 } })
  expect((await find('laksmi', 'PROCESS')).found).toEqual([made.invoice])
  expect((await find('')).counts).toMatchObject({ WAITING_CONFIRM: 1, PROCESS: 1 })
})

test('pharmacy: of ten pharmacists who confirm at once one succeeds, and the others are told who did', async () => {
  const { made, params, first, second } = await waitingOrder()
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, turn) => (turn % 2 ? first : second).call(contract.confirmOrder, { params })),
  )
  expect(sortedCodes(answers)).toEqual([200, ...Array<number>(9).fill(409)])
  const winner = answers.findIndex(({ code }) => code === 200) % 2 ? first : second
  expect(answers.find(({ code }) => code === 409)?.message).toBe(
    `Pesanan ini sudah dikerjakan oleh ${winner.person.fullName}. Statusnya kini Dalam Penanganan.`,
  )
  const events = and(eq(orderEvent.orderId, made.id), eq(orderEvent.orderStatus, 'PROCESS'))
  expect(await testApp.db.$count(orderEvent, events)).toBe(1)
  expect(await audits('confirm-order', made.invoice)).toBe(1)
})

test('pharmacy: a move whose audit entry cannot be written is rolled back', async () => {
  const { made, params, first, patient, state } = await waitingOrder()
  const traces = async () => [
    (await state()).orderStatus,
    await testApp.db.$count(orderEvent, eq(orderEvent.orderId, made.id)),
    await testApp.db.$count(notification, eq(notification.accountId, patient.id)),
  ]
  const before = await traces()
  await testApp.pool.query(`create function no_line() returns trigger language plpgsql as $$ begin raise 'full'; end $$;
    create trigger no_line before insert on audit_entry for each row when (new.object = '${made.invoice}')
    execute function no_line()`)
  expect((await first.call(contract.confirmOrder, { params })).code).toBe(500)
  expect(await traces()).toEqual(before)
  await testApp.pool.query('drop trigger no_line on audit_entry')
  expect((await first.call(contract.confirmOrder, { params })).code).toBe(200)
  expect(await traces()).toEqual(['PROCESS', Number(before[1]) + 1, Number(before[2]) + 1])
})

test('pharmacy: a refusal opens a refund case and returns stock and redemption', async () => {
  const { made, params, first, second, state, shelf, patient } = await waitingOrder()
  const before = await shelf()
  const silent = await first.call(contract.refuseOrder, { params, body: { reason: ' ' } })
  expect(silent).toMatchObject({ code: 400, message: 'Alasan wajib diisi' })
  const body = { reason: 'Dosis perlu diperiksa dokter' }
  const answers = await Promise.all([
    first.call(contract.refuseOrder, { params, body }),
    second.call(contract.refuseOrder, { params, body }),
  ])
  expect(sortedCodes(answers)).toEqual([200, 409])
  expect((await second.call(contract.confirmOrder, { params })).code).toBe(409)
  expect(await state()).toMatchObject({ orderStatus: 'CANCEL', paymentStatus: 'PAID' })
  expect(await shelf()).toEqual({ ...before, reserved: before.reserved - 2 })
  const [held] = await testApp.db.select().from(redemption).where(eq(redemption.orderId, made.id))
  expect(held?.state).toBe('returned')
  const cases = await testApp.db.select().from(refundCase).where(eq(refundCase.orderId, made.id))
  expect(cases).toMatchObject([{ state: 'DIAJUKAN', amount: made.grandTotal, reason: body.reason }])
  expect(await testApp.db.$count(moneyEntry, eq(moneyEntry.orderId, made.id))).toBe(1)
  const headers = await signIn(testApp, patient)
  const { result } = await testApp.send(readOrder, { params }, headers, '10.5.5.5')
  expect(result).toMatchObject({ orderStatus: 'CANCEL', refund: { state: 'DIAJUKAN' } })
  const expected = and(eq(notification.accountId, patient.id), eq(notification.link, `/user/order/${made.invoice}`))
  expect(await testApp.db.$count(notification, expected)).toBeGreaterThan(0)
})

test('pharmacy: an order is packed, given to a courier and shipped once each, and the stock is sold with the parcel', async () => {
  const { made, params, first, second, state, shelf, patient } = await waitingOrder()
  const before = await shelf()
  const early = await first.call(contract.packOrder, { params })
  expect(early.code).toBe(409)
  await first.call(contract.confirmOrder, { params })
  const packed = await Promise.all([first, second].map((one) => one.call(contract.packOrder, { params })))
  expect(sortedCodes(packed)).toEqual([200, 409])
  const called = await Promise.all([first, second].map((one) => one.call(contract.callCourier, { params })))
  expect(called.map(({ code }) => code)).toEqual([200, 200])
  expect(await testApp.db.$count(shipment, eq(shipment.orderId, made.id))).toBe(1)
  const lines = await testApp.db.select().from(orderEvent).where(eq(orderEvent.orderId, made.id)).orderBy(orderEvent.id)
  expect(lines.map(({ note }) => note).slice(-2)).toEqual(['Pesanan selesai dikemas', 'Kurir dipanggil'])
  const bell = await testApp.db.select().from(notification).where(eq(notification.accountId, patient.id))
  expect(bell.map(({ dedupeKey }) => dedupeKey)).toEqual(
    expect.arrayContaining([`order-${made.invoice}-packed`, `order-${made.invoice}-courier`]),
  )
  expect([await audits('pack-order', made.invoice), await audits('call-courier', made.invoice)]).toEqual([1, 2])
  expect((await first.call(contract.readyOrder, { params })).code).toBe(409)
  expect((await first.call(contract.shipOrder, { params, body: { airwayBill: 'x' } })).code).toBe(400)
  const body = { airwayBill: `jne-${made.id}0001` }
  const shipped = await Promise.all([first, second].map((one) => one.call(contract.shipOrder, { params, body })))
  expect(sortedCodes(shipped)).toEqual([200, 409])
  expect(await state()).toMatchObject({ orderStatus: 'SHIPPED', airwayBill: body.airwayBill.toUpperCase() })
  expect(await shelf()).toEqual({ onHand: before.onHand - 2, reserved: before.reserved - 2 })
  const sold = and(eq(stockEntry.reference, made.invoice), eq(stockEntry.kind, 'sold'))
  expect(await testApp.db.$count(stockEntry, sold)).toBe(1)
  const detail = await first.call(contract.readDispensaryOrder, { params })
  expect(detail.result).toMatchObject({ lines: [{ batches: [{ quantity: 2 }] }] })
})

test('pharmacy: a courier that refuses leaves no parcel and can be called again', async () => {
  const { made, params, first } = await waitingOrder()
  await first.call(contract.confirmOrder, { params })
  const no = vi
    .spyOn(testApp.context.outside.courier, 'requestPickup')
    .mockRejectedValueOnce(new GatewayFailure('refused', 'said no'))
  const refusal = await first.call(contract.callCourier, { params })
  no.mockRestore()
  expect(refusal).toMatchObject({
    code: 409,
    message: 'Kurir menolak menjemput paket ini. Periksa alamat penerima, atau ketik nomor resinya.',
  })
  expect((await first.call(contract.readDispensaryOrder, { params })).result).toMatchObject({ parcel: null })
  expect((await first.call(contract.callCourier, { params })).code).toBe(200)
  const [parcel] = await testApp.db.select().from(shipment).where(eq(shipment.orderId, made.id))
  expect(parcel).toMatchObject({ state: 'requested', requestId: `P${made.invoice}` })
})

test('pharmacy: calling again after an unclear answer creates one parcel and fetches its airway bill', async () => {
  const { made, params, first } = await waitingOrder()
  const { courier, faults } = testApp.context.simulator!
  await first.call(contract.confirmOrder, { params })
  const shown = async () => (await first.call(contract.readDispensaryOrder, { params })).result
  faults.courier.mode = 'down'
  expect((await first.call(contract.callCourier, { params })).code).toBe(502)
  expect((await first.call(contract.callCourier, { params })).code).toBe(502)
  faults.courier.mode = 'ok'
  expect(await shown()).toMatchObject({ parcel: 'requested' })
  const sent = vi.spyOn(testApp.context.outside.courier, 'requestPickup')
  expect((await first.call(contract.callCourier, { params })).code).toBe(200)
  expect(await shown()).toMatchObject({ parcel: 'requested', airwayBill: null })
  const requestId = `P${made.invoice}`
  courier!.happen(requestId, 'processed')
  expect((await first.call(contract.callCourier, { params })).code).toBe(200)
  const calls = sent.mock.calls.map(([parcel]) => parcel.requestId)
  sent.mockRestore()
  expect(calls).toEqual([requestId])
  expect(await shown()).toMatchObject({ parcel: 'processed', airwayBill: `SIM${requestId.slice(-12)}` })
  const expected = and(eq(orderEvent.orderId, made.id), eq(orderEvent.note, 'Kurir dipanggil'))
  expect(await testApp.db.$count(orderEvent, expected)).toBe(1)
})

test.each(['slow', 'garbage'] as const)(
  'pharmacy: a courier that accepted the call but whose answer was %s is not called a second time',
  async (mode) => {
    const { params, first } = await waitingOrder()
    const { faults } = testApp.context.simulator!
    await first.call(contract.confirmOrder, { params })
    const sent = vi.spyOn(testApp.context.outside.courier, 'requestPickup')
    faults.courier.mode = mode
    expect((await first.call(contract.callCourier, { params })).code).toBe(502)
    faults.courier.mode = 'ok'
    expect((await first.call(contract.callCourier, { params })).code).toBe(200)
    expect(sent).toHaveBeenCalledTimes(1)
    sent.mockRestore()
  },
)

test('pharmacy: a courier that refuses on the second call counts as not called', async () => {
  const { made, params, first } = await waitingOrder()
  const { courier, faults } = testApp.context.simulator!
  await first.call(contract.confirmOrder, { params })
  faults.courier.mode = 'down'
  expect((await first.call(contract.callCourier, { params })).code).toBe(502)
  faults.courier.mode = 'ok'
  courier!.happen(`P${made.invoice}`, 'cancelled')
  expect((await first.call(contract.callCourier, { params })).code).toBe(200)
  const { result } = await first.call(contract.readDispensaryOrder, { params })
  const { parcel, events } = result as { parcel: string; events: { note: string }[] }
  expect([parcel, events[0]?.note]).toEqual(['cancelled', 'Penjemputan oleh kurir dibatalkan'])
})

/** With a courier that was called, and its reports. */
async function calledOrder() {
  const waiting = await waitingOrder()
  const { made, params, first } = waiting
  await first.call(contract.confirmOrder, { params })
  await first.call(contract.callCourier, { params })
  const say = (step: ParcelStep) => {
    const event = { requestId: `P${made.invoice}`, step, airwayBill: `SIM${made.id}`, at: testApp.context.now() }
    return transaction(testApp.db, (db) => applyParcelEvent(testApp.context, db, event))
  }
  return { ...waiting, say }
}

async function shippedOrder() {
  const called = await calledOrder()
  await called.say('shipped')
  return called
}

test('pharmacy: the airway bill of a pick-up is shown until it is called off', async () => {
  const { made, given, params, first, say } = await calledOrder()
  const query = { branch: String(given.branch.id), state: 'PROCESS' }
  const shown = async () => ({
    detail: (await first.call(contract.readDispensaryOrder, { params })).result,
    list: (await first.call(contract.listDispensaryOrders, { query })).result,
  })
  await say('processed')
  const billed = { airwayBill: `SIM${made.id}`, parcel: 'processed' }
  expect(await shown()).toMatchObject({ detail: billed, list: { orders: [billed] } })
  await say('cancelled')
  const without = { airwayBill: null, parcel: 'cancelled' }
  expect(await shown()).toMatchObject({ detail: without, list: { orders: [without] } })
})

test.each([
  ['returned', 2, 'kembali'],
  ['lost', 0, 'hilang'],
] as const)(
  'pharmacy: an order whose parcel is %s is abandoned once: refund due, %i goods returned',
  async (step, back, reason) => {
    const { made, params, first, second, state, shelf, say, patient } = await shippedOrder()
    const left = await shelf()
    const body = { reason }
    const detail = async () => (await first.call(contract.readDispensaryOrder, { params })).result
    expect(await detail()).toMatchObject({ endings: [] })
    expect(await first.call(contract.abandonOrder, { params, body })).toMatchObject({ code: 409 })
    expect(await state()).toMatchObject({ orderStatus: 'SHIPPED' })
    await say(step)
    expect(await detail()).toMatchObject({ endings: [reason] })
    const other = { reason: contract.PARCEL_ENDINGS.find((one) => one !== reason) }
    expect(await first.call(contract.abandonOrder, { params, body: other })).toMatchObject({ code: 409 })
    const answers = await Promise.all([first, second].map((one) => one.call(contract.abandonOrder, { params, body })))
    expect(sortedCodes(answers)).toEqual([200, 409])
    expect(await state()).toMatchObject({ orderStatus: 'CANCEL', paymentStatus: 'PAID' })
    expect(await shelf()).toEqual({ ...left, onHand: left.onHand + back })
    const [held] = await testApp.db.select().from(redemption).where(eq(redemption.orderId, made.id))
    expect(held?.state).toBe('returned')
    const cases = await testApp.db.select().from(refundCase).where(eq(refundCase.orderId, made.id))
    expect(cases).toMatchObject([{ state: 'DIAJUKAN', amount: made.grandTotal }])
    const due = and(eq(moneyEntry.orderId, made.id), eq(moneyEntry.kind, 'refund-due'))
    expect(await testApp.db.$count(moneyEntry, due)).toBe(1)
    const expected = and(
      eq(notification.accountId, patient.id),
      eq(notification.dedupeKey, `order-${made.invoice}-abandon`),
    )
    expect(await testApp.db.$count(notification, expected)).toBe(1)
    expect(await audits('abandon-order', made.invoice)).toBe(1)
  },
)

test('pharmacy: for a parcel in trouble the counter decides whether it came back or was lost', async () => {
  const { params, first, state, say } = await shippedOrder()
  const body = { reason: 'hilang' } as const
  expect(await first.call(contract.abandonOrder, { params, body })).toMatchObject({ code: 409 })
  expect(await say('troubled')).toBe('applied')
  const { result } = await first.call(contract.readDispensaryOrder, { params })
  expect(result).toMatchObject({ endings: contract.PARCEL_ENDINGS, parcel: 'troubled' })
  expect((await first.call(contract.abandonOrder, { params, body })).code).toBe(200)
  expect(await state()).toMatchObject({ orderStatus: 'CANCEL' })
})

test('pharmacy: a parcel delivered after its order was abandoned is added to the timeline and the refund case once', async () => {
  const { made, given, params, first, state, say } = await shippedOrder()
  await say('lost')
  expect((await first.call(contract.abandonOrder, { params, body: { reason: 'hilang' } })).code).toBe(200)
  const desk = await createStaff(testApp, { branchId: given.branch.id })
  const url = await listenOnLoopback(testApp)
  const stream = await openTestStream(url, desk.headers, `${OPS_STREAM_PATH}?branch=${given.branch.id}`)
  onTestFinished(() => stream.close())
  await stream.received(1)
  expect(await say('delivered')).toBe('applied')
  const news = 'Kurir menyatakan paket sudah diterima setelah pesanan ini diakhiri'
  await eventually(() => {
    for (const topic of ['order', 'refund']) expect(stream.events).toContainEqual({ topic, id: made.invoice })
  })
  expect(await say('delivered')).toBe('repeated')
  expect(await state()).toMatchObject({ orderStatus: 'CANCEL' })
  const expected = and(eq(orderEvent.orderId, made.id), eq(orderEvent.note, news))
  expect(await testApp.db.$count(orderEvent, expected)).toBe(1)
  const { result } = await desk.call(listRefunds, { query: { branch: String(given.branch.id) } })
  expect(result).toMatchObject({ datas: [{ reason: `${news}; Paket hilang atau rusak di tangan kurir` }] })
})

/** Shipped under a typed airway bill, with or without calling the courier before. */
async function typedOrder({ called }: { called: boolean }) {
  const waiting = await waitingOrder()
  const { made, params, first } = waiting
  await first.call(contract.confirmOrder, { params })
  if (called) await first.call(contract.callCourier, { params })
  const body = { airwayBill: `TYPED${made.id}` }
  expect((await first.call(contract.shipOrder, { params, body })).code).toBe(200)
  const outcome = async () => ({
    status: (await waiting.state()).orderStatus,
    onHand: (await waiting.shelf()).onHand,
    cases: await testApp.db.$count(refundCase, eq(refundCase.orderId, made.id)),
    points: await testApp.db.$count(pointEntry, eq(pointEntry.reference, made.invoice)),
  })
  return { ...waiting, outcome }
}

/** Airway bills that the courier was asked to cancel. */
async function calledOff(turns = 1) {
  const asked = vi.spyOn(testApp.context.outside.courier, 'cancel')
  for (let turn = 0; turn < turns; turn++) await callOffPickups(testApp.context)
  const bills = asked.mock.calls.map(([bill]) => bill)
  asked.mockRestore()
  return bills
}

const lastNote = async (orderId: number) => {
  const [last] = await testApp.db
    .select()
    .from(orderEvent)
    .where(eq(orderEvent.orderId, orderId))
    .orderBy(desc(orderEvent.id))
    .limit(1)
  return last!.note
}

test('pharmacy: when a parcel goes by another way, the first pick-up is called off once it has an airway bill', async () => {
  const { made } = await typedOrder({ called: true })
  const { courier, faults } = testApp.context.simulator!
  expect(await calledOff()).toEqual([])
  courier!.happen(`P${made.invoice}`, 'processed')
  faults.courier.mode = 'down'
  expect(await calledOff()).toEqual([])
  faults.courier.mode = 'ok'
  expect(await calledOff(3)).toEqual([`SIM${made.invoice.slice(-12)}`])
  expect(await testApp.context.outside.courier.track(`P${made.invoice}`)).toMatchObject([
    { step: 'processed' },
    { step: 'cancelled' },
  ])
  expect(await lastNote(made.id)).toBe('Diserahkan kepada kurir')
})

test('pharmacy: calling off is retried when the courier does not answer', async () => {
  const { made } = await typedOrder({ called: true })
  testApp.context.simulator!.courier!.happen(`P${made.invoice}`, 'processed')
  const lost = vi.spyOn(testApp.context.outside.courier, 'cancel')
  lost.mockRejectedValueOnce(new GatewayFailure('unclear', 'no answer'))
  await callOffPickups(testApp.context)
  lost.mockRestore()
  expect(await calledOff(2)).toHaveLength(1)
})

test('pharmacy: a pick-up already collected cannot be called off, and the timeline says so once', async () => {
  const { made } = await typedOrder({ called: true })
  testApp.context.simulator!.courier!.happen(`P${made.invoice}`, 'shipped')
  expect(await calledOff(2)).toEqual([])
  const expected = and(
    eq(orderEvent.orderId, made.id),
    eq(orderEvent.note, 'Penjemputan oleh kurir semula tidak dapat dibatalkan'),
  )
  expect(await testApp.db.$count(orderEvent, expected)).toBe(1)
})

test.each(['told before', 'not told yet'])(
  'pharmacy: an airway bill of the pick-up itself, %s, calls nothing off',
  async (when) => {
    const { made, params, first } = await calledOrder()
    const airwayBill = `SIM${made.invoice.slice(-12)}`
    testApp.context.simulator!.courier!.happen(`P${made.invoice}`, 'processed')
    if (when === 'told before') await first.call(contract.callCourier, { params })
    expect((await first.call(contract.shipOrder, { params, body: { airwayBill } })).code).toBe(200)
    expect(await calledOff(2)).toEqual([])
  },
)

test.each([
  ['kembali', 2, false],
  ['hilang', 0, false],
  ['kembali', 2, true],
  ['hilang', 0, true],
] as const)(
  'pharmacy: a parcel with a typed airway bill ends as %s, with %i goods returned (courier called before: %s)',
  async (reason, back, called) => {
    const { made, params, first, second, outcome } = await typedOrder({ called })
    const { onHand } = await outcome()
    const detail = await first.call(contract.readDispensaryOrder, { params })
    expect(detail.result).toMatchObject({ endings: ['kembali', 'hilang'] })
    expect(await first.call(contract.abandonOrder, { params, body: {} })).toMatchObject({
      code: 400,
      message: 'Pilih apakah paketnya kembali atau hilang',
    })
    const body = { reason }
    const answers = await Promise.all([first, second].map((one) => one.call(contract.abandonOrder, { params, body })))
    expect(sortedCodes(answers)).toEqual([200, 409])
    expect(await outcome()).toEqual({ status: 'CANCEL', onHand: onHand + back, cases: 1, points: 0 })
    expect(await audits('abandon-order', made.invoice)).toBe(1)
    const after = await first.call(contract.readDispensaryOrder, { params })
    expect(after.result).toMatchObject({ endings: [] })
  },
)

test('pharmacy: an order received while it is being abandoned stays received', async () => {
  const { made, params, first, outcome } = await typedOrder({ called: false })
  const before = await outcome()
  const answer = await blockOnLock(testApp, {
    lock: sql`select from ${order} where ${order.id} = ${made.id}`,
    act: () => first.call(contract.abandonOrder, { params, body: { reason: 'kembali' } }),
    meanwhile: (db) => moveOrder(testApp.context, db, { orderId: made.id, move: 'receive', by: 'system' }),
  })
  expect(answer.code).toBe(409)
  expect(await outcome()).toEqual({ ...before, status: 'COMPLETED', points: 1 })
})

test.each(['the patient', 'a week'])(
  'pharmacy: %s completing an order while it is being abandoned: one of them succeeds',
  async (who) => {
    const { params, first, patient, outcome } = await typedOrder({ called: false })
    const headers = await signIn(testApp, patient)
    const { onHand } = await outcome()
    if (who === 'a week') {
      const long = new Date(testApp.context.now().getTime() - 8 * 24 * 60 * 60 * 1000)
      await testApp.db.update(order).set({ shippedAt: long }).where(eq(order.invoice, params.invoice))
    }
    await Promise.all([
      who === 'a week' ? completeShipped(testApp.context) : testApp.send(receiveOrder, { params }, headers, '10.5.5.5'),
      first.call(contract.abandonOrder, { params, body: { reason: 'kembali' } }),
    ])
    expect([
      { status: 'COMPLETED', onHand, cases: 0, points: 1 },
      { status: 'CANCEL', onHand: onHand + 2, cases: 1, points: 0 },
    ]).toContainEqual(await outcome())
  },
)

test.each(['troubled', 'returned', 'lost'] as const)(
  'pharmacy: a parcel that is %s is listed first and counted until its order has ended',
  async (step) => {
    const { made, given, first, params, say } = await shippedOrder()
    const query = { branch: String(given.branch.id) }
    const astray = async () => (await first.call(readBranchSummary, { query })).result
    expect(await astray()).toMatchObject({ astray: 0 })
    await say(step)
    const other = await createTestPurchase(testApp, { patientId: made.patientId })
    const ids = await copyOrder(testApp, other.id, 100)
    const left = { orderStatus: 'SHIPPED', paymentStatus: 'PAID', branchId: given.branch.id } as const
    const later = new Date(testApp.context.now().getTime() + 60_000)
    await testApp.db
      .update(order)
      .set({ ...left, airwayBill: 'TYPED1', paidAt: later, shippedAt: later })
      .where(inArray(order.id, ids))
    const { result } = await first.call(contract.listDispensaryOrders, { query: { ...query, state: 'SHIPPED' } })
    const { orders } = result as { orders: { invoice: string; parcel: string | null }[] }
    expect(orders).toHaveLength(10)
    expect(orders[0]).toMatchObject({ invoice: made.invoice, parcel: step })
    expect(await astray()).toMatchObject({ astray: 1 })
    await first.call(contract.abandonOrder, { params, body: { reason: step === 'lost' ? 'hilang' : 'kembali' } })
    expect(await astray()).toMatchObject({ astray: 0 })
  },
)

test('pharmacy: a pickup order gets a code shown only to the patient', async () => {
  const { made, params, patient, first, state } = await waitingOrder({ pickup: true })
  await first.call(contract.confirmOrder, { params })
  expect((await first.call(contract.callCourier, { params })).code).toBe(409)
  expect((await first.call(contract.shipOrder, { params, body: { airwayBill: 'JNE12345' } })).code).toBe(409)
  const ready = await first.call(contract.readyOrder, { params })
  expect(ready).toMatchObject({ code: 200, result: true })
  const { pickupCode } = await state()
  expect(pickupCode).toMatch(/^\d{6}$/)
  const detail = await first.call(contract.readDispensaryOrder, { params })
  expect(JSON.stringify(detail.result)).not.toContain(`"${pickupCode}"`)
  const headers = await signIn(testApp, patient)
  const { result } = await testApp.send(readOrder, { params }, headers, '10.5.5.5')
  expect(result).toMatchObject({ orderStatus: 'SELF_PICKUP', shipping: { pickupCode } })
  expect(await audits('ready-order', made.invoice)).toBe(1)
})

test("pharmacy: another branch's order looks like a missing one to every action", async () => {
  const { params } = await waitingOrder()
  const stranger = (await waitingOrder()).first
  const answers = [
    await stranger.call(contract.readDispensaryOrder, { params }),
    await stranger.call(contract.confirmOrder, { params }),
    await stranger.call(contract.refuseOrder, { params, body: { reason: 'Coba' } }),
    await stranger.call(contract.packOrder, { params }),
    await stranger.call(contract.callCourier, { params }),
    await stranger.call(contract.shipOrder, { params, body: { airwayBill: 'JNE12345' } }),
    await stranger.call(contract.correctBill, { params, body: { airwayBill: 'JNE12345' } }),
    await stranger.call(contract.readyOrder, { params }),
    await stranger.call(contract.stopOrder, { params, body: { reason: 'Coba' } }),
    await stranger.call(contract.abandonOrder, { params, body: { reason: 'hilang' } }),
  ]
  expect(answers.map(({ code }) => code)).toEqual(Array(10).fill(404))
})
