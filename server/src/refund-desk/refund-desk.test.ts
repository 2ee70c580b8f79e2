import { type OrderDetail, readOrder } from '@nmw/contract/order'
import { askRefund, giveRefundBank } from '@nmw/contract/order-refund'
import * as contract from '@nmw/contract/ops-refund'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { appointment } from '../database/schema/appointment-table.ts'
import { auditEntry } from '../database/schema/audit-entry-table.ts'
import { membership } from '../database/schema/membership-table.ts'
import { notification } from '../database/schema/notification-table.ts'
import { order } from '../database/schema/order-table.ts'
import { moneyEntry, refundCase } from '../database/schema/payment-table.ts'
import { pointEntry } from '../database/schema/point-table.ts'
import { transaction } from '../database/transaction.ts'
import { moveOrder } from '../order/move-order.ts'
import { orderMoves } from '../order/order-moves.ts'
import { orderRoutes } from '../order/order-routes.ts'
import { payOrder } from '../order/pay-order.ts'
import { reconcile } from '../payment/reconcile.ts'
import { openOwedCase } from '../refund/open-refund-case.ts'
import { createMember } from '../testing/make/create-member.ts'
import { createPatient } from '../testing/make/create-patient.ts'
import { createStaff } from '../testing/make/create-staff.ts'
import { createTestConsultation, createTestPurchase } from '../testing/make/create-test-order.ts'
import { blockOnLock, lockOrFail } from '../testing/stress/block-on-lock.ts'
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts'
import { signIn } from '../testing/app/sign-in.ts'
import { sortedCodes } from '../testing/checks/sorted-codes.ts'
import { refundDeskRoutes } from './refund-desk-routes.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp({ routes: [...orderRoutes, ...refundDeskRoutes] })
})
afterAll(() => testApp.close())

const bank = { bank: 'BCA', accountNumber: '1234567890', accountName: 'Siti Rahmawati' }

/**
 * A paid consultation with a refund requested by the patient or, `owed`, opened by the clinic without a bank account.
 */
async function openCase({ owed = false } = {}) {
  const person = await createPatient(testApp)
  const session = await signIn(testApp, person)
  const made = await createTestConsultation(testApp, { patientId: person.id })
  const { id: orderId, invoice, grandTotal: amount, branchId } = made.order
  await payOrder(testApp.context, testApp.db, { orderId })
  const send = (endpoint: Parameters<TestApp['send']>[0], body: object) =>
    testApp.send(endpoint, { params: { invoice }, body }, session, '10.2.2.2')
  const read = async () =>
    (await testApp.send(readOrder, { params: { invoice } }, session, '10.2.2.2')).result as OrderDetail
  const mayAsk = async () => (await read()).canAskRefund
  if (owed)
    await transaction(testApp.db, (db) =>
      openOwedCase(testApp.context, db, { orderId, amount, reason: 'Dokter sakit', openedById: null }),
    )
  else expect((await send(askRefund, { reason: 'Berhalangan', ...bank })).code).toBe(200)
  const [row] = await testApp.db.select().from(refundCase).where(eq(refundCase.orderId, orderId))
  const [desk, second] = [await createStaff(testApp, { branchId }), await createStaff(testApp, { branchId })]
  const on = (body?: object) => ({ params: { id: String(row!.id) }, ...(body && { body }) })
  const decide = (approve: boolean, counter = desk) =>
    counter.call(contract.decideRefund, on({ approve, note: 'Sesuai ketentuan' }))
  const transfer = (counter = desk) => counter.call(contract.noteRefundTransfer, on({ note: 'Ref 7781' }))
  const state = async () => (await testApp.db.select().from(refundCase).where(eq(refundCase.id, row!.id)))[0]!.state
  const ledger = async () =>
    (await testApp.db.select().from(moneyEntry).where(eq(moneyEntry.orderId, orderId)).orderBy(moneyEntry.id)).map(
      ({ kind, amount }) => [kind, amount],
    )
  return { ...made, person, id: row!.id, desk, second, on, send, read, mayAsk, decide, transfer, state, ledger }
}

