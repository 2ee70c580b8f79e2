import { readOwnInvoice, listInvoices } from '@nmw/contract/invoice'
import * as contract from '@nmw/contract/ops-payment'
import * as queue from '@nmw/contract/ops-queue'
import { decideRefund } from '@nmw/contract/ops-refund'
import { readOrder } from '@nmw/contract/order'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { queueRoutes } from '../appointment/queue-routes.ts'
import { appointment } from '../database/schema/appointment-table.ts'
import { doctorSession } from '../database/schema/doctor-session-table.ts'
import { auditEntry } from '../database/schema/audit-entry-table.ts'
import { notification } from '../database/schema/notification-table.ts'
import { order, orderEvent } from '../database/schema/order-table.ts'
import { deskPayment, moneyEntry, payment, refundCase } from '../database/schema/payment-table.ts'
import { transaction } from '../database/transaction.ts'
import { invoiceRoutes } from '../invoice/invoice-routes.ts'
import { moveOrder } from '../order/move-order.ts'
import { orderRoutes } from '../order/order-routes.ts'
import { applyNotifications } from '../payment/apply-notifications.ts'
import { followPayments } from '../payment/follow-payments.ts'
import { openPayment } from '../payment/open-payment.ts'
import { reconcile } from '../payment/reconcile.ts'
import { closeSession } from '../appointment/close-session.ts'
import { serveNotifications } from '../payment/serve-notifications.ts'
import { refundDeskRoutes } from '../refund-desk/refund-desk-routes.ts'
import { openAskedCase } from '../refund/open-refund-case.ts'
import { createPatient } from '../testing/make/create-patient.ts'
import { createStaff } from '../testing/make/create-staff.ts'
import { createTestDoctor, createTestVisit } from '../testing/make/create-visit.ts'
import { eventually } from '../testing/checks/eventually.ts'
import { findBrokenInvariants } from '../testing/checks/find-broken-invariants.ts'
import { size } from '../testing/stress/full-size.ts'
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts'
import { signIn } from '../testing/app/sign-in.ts'
import { sortedCodes } from '../testing/checks/sorted-codes.ts'
import { postNotification, signNotification, paymentStateOf } from '../testing/make/test-payments.ts'
import { deskPaymentRoutes } from './desk-payment-routes.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp({
    routes: [...deskPaymentRoutes, ...invoiceRoutes, ...orderRoutes, ...queueRoutes, ...refundDeskRoutes],
    services: [serveNotifications],
    jobs: { 'follow-payments': followPayments, 'apply-notifications': applyNotifications },
  })
})
afterEach(async () => {
  expect(await reconcile(testApp.db)).toMatchObject({ difference: 0, uneven: [], loosePayments: 0, unmatched: 0 })
  expect(testApp.errors.splice(0)).toEqual([])
})
afterAll(async () => {
  expect(await findBrokenInvariants(testApp.db)).toEqual([])
  await testApp.close()
})

const PRICE = 155_000

/** An unpaid consultation with a virtual account, and two counters. */
async function openBill() {
  const doctor = await createTestDoctor(testApp, { fee: 150_000 })
  const { patient, appointment: seat, order: bill } = await createTestVisit(testApp, doctor, { paid: false })
  const { invoice, id: orderId } = bill!
  const payable = { ...(await openPayment(testApp.context, orderId)), invoice }
  const branchId = doctor.branch.id
  const [desk, second] = [await createStaff(testApp, { branchId }), await createStaff(testApp, { branchId })]
  const pay = (counter: typeof desk, body: object = { type: 'cash' }, key = '') =>
    counter.call(contract.payAtDesk, { params: { invoice }, body }, key ? { 'idempotency-key': key } : {})
  const notifyPaid = () => postNotification(testApp, signNotification(testApp, payable))
  return { doctor, patient, seat, invoice, orderId, payable, desk, second, pay, notifyPaid }
}

const deskRows = (orderId: number) => testApp.db.$count(deskPayment, eq(deskPayment.orderId, orderId))