test('refund desk: a case goes from request to transfer: seat released, ledger balanced, patient notified of each step', async () => {
  const before = await reconcile(testApp.db)
  const { id, person, desk, on, decide, transfer, state, ledger, order: paid } = await openCase()
  const list = await desk.call(contract.listRefunds, { query: { branch: String(paid.branchId) } })
  expect(list.result).toMatchObject({ datas: [{ id, state: 'DIAJUKAN', hasBank: true, owed: false, amount: 155_000 }] })
  expect(JSON.stringify(list.result)).not.toContain(bank.accountNumber)
  expect((await transfer()).code).toBe(409)
  expect((await decide(true)).code).toBe(200)
  const [seat] = await testApp.db.select().from(appointment).where(eq(appointment.orderId, paid.id))
  expect(seat!.status).toBe(0)
  const [ended] = await testApp.db.select().from(order).where(eq(order.id, paid.id))
  expect(ended).toMatchObject({ orderStatus: 'CANCEL', paymentStatus: 'PAID' })
  expect((await desk.call(contract.readRefund, on())).result).toMatchObject({ bank, state: 'DISETUJUI' })
  const views = and(eq(auditEntry.action, 'view-refund-bank'), eq(auditEntry.object, `refund-${id}`))
  expect(await testApp.db.$count(auditEntry, views)).toBe(1)
  expect((await transfer()).code).toBe(200)
  expect(await state()).toBe('DITRANSFER')
  expect(await ledger()).toEqual([
    ['refund-due', 155_000],
    ['refunded', 155_000],
  ])
  const notifications = await testApp.db.select().from(notification).where(eq(notification.accountId, person.id))
  const keys = notifications.map(({ dedupeKey }) => dedupeKey)
  expect(keys).toEqual(expect.arrayContaining([`approve-refund-${id}`, `transfer-refund-${id}`]))
  expect(notifications.map(({ message }) => message)).toContain(
    `Konsultasi ${paid.invoice} dibatalkan atas permintaan Anda. Dana Anda dikembalikan.`,
  )
  const done = await desk.call(contract.listRefunds, { query: { branch: String(paid.branchId), state: 'DITRANSFER' } })
  expect(done.result).toMatchObject({ datas: [{ id }] })
  // The test bypasses the gateway, so only the price of the order is new in the ledger.
  const after = await reconcile(testApp.db)
  expect(after.owed - before.owed).toBe(0)
})

test('refund desk: two counters that decide at once make one decision', async () => {
  const { desk, second, decide, state, ledger } = await openCase()
  const decisions = await Promise.all([
    decide(true, desk),
    decide(true, second),
    decide(false, desk),
    decide(false, second),
  ])
  expect(sortedCodes(decisions)).toEqual([200, 409, 409, 409])
  const approved = decisions.slice(0, 2).some(({ code }) => code === 200)
  expect([await state(), await ledger()]).toEqual(approved ? ['DISETUJUI', [['refund-due', 155_000]]] : ['DITOLAK', []])
})

test('refund desk: two counters that transfer at once make one transfer with one entry each', async () => {
  const { desk, second, decide, transfer, ledger } = await openCase()
  expect((await decide(true)).code).toBe(200)
  const transfers = await Promise.all([transfer(desk), transfer(second), transfer(desk)])
  expect(sortedCodes(transfers)).toEqual([200, 409, 409])
  expect(await ledger()).toEqual([
    ['refund-due', 155_000],
    ['refunded', 155_000],
  ])
})

test('refund desk: a visit finished while its refund is being approved stays finished, and its order stays paid', async () => {
  const { decide, state, order: paid } = await openCase()
  const seat = eq(appointment.orderId, paid.id)
  const answer = await blockOnLock(testApp, {
    lock: sql`select from ${appointment} where ${seat}`,
    act: () => decide(true),
    meanwhile: (db) => db.update(appointment).set({ status: 2, endedAt: testApp.context.now() }).where(seat),
  })
  expect([answer.code, await state()]).toEqual([200, 'DISETUJUI'])
  const [row] = await testApp.db.select().from(order).where(eq(order.id, paid.id))
  expect(row!.orderStatus).toBe('CONSULTATION')
})

test('refund desk: a decision locks the order before the case', async () => {
  const { id, decide, order: paid } = await openCase()
  const answer = await blockOnLock(testApp, {
    lock: sql`select from ${order} where ${order.id} = ${paid.id}`,
    act: () => decide(true),
    meanwhile: async (db) => {
      await lockOrFail(db, sql`select from ${refundCase} where ${refundCase.id} = ${id}`)
      const ended = { status: 2, endedAt: testApp.context.now() }
      await db.update(appointment).set(ended).where(eq(appointment.orderId, paid.id))
    },
  })
  expect(answer.code).toBe(200)
  const [row] = await testApp.db.select().from(order).where(eq(order.id, paid.id))
  expect(row!.orderStatus).toBe('CONSULTATION')
})

test('refund desk: a refused case refunds nothing and may be requested again', async () => {
  const { decide, transfer, state, ledger, send, read, mayAsk, desk, on, order: paid } = await openCase()
  expect(await mayAsk()).toBe(false)
  const silent = await desk.call(contract.decideRefund, on({ approve: false, note: ' ' }))
  expect(silent).toMatchObject({ code: 400, errors: [{ path: 'note' }] })
  expect((await decide(false)).code).toBe(200)
  expect([await state(), await ledger()]).toEqual(['DITOLAK', []])
  expect((await decide(true)).code).toBe(409)
  expect((await transfer()).code).toBe(409)
  const [row] = await testApp.db.select().from(order).where(eq(order.id, paid.id))
  expect(row!.orderStatus).toBe('CONSULTATION')
  expect(await mayAsk()).toBe(true)
  expect((await send(askRefund, { reason: 'Mohon ditinjau', ...bank })).code).toBe(200)
  expect(await mayAsk()).toBe(false)
  const { refund, refunds } = await read()
  expect(refunds).toMatchObject([
    { state: 'DIAJUKAN', reason: 'Mohon ditinjau', note: null },
    { state: 'DITOLAK', reason: 'Berhalangan', note: 'Sesuai ketentuan' },
  ])
  expect(refund).toEqual(refunds[0])
})

test('refund desk: the price may be requested beside an owed refund, and both go to the named account', async () => {
  const { desk, on, send, mayAsk } = await openCase({ owed: true })
  expect(await mayAsk()).toBe(true)
  expect((await send(askRefund, { reason: 'Berhalangan', ...bank })).code).toBe(200)
  expect((await desk.call(contract.readRefund, on())).result).toMatchObject({ owed: true, bank })
  const other = { ...bank, accountNumber: '9876543210' }
  expect(await send(askRefund, { reason: 'Sekali lagi', ...other })).toMatchObject({ code: 409 })
  expect((await desk.call(contract.readRefund, on())).result).toMatchObject({ bank })
})

test('refund desk: an owed refund cannot be refused, nor transferred before an account is named', async () => {
  const { desk, on, decide, transfer, send, ledger } = await openCase({ owed: true })
  expect(await decide(false)).toMatchObject({ code: 409, message: expect.stringContaining('wajib dikembalikan') })
  expect((await decide(true)).code).toBe(200)
  expect(await transfer()).toMatchObject({ code: 409, message: 'Pasien belum mengisi rekening tujuan' })
  expect((await send(giveRefundBank, bank)).code).toBe(200)
  expect((await transfer()).code).toBe(200)
  expect(await ledger()).toHaveLength(2)
  // After the transfer the bank account cannot be changed.
  expect((await send(giveRefundBank, { ...bank, accountNumber: '9876543210' })).code).toBe(404)
  expect((await desk.call(contract.readRefund, on())).result).toMatchObject({ bank, state: 'DITRANSFER' })
})

test('refund desk: a patient marked absent while requesting a refund is told that it is forfeited', async () => {
  const { send, decide, order: paid } = await openCase()
  expect((await decide(false)).code).toBe(200)
  const answer = await blockOnLock(testApp, {
    lock: sql`select from ${order} where ${order.id} = ${paid.id}`,
    act: () => send(askRefund, { reason: 'Mohon ditinjau', ...bank }),
    meanwhile: async (db) => {
      const at = testApp.context.now()
      const absent = { status: 0, absentAt: at, endedAt: at, cancelReason: 'Tidak hadir' }
      await db.update(appointment).set(absent).where(eq(appointment.orderId, paid.id))
    },
  })
  expect(answer).toMatchObject({ code: 409, message: 'Dana janji yang tidak dihadiri tidak dapat dikembalikan' })
})