test('desk payment: cash with change pays the order with ledger entry, event, audit entry, notification and receipt', async () => {
  const { patient, seat, invoice, orderId, desk, pay } = await openBill()
  expect((await desk.call(queue.checkIn, { params: { id: String(seat.id) } })).code).toBe(409)
  const { code, result } = await pay(desk, { type: 'cash', value: 200_000 })
  expect(code).toBe(200)
  expect(result).toMatchObject({ invoice, total: PRICE, paid: 200_000, change: 45_000 })
  expect(await paymentStateOf(testApp, orderId)).toMatchObject({
    orderStatus: 'CONSULTATION',
    paymentStatus: 'PAID',
    money: [`received ${PRICE}`],
    cases: 0,
  })
  const events = await testApp.db
    .select()
    .from(orderEvent)
    .where(eq(orderEvent.orderId, orderId))
    .orderBy(orderEvent.id)
  expect(events.at(-1)).toMatchObject({ note: 'Pembayaran diterima di klinik (Tunai)', byAccountId: desk.id })
  const audits = and(eq(auditEntry.action, 'pay-at-desk'), eq(auditEntry.object, invoice))
  expect(await testApp.db.select().from(auditEntry).where(audits)).toMatchObject([
    { accountId: desk.id, detail: { amount: PRICE, type: 'cash', change: 45_000 } },
  ])
  const notifications = await testApp.db.select().from(notification).where(eq(notification.accountId, patient.id))
  expect(notifications.map(({ dedupeKey }) => dedupeKey)).toContain(`order-${invoice}-pay`)

  const headers = await signIn(testApp, patient)
  const read = async (endpoint: Parameters<TestApp['send']>[0], sent: Parameters<TestApp['send']>[1] = {}) =>
    (await testApp.send(endpoint, sent, headers, '10.5.5.6')).result
  expect(await read(readOwnInvoice, { params: { invoice } })).toMatchObject({
    status: 'success',
    header: { grandTotal: PRICE },
    detail: { cash: 200_000, transfer: 0, payTotal: 200_000, return: 45_000 },
    method: 'Tunai di klinik',
  })
  expect(await read(listInvoices)).toMatchObject({
    datas: [
      { noInvoice: invoice, status: 'success', summary: { payment: [{ name: 'Tunai di klinik', value: PRICE }] } },
    ],
  })
  expect(await read(readOrder, { params: { invoice } })).toMatchObject({
    paymentStatus: 'PAID',
    paymentInformation: { method: { name: 'Tunai di klinik' }, virtual_account_info: null },
  })
  expect((await desk.call(queue.checkIn, { params: { id: String(seat.id) } })).code).toBe(200)
})

test('desk payment: the virtual account is closed, and money that arrives there later is refunded', async () => {
  const { orderId, desk, pay, notifyPaid, seat, invoice } = await openBill()
  expect((await pay(desk)).code).toBe(200)
  await testApp.run('follow-payments')
  expect((await paymentStateOf(testApp, orderId)).payments).toEqual(['CANCEL'])
  expect(await notifyPaid()).toBe(200)
  await testApp.run('apply-notifications')
  expect(await paymentStateOf(testApp, orderId)).toEqual({
    orderStatus: 'CONSULTATION',
    paymentStatus: 'PAID',
    payments: ['PAID'],
    money: [`received ${PRICE}`, `received ${PRICE}`, `refund-due ${PRICE}`],
    cases: 1,
  })
  const [refund] = await testApp.db.select().from(refundCase).where(eq(refundCase.orderId, orderId))
  expect(refund?.reason).toBe('Dana diterima setelah pesanan lunas')
  // Refunding the second payment must not release the seat paid by the first.
  const decided = await desk.call(decideRefund, {
    params: { id: String(refund!.id) },
    body: { approve: true, note: 'Dibayar dua kali' },
  })
  expect(decided.code).toBe(200)
  const [row] = await testApp.db.select().from(appointment).where(eq(appointment.id, seat.id))
  expect(row?.status).toBe(1)
  const [paid] = await testApp.db.select().from(order).where(eq(order.invoice, invoice))
  expect(paid?.orderStatus).toBe('CONSULTATION')
})

test('desk payment: when the doctor is absent, price and second payment are refunded in one case', async () => {
  const { orderId, desk, pay, notifyPaid, doctor } = await openBill()
  await pay(desk)
  await notifyPaid()
  await testApp.run('apply-notifications')
  await closeSession(testApp.context, { sessionId: doctor.session.id, reason: 'Dokter sakit', byAccountId: desk.id })
  expect(await paymentStateOf(testApp, orderId)).toMatchObject({
    orderStatus: 'CANCEL',
    money: [`received ${PRICE}`, `received ${PRICE}`, `refund-due ${PRICE}`, `refund-due ${PRICE}`],
    cases: 1,
  })
  const [refund] = await testApp.db.select().from(refundCase).where(eq(refundCase.orderId, orderId))
  expect(refund).toMatchObject({ amount: 2 * PRICE, state: 'DIAJUKAN' })
})

test("desk payment: when the doctor is absent after the second payment's refund was decided, the price is refunded in another case", async () => {
  const { orderId, desk, pay, notifyPaid, doctor } = await openBill()
  await pay(desk)
  await notifyPaid()
  await testApp.run('apply-notifications')
  const [surplus] = await testApp.db.select().from(refundCase).where(eq(refundCase.orderId, orderId))
  await desk.call(decideRefund, {
    params: { id: String(surplus!.id) },
    body: { approve: true, note: 'Dibayar dua kali' },
  })
  await closeSession(testApp.context, { sessionId: doctor.session.id, reason: 'Dokter sakit', byAccountId: desk.id })
  expect(await paymentStateOf(testApp, orderId)).toMatchObject({
    orderStatus: 'CANCEL',
    money: [`received ${PRICE}`, `received ${PRICE}`, `refund-due ${PRICE}`, `refund-due ${PRICE}`],
    cases: 2,
  })
  const cases = await testApp.db.select().from(refundCase).where(eq(refundCase.orderId, orderId)).orderBy(refundCase.id)
  expect(cases.map(({ amount, state }) => [amount, state])).toEqual([
    [PRICE, 'DISETUJUI'],
    [PRICE, 'DIAJUKAN'],
  ])
})

test('desk payment: a second payment is refunded beside a requested refund, and neither is paid out twice', async () => {
  const { orderId, desk, pay, notifyPaid, doctor } = await openBill()
  await pay(desk)
  const ask = () =>
    transaction(testApp.db, (db) =>
      openAskedCase(testApp.context, db, { orderId, amount: PRICE, reason: 'Sakit', openedById: null }),
    )
  expect(await ask()).toBeDefined()
  expect(await ask()).toBeUndefined()
  await notifyPaid()
  await testApp.run('apply-notifications')
  expect(await paymentStateOf(testApp, orderId)).toMatchObject({
    money: [`received ${PRICE}`, `received ${PRICE}`, `refund-due ${PRICE}`],
    cases: 2,
  })
  await closeSession(testApp.context, { sessionId: doctor.session.id, reason: 'Dokter sakit', byAccountId: desk.id })
  const cases = await testApp.db.select().from(refundCase).where(eq(refundCase.orderId, orderId))
  expect(cases.map(({ amount, asked }) => [amount, asked])).toEqual(
    expect.arrayContaining([
      [PRICE, true],
      [PRICE, false],
    ]),
  )
  expect((await paymentStateOf(testApp, orderId)).money.filter((line) => line.startsWith('refund-due'))).toHaveLength(2)
})

test('desk payment: money that arrives while the session is called off is refunded, and no seat stays taken', async () => {
  const { orderId, desk, pay, seat, doctor } = await openBill()
  let paying: ReturnType<typeof pay> | undefined
  // The session is locked, so the closing has started; the payment arrives before it reaches the seats.
  await transaction(testApp.db, async (db) => {
    await moveOrder(testApp.context, db, { orderId, move: 'pay', by: 'system' })
    const closing = { sessionId: doctor.session.id, reason: 'Dokter sakit', byAccountId: desk.id }
    paying = Promise.resolve(closeSession(testApp.context, closing)).then(() => pay(desk))
    await db.execute(sql`select pg_sleep(0.05)`)
    await db.insert(moneyEntry).values({
      orderId,
      kind: 'received',
      amount: PRICE,
      reference: `payment-${(await db.select().from(payment).where(eq(payment.orderId, orderId)))[0]!.id}`,
      at: testApp.context.now(),
    })
    await db.update(payment).set({ state: 'PAID' }).where(eq(payment.orderId, orderId))
  })
  expect((await paying!).code).toBe(409)
  expect(await paymentStateOf(testApp, orderId)).toMatchObject({
    orderStatus: 'CANCEL',
    paymentStatus: 'PAID',
    money: [`received ${PRICE}`, `refund-due ${PRICE}`],
    cases: 1,
  })
  const [row] = await testApp.db.select().from(appointment).where(eq(appointment.id, seat.id))
  expect(row?.status).toBe(0)
})