test('refund desk: another branch finds no case, and other roles may not decide', async () => {
  const { on, decide, order: paid } = await openCase()
  const foreign = await createStaff(testApp, { branchId: paid.branchId + 500 })
  expect((await foreign.call(contract.readRefund, on())).code).toBe(404)
  expect((await decide(true, foreign)).code).toBe(404)
  const doctor = await createStaff(testApp, { role: 'doctor', branchId: paid.branchId })
  expect((await decide(true, doctor)).code).toBe(403)
  expect((await doctor.call(contract.readRefund, on())).code).toBe(403)
})

/** Goods of 300.000 received by a member with fifty points, and a desk that approves the open refund. */
async function receivedGoods() {
  const member = await createMember(testApp, { points: 50 })
  const { id: orderId, invoice, branchId } = await createTestPurchase(testApp, { patientId: member.id })
  for (const move of ['pay', 'confirm', 'ship', 'receive'] as const)
    await transaction(testApp.db, (db) =>
      moveOrder(testApp.context, db, { orderId, move, by: orderMoves[move].by[0], set: { airwayBill: invoice } }),
    )
  const headers = await signIn(testApp, member)
  const ask = async () => {
    const body = { reason: 'Kemasan rusak', ...bank }
    expect((await testApp.send(askRefund, { params: { invoice }, body }, headers, '10.2.2.2')).code).toBe(200)
  }
  const desk = await createStaff(testApp, { branchId })
  const approve = async () => {
    const [row] = await testApp.db.select().from(refundCase).where(eq(refundCase.orderId, orderId))
    const sent = { params: { id: String(row!.id) }, body: { approve: true, note: 'Sesuai ketentuan' } }
    return (await desk.call(contract.decideRefund, sent)).code
  }
  const points = async () =>
    (await testApp.db.select().from(membership).where(eq(membership.accountId, member.id)))[0]!.points
  const takenBack = async () => {
    const which = and(eq(pointEntry.accountId, member.id), eq(pointEntry.kind, 'correct'))
    return (await testApp.db.select().from(pointEntry).where(which).orderBy(pointEntry.id)).map(({ amount }) => amount)
  }
  expect(await points()).toBe(53)
  return { accountId: member.id, orderId, ask, approve, points, takenBack }
}

test('refund desk: a refund of goods revokes the points they earned, once', async () => {
  const { ask, approve, points, takenBack } = await receivedGoods()
  await ask()
  expect(await points()).toBe(53)
  expect([await approve(), await approve()]).toEqual([200, 409])
  expect([await points(), await takenBack()]).toEqual([50, [-3]])
})

test('refund desk: spent points stay spent, and the balance never drops below zero', async () => {
  const { accountId, ask, approve, points, takenBack } = await receivedGoods()
  const spent = { accountId, amount: -52, message: 'Poin hangus', reference: 'test', createdAt: testApp.context.now() }
  await testApp.db.insert(pointEntry).values({ ...spent, kind: 'expire' })
  await ask()
  expect(await approve()).toBe(200)
  expect([await points(), await takenBack()]).toEqual([0, [-1]])
})

test('refund desk: points spent while they are being revoked stay spent', async () => {
  const { accountId, ask, approve, points, takenBack } = await receivedGoods()
  const spent = { accountId, amount: -52, message: 'Poin hangus', reference: 'test', createdAt: testApp.context.now() }
  await ask()
  const code = await blockOnLock(testApp, {
    lock: sql`select from ${membership} where ${membership.accountId} = ${accountId}`,
    act: approve,
    meanwhile: (db) => db.insert(pointEntry).values({ ...spent, kind: 'expire' }),
  })
  expect([code, await points(), await takenBack()]).toEqual([200, 0, [-1]])
})

test('refund desk: refunding a second payment revokes no points', async () => {
  const { orderId, approve, points } = await receivedGoods()
  const opening = { orderId, amount: 10_000, reason: 'Dibayar dua kali', openedById: null }
  await transaction(testApp.db, (db) => openOwedCase(testApp.context, db, opening))
  expect(await approve()).toBe(200)
  expect(await points()).toBe(53)
})