test('desk payment: a refund request cannot be refused once the clinic calls the session off', async () => {
  const { orderId, desk, pay, doctor } = await openBill()
  await pay(desk)
  await transaction(testApp.db, (db) =>
    openAskedCase(testApp.context, db, { orderId, amount: PRICE, reason: 'Sakit', openedById: null }),
  )
  await closeSession(testApp.context, { sessionId: doctor.session.id, reason: 'Dokter sakit', byAccountId: desk.id })
  expect((await paymentStateOf(testApp, orderId)).money).toEqual([`received ${PRICE}`, `refund-due ${PRICE}`])
  const [asked] = await testApp.db.select().from(refundCase).where(eq(refundCase.orderId, orderId))
  const refused = await desk.call(decideRefund, {
    params: { id: String(asked!.id) },
    body: { approve: false, note: 'Tidak' },
  })
  expect(refused).toMatchObject({ code: 409, message: 'Dana ini wajib dikembalikan dan tidak dapat ditolak' })
})

test('desk payment: a bank notification and ten counters at once: one pays the order, and any second payment is refunded', async () => {
  for (let round = 0; round < size({ small: 3, full: 40 }); round++) {
    const { orderId, desk, second, pay, notifyPaid } = await openBill()
    const counters = Array.from({ length: 10 }, (_, place) => pay(place % 2 ? desk : second))
    const notified = notifyPaid().then(() => testApp.run('apply-notifications'))
    const answers = await Promise.all(counters)
    await notified
    await testApp.run('apply-notifications')
    const taken = answers.filter(({ code }) => code === 200).length
    expect(sortedCodes(answers)).toEqual([...Array<number>(taken).fill(200), ...Array<number>(10 - taken).fill(409)])
    expect(await deskRows(orderId)).toBe(taken)
    expect(taken).toBeLessThanOrEqual(1)
    // The server's own job may be applying the notification right now.
    await eventually(async () => {
      const { money, cases, paymentStatus } = await paymentStateOf(testApp, orderId)
      expect(paymentStatus).toBe('PAID')
      // The second payment is refused at the counter, or refunded if it came from the bank.
      const twice = [`received ${PRICE}`, `received ${PRICE}`, `refund-due ${PRICE}`]
      expect([money.toSorted(), cases]).toEqual(taken ? [twice, 1] : [[`received ${PRICE}`], 0])
    })
    expect(answers.find(({ code }) => code === 409)?.message).toMatch(
      /^Konsultasi ini sudah dibayar, .*Kembalikan uang/,
    )
    const paidOnce = and(eq(orderEvent.orderId, orderId), eq(orderEvent.orderStatus, 'CONSULTATION'))
    expect(await testApp.db.$count(orderEvent, paidOnce)).toBe(1)
  }
})

test('desk payment: a repeated request takes the money once', async () => {
  const { orderId, desk, pay } = await openBill()
  const [one, two] = [
    await pay(desk, { type: 'transfer' }, 'press-1'),
    await pay(desk, { type: 'transfer' }, 'press-1'),
  ]
  expect([one.code, two.code]).toEqual([200, 200])
  expect(two.result).toEqual(one.result)
  expect(await deskRows(orderId)).toBe(1)
})

test('desk payment: a cancelled or ended consultation cannot be paid, and the desk is told to return the money', async () => {
  const { orderId, desk, pay, invoice } = await openBill()
  await transaction(testApp.db, (db) => moveOrder(testApp.context, db, { orderId, move: 'expire', by: 'system' }))
  expect(await pay(desk)).toMatchObject({ code: 409, message: expect.stringContaining('Kembalikan uang pasien') })
  expect(await deskRows(orderId)).toBe(0)
  const absent = await openBill()
  const now = testApp.context.now()
  const over = { status: 0, cancelReason: 'Tidak hadir', endedAt: now, absentAt: now }
  await testApp.db.update(appointment).set(over).where(eq(appointment.id, absent.seat.id))
  await testApp.db.update(doctorSession).set({ taken: 0 }).where(eq(doctorSession.id, absent.seat.sessionId))
  expect((await absent.pay(absent.desk)).code).toBe(409)
  expect(await deskRows(absent.orderId)).toBe(0)
  const elsewhere = await createStaff(testApp)
  expect((await elsewhere.call(contract.payAtDesk, { params: { invoice }, body: { type: 'cash' } })).code).toBe(404)
})

/** A refusal changes nothing, so all cases share one bill. */
let unpaid: Awaited<ReturnType<typeof openBill>> | undefined

test.each([
  ['too little', { type: 'cash', value: PRICE - 1 }, 'Pembayaran kurang Rp 1'],
  [
    'change from a card',
    { type: 'debit', value: PRICE + 1, name: 'BCA', no: '1234' },
    'Kembalian hanya dapat diberikan dari uang tunai',
  ],
  ['change from a transfer', { type: 'transfer', value: 2 * PRICE }, 'Kembalian hanya dapat diberikan dari uang tunai'],
  ['a card without its bank', { type: 'kredit', no: '1234' }, 'Isi nama bank kartu'],
  ['a whole card number', { type: 'debit', name: 'BCA', no: '4111111111111111' }, 'Isi 4 angka terakhir kartu'],
  ['a card number for cash', { type: 'cash', no: '1234' }, 'Isi 4 angka terakhir kartu'],
  ['an unknown type', { type: 'voucher' }, 'Pilih cara bayar'],
])('desk payment: %s is refused', async (_what, body, message) => {
  unpaid ??= await openBill()
  const { orderId, desk, pay } = unpaid
  const answer = await pay(desk, body)
  expect(answer.code).toBe(400)
  expect([answer.message, ...(answer.errors ?? []).map((error) => error.message)]).toContain(message)
  expect((await paymentStateOf(testApp, orderId)).paymentStatus).toBe('PENDING')
})

test('desk payment: a card is stored by bank and last four digits, and the database keeps a desk payment unchanged', async () => {
  const { orderId, desk, pay } = await openBill()
  expect((await pay(desk, { type: 'debit', name: 'BCA', no: '1234' })).code).toBe(200)
  const [row] = await testApp.db.select().from(deskPayment).where(eq(deskPayment.orderId, orderId))
  expect(row).toMatchObject({ type: 'debit', amount: PRICE, paid: PRICE, change: 0, name: 'BCA', lastFour: '1234' })
  await expect(testApp.db.delete(deskPayment).where(eq(deskPayment.orderId, orderId))).rejects.toThrow()
  const { id: _id, ...again } = row!
  await expect(testApp.db.insert(deskPayment).values(again)).rejects.toThrow()
})

test('desk payment: a walk-in patient can book, pay and check in at once, even while the session is running', async () => {
  const { branch, session, staff } = await createTestDoctor(testApp, { fee: 150_000 })
  const desk = await createStaff(testApp, { branchId: branch.id })
  const { id: patient } = await createPatient(testApp)
  const query = { branch: String(branch.id) }
  expect((await desk.call(queue.readQueue, { query })).result).toMatchObject({
    sessions: [{ id: session.id, price: PRICE, openForWalkIn: true, mayPayLater: false }],
  })
  const body = { branch: branch.id, session: session.id, patient, note: 'Datang langsung' }
  const later = await desk.call(queue.bookWalkIn, { body: { ...body, paymentMethod: 'VIRTUAL_ACCOUNT_BCA' } })
  expect(later).toMatchObject({ code: 400, message: expect.stringContaining('sudah tidak dapat dipesan') })
  const short = await desk.call(queue.bookWalkIn, { body: { ...body, payment: { type: 'cash', value: 1000 } } })
  expect(short).toMatchObject({ code: 400, message: 'Pembayaran kurang Rp 154.000' })
  expect(await testApp.db.$count(appointment, eq(appointment.patientId, patient))).toBe(0)
  const { code, result } = await desk.call(queue.bookWalkIn, {
    body: { ...body, payment: { type: 'cash', value: 160_000 } },
  })
  expect([code, result]).toMatchObject([200, { label: 'A-01', receipt: { total: PRICE, change: 5_000 } }])
  const [seat] = await testApp.db.select().from(appointment).where(eq(appointment.patientId, patient))
  expect(seat).toMatchObject({ status: 1, checkedInAt: expect.any(Date) as Date })
  expect(await paymentStateOf(testApp, seat!.orderId!)).toMatchObject({
    paymentStatus: 'PAID',
    payments: [],
    money: [`received ${PRICE}`],
  })
  expect(await testApp.db.$count(moneyEntry, eq(moneyEntry.orderId, seat!.orderId!))).toBe(1)
  expect(
    (await staff.call(contract.payAtDesk, { params: { invoice: 'INV261115000001' }, body: { type: 'cash' } })).code,
  ).toBe(403)
  const free = await createTestDoctor(testApp)
  const counter = await createStaff(testApp, { branchId: free.branch.id })
  const gift = await counter.call(queue.bookWalkIn, {
    body: {
      ...body,
      branch: free.branch.id,
      session: free.session.id,
      patient: (await createPatient(testApp)).id,
      payment: { type: 'cash' },
    },
  })
  expect(gift).toMatchObject({ code: 400, message: 'Konsultasi ini gratis' })
})
